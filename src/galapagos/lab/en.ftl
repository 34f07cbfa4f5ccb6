# Refusals of the lab, in English.

## Matches and simulations

match-not-over = The match of this record is not over: only a finished one is analysed.
simulation-empty = { $count } games cannot be simulated: use at least one.
fuzzing-empty = { $count } games find nothing: use at least one.
fuzzing-without-table = No table can be played with these options.
duckdb-not-installed = The lab needs DuckDB, which is not installed: pip install 'galapagos[lab]'.
plots-not-installed = Plots need Altair and vl-convert, which are not installed: pip install 'galapagos[lab]'.
bot-with-plan = { $bot } follows a plan, which the lab cannot trace: use { $names } or a level.
bot-without-iterations = { $bot } is not possible here: use a budget of 1 to { $most } iterations, so that the games are reproducible.
gift-unknown = There is no gift { $name } in { $game }: there are { $names }.
role-unknown = There is no role { $name } in { $game }: there are { $names }.
weights-missing = { $game } has no weights to fit: its heuristics have no table WEIGHTS.

## A cluster

cluster-without-cores = The cluster at { $address } has no cores: add a machine with `ray start --address { $address }`.
cluster-not-playable = { $what } cannot be played there: { $kind }: { $reason }.
cluster-lost = { $what } was lost { $count } times: { $reason }.
ray-not-installed = A cluster needs Ray, which is not installed: pip install 'galapagos[cluster]'.
cluster-closed = The cluster at { $address } refuses the connection: { $reason }. This machine must have joined it (`ray start --address { $address } --num-cpus 0` lends no core), with the same versions of Python and Ray.
cluster-address-malformed = --cluster { $address } is not an address: write HOST:PORT, such as 10.0.0.5:6379.
cluster-unreachable = There is no answer from { $address }: { $reason }. `ray start --head` starts a cluster and prints its address.
cluster-not-ray = { $address } is not a Ray cluster.
cluster-other-version = { $host } would play { $cell } with other rules or bots: install the same version there.

## Reports

reports-other-games = These are different games: { $names }.
reports-nothing-common = The two sides have no table in common: same number of players, bots and seed.
report-without-data = There is no report in { $folder }: the file { $file } is missing.
report-data-foreign = { $file } is not the data of a report.
report-not-in-folder = There is no report in { $folder }: `galapagos lab report GAME --output { $folder }` writes one.
folder-not-possible = The folder { $folder } cannot be created: { $reason }.
report-without-games = There are no games to report on.

## Experiments

stop-malformed = A stop needs a precision between 0 and 1, such as 0.01, or a verdict.
experiment-games = An experiment has 1 to { $most } games per cell, not { $number }.
keep-unknown = The table { $name } cannot be stored: use { $names }; games and seats are always stored.
experiment-malformed = { $file } is not an experiment: { $reason }.
experiment-is-folder = { $file } is a folder, not an experiment.
experiment-without-game = [base] must name the game.
section-unknown = There is no section [{ $name }]: there are { $names }.
section-malformed = { $name } is a section: write [{ $name }] and its lines below it.
section-key-unknown = [{ $section }] has no { $name }: it has { $names }.
vary-not-a-list = [vary] { $name } is a list.

## Tournaments

entrant-without-search = { $name } does not search, so it has no budget and no parameters.
entrant-change-unknown = { $word } is not a valid parameter of the search: use { $names }.
entrant-without-doubt = doubt must be 1 or more.
tournament-bots = A tournament has 2 to { $most } bots, not { $number }.
tournament-bot-twice = A bot can enter a tournament only once: give the second one another budget, such as level5@800.
tournament-games = A tournament has 1 to { $most } games, not { $number }.
tournament-target = With { $seats } seats, the target must be more than 0 and less than { $seats }, not { $target }.
tournament-other-rules = It was played by version { $old } of the rules of { $game }; this program has version { $new }.
tournament-running = { $file } belongs to a tournament that is being played right now.
tournament-exists = { $file } exists already: continue it with --resume, or choose another name.
tournament-too-large = { $file } is too large to be a tournament's.
tournament-format = { $file } has format { $number }; this program reads format { $format }.
tournament-foreign = { $file } is not the file of a tournament.
tournament-set-twice = a set occurs twice.
tournament-set-unknown = set { $number } does not belong to this tournament.
tournament-set-unwon = set { $number } has a game without a winner.

## Tuning

tuning-measure-unknown = { $game } has no measure { $name }: use { $names }.
tuning-decisions-malformed = decisions needs the minimum and the maximum per game, such as [150, 200].
tuning-used-malformed = used needs a kind of thing and a share of the games, such as { "{" }{ $kind } = 0.2{ "}" }; { $game } has { $names }.
tuning-compiles-anew = { $game } would have to be compiled again for each such change: only tables that keep their shape can be tuned.
tuning-without-notes = { $file } has no notes of a tuning.
tuning-other-notes = { $file } has the notes of another tuning, or of other rules: name another file, or remove it.
tuning-without-target = [target] needs an aim: fair, decisions or used.
tuning-malformed = { $file } cannot be tuned: { $reason }.
tuning-table-malformed = [[table]] needs players, and may have options.
tuning-number-malformed = { $name } must be a whole number of 1 or more, not { $value }.
tuning-search-empty = [search] needs one of moves, tables and options.
tuning-options-malformed = [search] options needs a list of values for each option, such as { "{" }energy = [15, 20]{ "}" }.
tuning-moves-unknown = { $game } has no moves { $name }: it has { $names }.
tuning-numbers-unknown = { $game } has no numbers { $name }: it has { $names }.
tuning-bounds-malformed = { $name } needs the minimum and the maximum of its numbers, such as [0, 6].

## Puzzles

puzzles-malformed = This is not the text of a puzzle: { $line }.
puzzles-other-rules = { $file } has puzzles of other rules than version { $rules } of { $game }: name another file.
