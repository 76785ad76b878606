# SPDX-License-Identifier: GPL-3.0-or-later
"""What assistants ask by the Model Context Protocol: the words of it, the tools, who works."""
