"""The `sushiya` command. One module a subcommand, imported only when it is asked for."""
