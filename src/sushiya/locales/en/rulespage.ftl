### The rules pages: frames around the texts of dishes.ftl and games.ftl.

rulespage-title = How to play
rulespage-nav = More
rulespage-about = Three games and all their dishes, in our own words. Tap one.
rulespage-dishes = The dishes
rulespage-meals = Suggested meals
rulespage-editions = Editions
rulespage-options = Options
rulespage-rule = What it does
rulespage-also = Elsewhere: { $name }
rulespage-same = The same rule, except for this:
rulespage-players = { $span } players
rulespage-points = Points at a glance
rulespage-cards = The cards and how many there are
rulespage-card = { $count } times { $card }
rulespage-detail = In rare cases
rulespage-tip = Tip:
rulespage-next = Next: { $dish }
rulespage-unknown = There is no such game or dish here.
