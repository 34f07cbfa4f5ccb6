# Was die Seite über Laborigines sagt, auf Deutsch.

page-over = Das Spiel ist zu Ende
page-turn = Zug { $turn }
page-before = Vor dem ersten Zug
page-phase-dice = Würfel
page-phase-disease = Krankheit
page-phase-movement = Bewegung
page-phase-trap = Falle
page-energy = Energie
page-for-both = für beide
page-team = Team { $colour }
page-energy-of = Energie { $count }
page-out = ohne Energie
page-nature-yellow = schadet
page-nature-green = neutral
page-nature-white = hilft
page-unseen = Unterseite noch nicht gesehen
page-remember = Unterseiten musst du dir merken
page-other-tile = Schrittweite: { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 }, im oder gegen den Uhrzeigersinn.
    .rule = Phase 3
page-meets = trifft { $piece }
page-turns = wird { $face }
page-turns-unknown = wird ?
page-die = eine { $number }
page-roll = { $piece }: { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 }
page-no-disease = Noch keine Krankheit
page-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
 }
page-flag-of = { $piece } hat die Flagge
page-flag-free = niemand hat die Flagge
page-flag-gone = die Flagge ist nicht mehr im Spiel
page-gone = Aus dem Spiel
page-debt-onto = { $piece } gibt { $count } aus: den nächsten auf { $tile }
page-debt-out = { $piece } gibt { $count } aus: den nächsten aus dem Spiel
page-debt-to = { $piece } gibt { $count } an { $player }
page-bears-flag = Flagge
page-bears-disease = krank
page-bears-acid = Säure
page-bears-lightning = { $count ->
    [one] 1 Blitzmarker
   *[other] { $count } Blitzmarker
 }
page-tile-label = { $tile }, { $face }, darunter: { $below }
page-tile-between = zwischen { $before } und { $after }
page-moa-label = Moa, { $tile }

page-then-send = { $thing }: welcher Würfel?

look-tile = { $tile }, { $nature }
look-below = Unterseite
look-below-is = Darunter, { $face }:
look-unseen = noch nicht gesehen
look-remember = musst du dir merken
look-followed = schon gefolgt
look-this-move = In dieser Bewegung
look-way = Erreichbar
look-radiating = Plättchen, die jetzt strahlen
look-here = Hier
look-tokens = Chips darauf
look-laborigine = Laborigine
look-laborigine-sentence = Wo er stehen bleibt, nimmt er die Chips vom Plättchen, wendet es und erleidet, was zum Vorschein kommt. Ohne Energie scheidet er aus.
look-place = Wo er ist
look-off = nicht im Ring
look-bears = Trägt
look-energy = Energie
look-energy-left = Energie
look-of-these = davon in { $colour }
look-lying = Auf Plättchen
look-tokens-title = Chips in { $colour }
look-tokens-sentence = Von den Chips, die du ausgibst, geht der erste auf dein Plättchen, der zweite aus dem Spiel, und so weiter. Ohne Chip scheidest du aus.
look-die = Würfel
look-die-sentence = Ein Würfel bewegt den Laborigine, der andere Moa. Eine 1 auf einem der beiden gibt die Flagge.
look-die-twins = Ein Würfel für jeden Zwilling. Bei einer 1 nimmt einer von ihnen die Flagge.
look-distance = Schrittweite in Plättchen
look-moa = Bestie
look-moa-sentence = Moa zieht nach seinem Würfel im Uhrzeigersinn. Wer ihm begegnet, verliert die Flagge oder gibt sonst 2 Chips aus.
look-disease = Krankheitskarte
look-ill = Wer krank ist
look-nobody = niemand
look-pile = Im Stapel
look-pile-of = { $count } von { $all }
look-drawn = gezogen
look-flag = es gibt eine
look-flag-sentence = Sie schützt davor, Chips auszugeben oder abzugeben. Eine gewürfelte 1, eine Begegnung oder das Flaggenplättchen bringt sie; mit dem ersten Ausscheiden verlässt sie das Spiel.
look-box-sentence = Jeder zweite ausgegebene Chip, was Manipulation kostet, und die Farben derer, die ausgeschieden sind.
