### The table without a server: where to play, and the matches of this device.

## Where to play
device-where = Set the table on this device: it needs no connection, and the match stays here
device-here = on this device
device-setting = Setting the table on this device …
device-failed = The table could not be set on this device: { $why }
device-again = Try again
device-lost = Setting the table again …
device-not-stored = This browser can't store anything right now, and what isn't stored doesn't count. Everything stored before is safe: free some space on this device and try again.
device-load-title = Load the table?
device-load = To play on this device, it has to load about { $size } MB once. On this connection, that may cost something or take a while.
device-load-yes = Load it
device-load-no = Not now
device-load-refused = The table of this device was not loaded.

## Without a server
device-no-server = The server can't be reached. On this device you can play all the same: against bots, or with people beside you. Lessons, rules and score pad work, too.
device-site = Here you play on your own device: against bots, or with people beside you. Lessons, rules and score pad work even without a connection.
device-friends = Friends elsewhere need a server that all of you can reach.
device-friend = A friend’s server
device-friend-go = Go there
device-friend-bad = That is not the address of a server. It looks like sushi.example or 192.168.1.20:8000.
device-share = Share this device
device-share-note = pass it around

## The matches
device-title = On this device
device-none = No match has been played on this device yet.
device-kept = These matches are kept in this browser and nowhere else. Clearing its data deletes them: export what you want to keep.
device-loading = Looking through the matches …
device-running = running
device-export = Export
device-delete = Delete
device-delete-ask = Delete this match for good?
device-keep = Keep it
device-hand-over = Continue on the server
device-hand-over-ask = The match goes on at the server, where other devices can join you. Keep a copy here?
device-move = No, just move it
device-copy = Yes, keep a copy
device-import = Import a match
device-import-note = The file of a match that was exported here or downloaded from a server. You can also drop it on this page.
device-imported = The match is here now.
device-not-a-match = This file holds no match.
