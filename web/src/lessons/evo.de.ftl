# Eine geführte Runde Evo.

lesson-island = Du bist Rot, mit zwei Dinosauriern auf der Insel. Deine Art hat ein Horn und zwei Beine, ein Ei, ein Fell und einen Sonnenschirm. Zwölf Punkte sind dein Geld, und am Ende entscheiden sie.
lesson-climate = Der Zeiger sagt, wie jede Zone heute ist. Ebenen sind ideal, Strände heiß, Hügel kalt, und das Gebirge ist tödlich. In der Kälte überleben so viele Dinosaurier, wie du Felle hast, in der Hitze so viele, wie du Sonnenschirme hast.
lesson-attack = Du hast zwei Schritte. Dein Dinosaurier auf e4 muss aus dem Gebirge fort. Westlich davon, auf den Hügeln, steht einer von Gelb, ohne Horn: Greif ihn an. Tippe auf e4, dann auf e3.
lesson-move = Du brauchtest 1 bis 4 und hast eine 3 gewürfelt. Jetzt stehen zwei von deinen auf Hügeln, und du hast ein Fell: Bring den auf d4 an den Strand, c3, wo dein Sonnenschirm hilft.
lesson-hatch = Die anderen bleiben, wo sie sind. Jedes Ei ist ein Junges neben einem Elterntier. Setz deines dorthin, wo es ideal ist: auf die Ebene e2.
lesson-survival = Alle deine Dinosaurier haben überlebt: einer durch ein Fell, einer durch einen Sonnenschirm, einer auf der Ebene. Jeder, der überlebt, bringt dir einen Punkt.
lesson-meteor = Der Meteor ist ein Feld näher gekommen. Vom zehnten Feld an kann er einschlagen, und dann ist das Spiel zu Ende. Jetzt werden Gene aus dem Beutel gezogen, eines für jeden Spieler.
lesson-genes = Ein Ei, ein Horn und ein Fell. Du bietest auf eines davon; wer überboten wird, bietet sofort neu. Am Ende haben alle eine Reihe.
lesson-bid = Ein Ei mehr ist in jeder Runde, die noch kommt, ein Punkt oder mehr. Biete 2 auf das Ei, in der ersten Reihe.
lesson-outbid = Gelb bietet 3. Du könntest höher gehen; aber das Fell in der dritten Reihe ist frei, und es werden kältere Tage kommen. Biete 0 auf die dritte Reihe.
lesson-end = Du zahlst dein Gebot und hast ein Fell mehr. Eine neue Runde beginnt: Initiative, Klima und so weiter, bis der Meteor einschlägt.
