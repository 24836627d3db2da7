### Exact solutions: best play in the last turns of a round between two, in the terminal.

solve-seat = { $name }: worth { $value }
solve-option = Option
solve-often = how often
solve-brings = brings
solve-at-least = at least
solve-note = How often best play takes each option, what that leads to against best play, and at least. { $aim ->
    [win] What the master aims at: mostly to win, and a little for every point.
    [wins] Only who wins: 1 for a win, 0 for a shared one, −1 for a loss.
   *[points] Points ahead when the round is over.
} { $count ->
    [one] One position was looked at.
   *[other] { $count } positions were looked at.
}
