"""The `sushiya` command. Each subcommand is a module, imported only when it runs."""

from sushiya.extras import require

require("", "click", "fluent", "rich")
