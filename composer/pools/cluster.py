# SPDX-License-Identifier: GPL-3.0-or-later
"""A Dask cluster as the place where long work is done.

The workers need this program installed, of the same version. Dask is an optional library
(the extra `cluster`), and is loaded only when a cluster is used.
"""

from __future__ import annotations

import logging
import re
import socket
import ssl
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, ParamSpec, Self, TypeVar

from composer.pools.pool import PoolError
from composer.said.sentence import Sentence, as_it_is, said

if TYPE_CHECKING:
    from distributed import Client

P = ParamSpec("P")
R = TypeVar("R")

_FORM: Final = re.compile(r"(?:(tcp|tls)://)?(\[[0-9a-fA-F:.]+\]|[^\s/:\[\]]+):(\d{1,5})/?")
_PATIENCE: Final = 10.0  # seconds for a scheduler to answer
_PAUSE: Final = 0.1  # seconds between two looks whether it has come back
_LOGS: Final = ("distributed", "tornado", "asyncio")  # what fails is said in one sentence instead


class ClusterError(PoolError):
    """The cluster cannot be used; the text is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class Certificates:
    """The files by which this machine and the scheduler know each other (TLS).

    Attributes:
        authority: the certificate of the authority that signed all others, PEM.
        certificate: this machine's certificate, PEM.
        key: the key that belongs to it, PEM; None where it stands in `certificate`.
    """

    authority: Path
    certificate: Path
    key: Path | None = None


@dataclass(frozen=True, slots=True)
class Address:
    """Where a scheduler listens.

    Attributes:
        host: name or number of the machine.
        port: 1 to 65535.
        encrypted: whether it speaks TLS.
    """

    host: str
    port: int
    encrypted: bool = False

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read an address such as `tcp://host:8786`, `tls://host:8786` or `host:8786`.

        Raises:
            ClusterError: it is none.
        """
        found = _FORM.fullmatch(text.strip())
        if found is None or not 1 <= int(found[3]) <= 65535:
            raise ClusterError(
                said(
                    "expected the scheduler's address, such as tcp://host:8786, got {text}",
                    text=repr(text[:80]),
                )
            )
        return cls(found[2].strip("[]"), int(found[3]), found[1] == "tls")

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'tls' if self.encrypted else 'tcp'}://{host}:{self.port}"


class Cluster:
    """The workers of a cluster, as they come and go."""

    def __init__(self, address: str, certificates: Certificates | None = None) -> None:
        """Connect to the scheduler.

        Args:
            address: such as `tcp://192.168.1.5:8786`, or `tls://...` for an encrypted one.
            certificates: for TLS; those of Dask's own settings if not given.

        Raises:
            ClusterError: Dask is not installed, the address is none, or the scheduler does
                not answer.
        """
        self._address = Address.parse(address)
        security = _security(self._address, certificates)
        _look_whether_it_listens(self._address)
        self._levels = {logger: logger.level for logger in _loggers()}
        for logger in self._levels:
            logger.setLevel(logging.CRITICAL + 1)
        try:
            self._client = _connected(self._address, security)
        except BaseException:
            self._restore_logs()
            raise
        # A chunk whose machine is lost goes to another; one that kills three is given up.
        self._pool: Executor = self._client.get_executor(retries=3, pure=False)
        self._workers = 1  # until it is asked

    @property
    def workers(self) -> int:
        """How many threads the workers have at this moment; at least 1.

        Raises:
            ClusterError: the scheduler has gone.
        """
        self._workers = sum(self._ask(self._client.nthreads).values())
        return max(1, self._workers)

    @property
    def lack(self) -> str:
        """What the work waits for: a worker, if none is connected to the scheduler."""
        return "" if self._workers else f"no worker is connected to {self._address}"

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have a function called by a worker.

        Raises:
            BrokenExecutor: the scheduler does not answer at this moment; `renew` tells more.
        """
        try:
            return _translated(self._pool.submit(function, *args, **kwargs))
        except Exception as error:
            if not _is_trouble(error):
                raise
            raise BrokenExecutor(str(error)) from error

    def renew(self) -> None:
        """Wait until the scheduler answers; it finds other workers by itself.

        Raises:
            ClusterError: it has gone.
        """
        until = time.monotonic() + 2 * _PATIENCE
        while self._client.status == "connecting" and time.monotonic() < until:
            time.sleep(_PAUSE)
        self._ask(self._client.nthreads)
        self._pool = self._client.get_executor(retries=3, pure=False)

    def close(self) -> None:
        """Let go of what is not begun; what is begun runs to the end of its chunk unheard."""
        try:
            self._pool.shutdown(wait=False)
            self._client.close(timeout=_PATIENCE)
        except Exception:  # noqa: BLE001 - whatever it is, there is nobody to say good-bye to
            _forget(self._client)
        finally:
            self._restore_logs()

    def _ask(self, question: Callable[[], dict[str, int]]) -> dict[str, int]:
        try:
            return question()
        except Exception as error:
            if self._client.status == "running" and not _is_trouble(error):
                raise
            raise ClusterError(
                said("the scheduler at {address} has gone", address=str(self._address))
            ) from error

    def _restore_logs(self) -> None:
        for logger, level in self._levels.items():
            logger.setLevel(level)


def _security(address: Address, certificates: Certificates | None) -> Any:
    """Return what Dask needs for TLS, or None.

    Raises:
        ClusterError: Dask is not installed, or the certificates are missing or cannot be used.
    """
    try:
        from distributed.security import Security
    except ImportError as error:
        raise ClusterError(
            said("a cluster needs Dask: install chess-composer with its extra 'cluster'")
        ) from error
    if not address.encrypted:
        if certificates is not None:
            raise ClusterError(
                said(
                    "certificates are for tls://, and {address} is not encrypted",
                    address=str(address),
                )
            )
        return None
    if certificates is None:
        security = Security(require_encryption=True)
        if not (security.tls_ca_file and security.tls_client_cert):
            raise ClusterError(
                said(
                    "{address} needs certificates: give --tls-ca, --tls-cert and --tls-key, or name"
                    " them in Dask's settings",
                    address=str(address),
                )
            )
    else:
        key = certificates.key or certificates.certificate
        security = Security(
            require_encryption=True,
            tls_ca_file=str(certificates.authority),
            tls_client_cert=str(certificates.certificate),
            tls_client_key=str(key),
        )
    try:
        security.get_connection_args("client")  # reads the files
    except (OSError, ValueError) as error:  # among the first, what ssl cannot make out
        raise ClusterError(
            said("the certificates cannot be used: {reason}", reason=_reason(error))
        ) from error
    return security


def _reason(error: Exception) -> Sentence:
    """Return in a few words what is wrong with a certificate's file."""
    if isinstance(error, ssl.SSLError):
        return said("one of them is no PEM file, or the key belongs to another")
    if isinstance(error, OSError) and error.strerror:
        return as_it_is(error.strerror + (f": {error.filename}" if error.filename else ""))
    return as_it_is(str(error))


def _look_whether_it_listens(address: Address) -> None:
    """Refuse at once where nothing listens; Dask would try for as long as it may take.

    Raises:
        ClusterError: nothing does.
    """
    try:
        socket.create_connection((address.host, address.port), _PATIENCE).close()
    except (OSError, UnicodeError) as error:
        raise ClusterError(
            said("no scheduler answers at {address}", address=str(address))
        ) from error


def _connected(address: Address, security: Any) -> Client:
    """Return a client that is connected.

    Dask waits for ever where something listens that is no scheduler; so a thread waits for it.

    Raises:
        ClusterError: it could not be.
    """
    from distributed import Client

    client: Client = Client.__new__(Client)
    faults: list[Exception] = []

    def connect() -> None:
        try:
            client.__init__(
                str(address), timeout=_PATIENCE, set_as_default=False, security=security
            )
        except Exception as error:  # noqa: BLE001 - whatever it is, there is no scheduler
            faults.append(error)

    thread = threading.Thread(target=connect, name="cluster", daemon=True)
    thread.start()
    thread.join(1.5 * _PATIENCE)
    if thread.is_alive() or faults:
        _forget(client)
        cause = faults[0] if faults else None
        raise ClusterError(
            said("what listens at {address} does not answer as a scheduler", address=str(address))
        ) from cause
    return client


def _translated(future: Future[R]) -> Future[R]:
    """Return a future for which Dask's own troubles are those of any executor."""
    ours: Future[R] = Future()

    def drop(ours: Future[R]) -> None:
        if ours.cancelled():
            future.cancel()

    def done(theirs: Future[R]) -> None:
        if not ours.set_running_or_notify_cancel():
            return  # nobody wants it any more
        if theirs.cancelled():
            ours.set_exception(BrokenExecutor("the work was lost"))
            return
        error = theirs.exception()
        if error is None:
            ours.set_result(theirs.result())
        elif _is_of_dask(error):
            ours.set_exception(BrokenExecutor(str(error)))
        else:
            ours.set_exception(error)

    ours.add_done_callback(drop)
    future.add_done_callback(done)
    return ours


def _is_of_dask(error: BaseException) -> bool:
    """Return whether an error is Dask's own, and not one of the function that was called.

    Where the machine that holds a result is lost while the result is fetched, Dask takes the result
    for an error, and fails to unpack it: a ValueError that was raised in its own code.
    """
    if type(error).__module__.partition(".")[0] == "distributed":
        return True
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    name = "" if last is None else last.tb_frame.f_globals.get("__name__", "")
    return isinstance(error, ValueError) and name.partition(".")[0] == "distributed"


def _is_trouble(error: Exception) -> bool:
    """Return whether an error is of a lost connection; Dask has many kinds, and not all its own."""
    usual = (OSError, RuntimeError, ValueError, CancelledError)
    return isinstance(error, usual) or _is_of_dask(error)


def _loggers() -> list[logging.Logger]:
    """Return the loggers that would report a cluster's troubles in their own way."""
    known = list(logging.root.manager.loggerDict)
    return [logging.getLogger(name) for name in known if name.partition(".")[0] in _LOGS]


def _forget(client: Client) -> None:
    """Let a client go that has no scheduler; its own end would wait for one, and complain."""
    client.status = "closed"
    with suppress(Exception):  # the thread of a loop that was never begun
        client.loop.add_callback(client.loop.stop)
