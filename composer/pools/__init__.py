# SPDX-License-Identifier: GPL-3.0-or-later
"""Where long work is done: the cores of this machine, or the machines of a Dask cluster."""
