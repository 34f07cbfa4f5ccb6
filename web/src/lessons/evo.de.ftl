# Eine geführte Runde Evo.

step-island = Du bist Rot. Du hast zwei Dinosaurier, auf d4 und e4, und zwölf Punkte. Jeder Dinosaurier, der eine Runde überlebt, bringt dir einen Punkt. Mit Punkten kaufst du Gene, und am Ende gewinnen die meisten Punkte.
step-initiative = Eine Runde beginnt mit der Initiative. Neben deiner Farbe stehen deine Gene. Wer die meisten Schwänze hat, ist zuerst dran, und du hast den einzigen. Grün und Gelb haben keinen: Grün hat weniger Dinosaurier und ist als Nächstes dran.
step-climate = Jetzt das Klima. Es wird gewürfelt: Bei 1 geht der Marker auf dem Ring einen Schritt zurück, bei 2 bleibt er, bei 3 bis 6 geht er einen Schritt weiter. Tippe auf „Weiter“, dann rollt der Würfel.
step-zones = Eine 3: Heute sind Ebenen ideal, Strände heiß, Hügel kalt und Gebirge tödlich. In der Kälte überlebt ein Dinosaurier je Fell, in der Hitze einer je Sonnenschirm. Du hast von beidem eins.
step-attack = Bewegung: Jedes Bein ist ein Schritt, und du hast zwei. Der Dinosaurier auf e4 muss aus dem Gebirge weg. Greif den von Gelb auf e3 an: Du hast ein Horn mehr, also gewinnst du mit 1 bis 4.
step-move = Du hast eine 3 gewürfelt und gewonnen: Der Dinosaurier von Gelb ist weg. Jetzt sind zwei von dir in der Kälte, und du hast nur ein Fell. Zieh den von d4 an den Strand auf c3, dort hilft dein Sonnenschirm.
step-hatch = Geburten: Jedes Ei gibt dir ein Junges, auf einem leeren Feld neben einem deiner Dinosaurier. Setz deines auf e2, dort ist es ideal.
step-survival = Überleben: Ein Fell, ein Sonnenschirm und die Ebene haben alle drei gerettet, das sind drei Punkte für dich. Dann ist der Meteor ein Feld näher gekommen. Tippe auf „Weiter“: Für alle wird je ein Gen gezogen.
step-genes = Evolution: Ihr bietet auf diese Gene, und alle bekommen eines. Ein Ei ist jede Runde ein Junges mehr. Ein Kartengen ist eine Ereigniskarte. Nach einem Mutationsgen kostet dich jedes spätere Gen einen Punkt weniger.
step-bid = Du bietest zuerst. Am Ende zahlen alle ihr Gebot in Punkten. Biete 2 auf das Ei in Reihe 1.
step-outbid = Grün bietet 3. Wer überboten wird, bietet sofort neu: auf dieselbe Reihe mehr oder auf eine andere. Das Kartengen ist noch frei: Biete 0 auf Reihe 2.
step-card = Es ist Runde 4, und du hast zwei Ereigniskarten. Ab Runde 3 kannst du Karten spielen, wenn ihre Phase beginnt. Stampede gehört zur Bewegung und gibt dir zwei Beine mehr: Tippe darauf.
step-pass = Noch kannst du sie zurücknehmen oder eine weitere Karte dieser Phase spielen. Passe, dann wirkt Stampede.
step-feet = Vier Schritte statt zwei, nur in dieser Runde. Neopren bleibt auf deiner Hand: Es gibt dir zwei Felle mehr, und du kannst es spielen, wenn das Überleben beginnt.
step-strike = Der Meteor steht auf Feld 10. Ab hier wird jede Runde gewürfelt: Auf 10 schlägt er bei 1 ein, auf jedem weiteren Feld bei einer Zahl mehr. Tippe auf „Weiter“, dann rollt der Würfel.
step-end = Eine 1: Der Meteor schlägt ein, und das Spiel ist sofort vorbei. Du hast die meisten Punkte und gewinnst.
