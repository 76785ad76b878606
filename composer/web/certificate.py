# SPDX-License-Identifier: GPL-3.0-or-later
"""The certificate by which the page is encrypted in the local network, made on the spot.

Nobody outside vouches for a machine in a private network, so the studio vouches for itself: an
authority of its own, which can speak for addresses of private networks alone, whoever may get hold
of it (name constraints of RFC 5280), signs a certificate for the address of this machine. Both are
kept, so that a browser that was told to go on, or a telephone on which the authority was installed,
knows them the next time.
"""

from __future__ import annotations

import datetime
import ipaddress
import ssl
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from composer.files.private import read_private, write_private

if TYPE_CHECKING:
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

_NETWORKS: Final = (
    "127.0.0.0/8",
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "169.254.0.0/16",
)
_YEARS: Final = datetime.timedelta(days=3650)
_LONGEST: Final = datetime.timedelta(days=397)  # what browsers take of a certificate
_LEFT: Final = datetime.timedelta(days=30)  # one that ends sooner is made again
_PAST: Final = datetime.timedelta(days=1)  # clocks differ
_LOOPBACK: Final = "127.0.0.1"
_AUTHORITY, _OWN = "authority.pem", "certificate.pem"


def can_certify() -> bool:
    """Return whether the library that makes certificates is there."""
    return find_spec("cryptography") is not None


@dataclass(frozen=True, slots=True)
class Papers:
    """What the page is encrypted by.

    Attributes:
        context: what a server speaks by.
        authority: the certificate of the studio's own authority, to be installed (DER).
        fingerprint: of the certificate of this machine, as browsers show it (SHA-256).
    """

    context: ssl.SSLContext
    authority: bytes
    fingerprint: str


def papers_for(addresses: tuple[str, ...], folder: Path) -> Papers:
    """Return papers for the addresses of this machine, those kept in a folder if they still do.

    Raises:
        OSError: they cannot be kept.
    """
    from cryptography.hazmat.primitives import hashes, serialization

    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    authority, key = _kept(folder / _AUTHORITY) or (None, None)
    if authority is None or key is None or not _lasts(authority, _LONGEST):
        authority, key = _new_authority()
        _keep(folder / _AUTHORITY, authority, key)
    found = _kept(folder / _OWN)
    if found is None or not _serves(found[0], authority, addresses):
        found = _new_certificate(addresses, authority, key)
        _keep(folder / _OWN, *found)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.load_cert_chain(folder / _OWN)
    print_ = found[0].fingerprint(hashes.SHA256()).hex().upper()
    return Papers(
        context,
        authority.public_bytes(serialization.Encoding.DER),
        ":".join(print_[at : at + 2] for at in range(0, len(print_), 2)),
    )


def _new_authority() -> tuple[x509.Certificate, EllipticCurvePrivateKey]:
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID

    key = ec.generate_private_key(ec.SECP256R1())
    networks = [x509.IPAddress(ipaddress.ip_network(each)) for each in _NETWORKS]
    # What is not named here may be anything: of mail and addresses, too, this machine alone.
    named = (x509.DNSName, x509.RFC822Name, x509.UniformResourceIdentifier)
    permitted = [*networks, *(each("localhost") for each in named)]
    builder = (
        _builder("Chess Composer of this machine", key, _YEARS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
    )
    return _signed(builder, key, None, key), key


def _new_certificate(
    addresses: tuple[str, ...], authority: x509.Certificate, by: EllipticCurvePrivateKey
) -> tuple[x509.Certificate, EllipticCurvePrivateKey]:
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID

    key = ec.generate_private_key(ec.SECP256R1())
    names: list[x509.GeneralName] = [
        x509.IPAddress(ipaddress.ip_address(each))
        for each in dict.fromkeys((*addresses, _LOOPBACK))
    ]
    builder = (
        _builder("Chess Composer", key, _LONGEST)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(
            x509.SubjectAlternativeName([*names, x509.DNSName("localhost")]), critical=False
        )
    )
    return _signed(builder, key, authority, by), key


def _builder(
    name: str, key: EllipticCurvePrivateKey, lasts: datetime.timedelta
) -> x509.CertificateBuilder:
    from cryptography import x509
    from cryptography.x509.oid import NameOID

    now = datetime.datetime.now(datetime.UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _PAST)
        .not_valid_after(now + lasts - _PAST)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _signed(
    builder: x509.CertificateBuilder,
    key: EllipticCurvePrivateKey,
    authority: x509.Certificate | None,
    by: EllipticCurvePrivateKey,
) -> x509.Certificate:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes
    from cryptography.x509.oid import NameOID

    if authority is None:
        own = x509.NameAttribute(NameOID.COMMON_NAME, "Chess Composer of this machine")
        issuer = x509.Name([own])
    else:
        issuer = authority.subject
    known = x509.AuthorityKeyIdentifier.from_issuer_public_key(by.public_key())
    return (
        builder.issuer_name(issuer).add_extension(known, critical=False).sign(by, hashes.SHA256())
    )


def _usage(*, signs: bool) -> x509.KeyUsage:
    from cryptography import x509

    return x509.KeyUsage(
        digital_signature=not signs,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs,
        crl_sign=signs,
        encipher_only=False,
        decipher_only=False,
    )


def _kept(path: Path) -> tuple[x509.Certificate, EllipticCurvePrivateKey] | None:
    """Return a certificate and its key that are kept; None where there are none to be trusted."""
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    content = read_private(path)
    if content is None:
        return None
    try:
        key = load_pem_private_key(content, None)
        found = x509.load_pem_x509_certificate(content)
    except ValueError:
        return None
    return (found, key) if isinstance(key, EllipticCurvePrivateKey) else None


def _keep(path: Path, certificate: x509.Certificate, key: EllipticCurvePrivateKey) -> None:
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    write_private(path, secret + certificate.public_bytes(Encoding.PEM))


def _lasts(certificate: x509.Certificate, time: datetime.timedelta) -> bool:
    now = datetime.datetime.now(datetime.UTC)
    first, last = certificate.not_valid_before_utc, certificate.not_valid_after_utc
    return bool(first <= now <= last - time)


def _serves(
    certificate: x509.Certificate, authority: x509.Certificate, addresses: tuple[str, ...]
) -> bool:
    from cryptography import x509
    from cryptography.exceptions import InvalidSignature

    try:
        certificate.verify_directly_issued_by(authority)
    except (ValueError, TypeError, InvalidSignature):
        return False
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    known = {str(each) for each in names.get_values_for_type(x509.IPAddress)}
    return _lasts(certificate, _LEFT) and known >= set(addresses)
