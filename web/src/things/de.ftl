## Dinge jedes Spiels: was Vorleser und die Nahansicht sagen

page-thing-empty = { $count ->
    [one] leer
   *[other] { $count }-mal leer
}
page-thing-hidden = verdeckt
page-thing-place = { $thing }, { $place }: { $what }
page-thing-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
page-thing-of = { $value } von { $high }
page-thing-wins = Sieg
page-over = Das Spiel ist zu Ende
