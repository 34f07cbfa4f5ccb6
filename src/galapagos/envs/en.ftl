# What environments refuse, in English.

## Environments

batch-empty = A batch has at least one environment and one thread.
batch-too-large = { $count } environments do not fit into the memory of this machine: take fewer.
seed-with-mask = A new seed is for all environments: reset without a mask, or without a seed.
bytes-foreign = These bytes were not saved by an environment of this table.
mask-malformed = A mask has { $count } entries, one for each environment.
step-malformed = A step takes { $count } whole numbers, an action for each environment.
environment-number-unknown = There is no environment { $number }: they go from 0 to { $most }.
environment-action-not-open = Environment { $environment }: { $action } is { $text }, and is not open there: the mask says what is.
environment-action-of-nobody = Environment { $environment }: { $action } is no action of a player, and is not open there: the mask says what is.
render-mode-unknown = There is no render mode { $name }: use { $names }.
value-unknown = There is no { $what } { $name }: use { $names }.
value-not-whole = { $what } is a whole number, not { $number }.
seed-out-of-range = A seed is a whole number from 0 to 2**63 - 1, not { $seed }.
seat-number-unknown = There is no seat { $seat }: they go from 0 to { $most }.
batch-gpu-missing = No GPU is to be found here: use backend='cpu'.
batch-gpu-action-not-open = Environment { $number }: its action is not open there: the mask says what is.
batch-gpu-samples-all = A batch on a GPU samples for all environments at once. One with backend='cpu' does, plays the same games, and loads what this one saves.
batch-gpu-one-seed = A batch on a GPU begins the games of one seed. One with backend='cpu' does, plays the same games, and loads what this one saves.
batch-gpu-not-greedy = A batch on a GPU asks no greedy players. One with backend='cpu' does, plays the same games, and loads what this one saves.
batch-gpu-loads-not = A batch on a GPU does not load. One with backend='cpu' does, plays the same games, and loads what this one saves.
batch-gpu-guesses-not = A batch on a GPU does not guess. One with backend='cpu' does, plays the same games, and loads what this one saves.
batch-gpu-copies-not = A batch on a GPU is not copied. One with backend='cpu' does, plays the same games, and loads what this one saves.
reset-first = No game is being played: reset first.
opponents-unknown-vector = There are no opponents { $name } for a vector of games: use { $names }, or a function of observations and masks.
environment-over = The game of environment { $number } is over: reset it first, by options={ "{" }'reset_mask': ...{ "}" }.
seeds-number-wrong = A list of seeds has { $count }, one for each environment, not { $number }.
reset-mask-malformed = A reset_mask is a numpy array of { $count } truth values, at least one of them true.
opponents-answer-not-open-there = The opponents' function answered { $action } in environment { $number }, which is not open there: action_mask says what is.
autoreset-mode-unknown = There is no autoreset mode { $name }: use { $names }.
action-not-legal = { $action } is not open here: legal_actions says what is.
opponents-unknown = There are no opponents { $name }: use { $names }, or a function of an observation.
opponents-answer-not-open = The opponents' function answered { $action }, which is not open: action_mask says what is.
agent-unknown = There is no agent { $name }: they are { $names }.
everybody-left = The game is over and everybody has left: reset first.
action-not-open-to-agent = { $action } is not open to { $agent }: its action_mask says what is.
pygame-not-installed = Pictures need pygame, which is not installed: pip install 'galapagos[envs]'.
window-not-possible = No window can be opened here ({ $reason }): use the render mode 'rgb_array'.
game-number-not-counted = There is no game { $number }: they are counted from 0.
