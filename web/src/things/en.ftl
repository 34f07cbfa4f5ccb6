## Things of any game: what screen readers and the closer look say

page-thing-empty = { $count ->
    [one] empty
   *[other] { $count } empty
}
page-thing-hidden = face down
page-thing-place = { $thing }, { $place }: { $what }
page-thing-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-thing-of = { $value } of { $high }
page-thing-wins = Winner
page-over = The game is over
