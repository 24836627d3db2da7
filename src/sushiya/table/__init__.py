"""A live table without a network: seats, commands, bots and clocks, and who is sent what.

It needs a `Services` value (store, clock, bots and so on), and for each client a function that sends text.
`sushiya.server` adds sockets and databases.
"""
