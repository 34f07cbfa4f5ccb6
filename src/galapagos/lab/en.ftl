# What the lab refuses, in English.

## Matches and simulations

match-not-over = The match of this record is not over: only a finished one is analysed.
simulation-empty = { $count } games cannot be simulated: use at least one.
fuzzing-empty = { $count } games find nothing: use at least one.
fuzzing-without-table = There is no table.
duckdb-not-installed = The lab needs DuckDB, which is not installed: pip install 'galapagos[lab]'.
plots-not-installed = Plots need Altair and vl-convert, which are not installed: pip install 'galapagos[lab]'.
bot-with-plan = { $bot } follows a plan, which the lab cannot trace: use { $names } or a level.
bot-without-iterations = { $bot } is not possible here: games that can be played again have a budget of 1 to { $most } iterations.
gift-unknown = There is no gift { $name } in { $game }: there are { $names }.
role-unknown = There is no role { $name } in { $game }: there are { $names }.
weights-missing = { $game } has no weights to fit: its heuristics have no table WEIGHTS.

## A cluster

cluster-without-cores = The cluster at { $address } has no cores to play on: start a machine by `ray start --address { $address }`.
cluster-not-playable = { $what } cannot be played there: { $kind }: { $reason }.
cluster-lost = { $what } was lost { $count } times: { $reason }.
ray-not-installed = A cluster needs Ray, which is not installed: pip install 'galapagos[cluster]'.
cluster-closed = The cluster at { $address } does not let us in: { $reason }; this machine must be a part of it (`ray start --address { $address } --num-cpus 0` lends it no core), with the same Python and the same Ray.
cluster-address-malformed = --cluster { $address } is not an address: write HOST:PORT, such as 10.0.0.5:6379.
cluster-unreachable = Nobody answers at { $address }: { $reason }. `ray start --head` starts a cluster and says its address.
cluster-not-ray = What answers at { $address } is no Ray cluster.
cluster-other-version = { $host } would play { $cell } by other rules or bots: install the same version there.

## Reports

reports-other-games = These are different games: { $names }.
reports-nothing-common = There is no table that both have: as many players, the same bots and the same seed.
report-without-data = There is no report in { $folder }: it would have a file { $file }.
report-data-foreign = { $file } is not the data of a report.
report-not-in-folder = There is no report in { $folder }: `galapagos lab report GAME --output { $folder }` writes one.
folder-not-possible = There can be no folder { $folder }: { $reason }.
report-without-games = There are no games to report on.

## Experiments

stop-malformed = Games stop by a precision between 0 and 1, such as 0.01, or by a verdict.
experiment-games = An experiment has 1 to { $most } games a cell, not { $number }.
keep-unknown = There is nothing called { $name } to keep: { $names } can be, besides games and seats.
experiment-malformed = { $file } is not an experiment: { $reason }.
experiment-is-folder = { $file } is a folder, not an experiment.
experiment-without-game = [base] must say which game.
section-unknown = There is no section [{ $name }]: there are { $names }.
section-malformed = { $name } is a section: write [{ $name }] and its lines below it.
section-key-unknown = [{ $section }] has no { $name }: it has { $names }.
vary-not-a-list = [vary] { $name } is a list.

## Tournaments

entrant-without-search = { $name } does not search, so it has no budget and nothing to change.
entrant-change-unknown = { $word } changes nothing: write { $names }.
entrant-without-doubt = Nobody is without doubt: write doubt=1 or more.
tournament-bots = A tournament is between 2 to { $most } bots, not { $number }.
tournament-bot-twice = A tournament has every bot once: give a second one another budget, such as level5@800.
tournament-games = A tournament has 1 to { $most } games, not { $number }.
tournament-target = With { $seats } seats, the target is more than 0 and less than { $seats }, not { $target }.
tournament-other-rules = It was played by version { $old } of the rules of { $game }; this program has version { $new }.
tournament-running = { $file } belongs to a tournament that is being played right now.
tournament-exists = { $file } is there already: go on with it by --resume, or choose another name.
tournament-too-large = { $file } is too large to be a tournament's.
tournament-format = { $file } has format { $number }; this program reads format { $format }.
tournament-foreign = { $file } is not the file of a tournament.
tournament-set-twice = a set is there twice.
tournament-set-unknown = set { $number } is not one of this tournament.
tournament-set-unwon = set { $number } has a game that nobody won.

## Tuning

tuning-measure-unknown = Nothing in { $game } goes by { $name }: use { $names }.
tuning-decisions-malformed = decisions is the least and the most of decisions in a game, such as [150, 200].
tuning-used-malformed = used is a kind of thing and a part of the games, such as { "{" }{ $kind } = 0.2{ "}" }; { $game } has { $names }.
tuning-compiles-anew = { $game } would have to be compiled anew for each such change: only tables that keep their shape can be tuned.
tuning-without-notes = { $file } has no notes of a tuning.
tuning-other-notes = { $file } has the notes of another tuning, or of other rules: name another file, or remove it.
tuning-without-target = [target] must say what is aimed at: fair, decisions or used.
tuning-malformed = { $file } cannot be tuned: { $reason }.
tuning-table-malformed = [[table]] has players, and may have options.
tuning-number-malformed = { $name } is a whole number of 1 or more, not { $value }.
tuning-search-empty = [search] must say what may change, by one of moves, tables and options.
tuning-options-malformed = [search] options lists values for each option, such as { "{" }energy = [15, 20]{ "}" }.
tuning-moves-unknown = { $game } has no moves { $name }: it has { $names }.
tuning-numbers-unknown = { $game } has no numbers { $name }: it has { $names }.
tuning-bounds-malformed = { $name } is the least and the most that its numbers may be, such as [0, 6].
