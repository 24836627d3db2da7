"""A live table without a network: seats, commands, bots and clocks, and what is sent to whom.

It needs a store, a clock and the like, as one `Services` value, and somebody who takes the texts for a guest.
`sushiya.server` puts sockets and databases around it.
"""
