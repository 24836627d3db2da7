"""The `sushiya` command. One module a subcommand, imported only when it is asked for."""

from sushiya.extras import require

require("terminal", "click", "fluent", "rich")
