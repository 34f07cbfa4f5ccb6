# What environments refuse, in English.

## Environments

batch-empty = A batch has at least one environment and one thread.
batch-too-large = { $count } environments do not fit into the memory of this machine: use fewer.
seed-with-mask = A new seed applies to all environments: reset without a mask, or without a seed.
bytes-foreign = These bytes were not saved by an environment with the same game, players and options.
mask-malformed = A mask has { $count } entries, one for each environment.
step-malformed = A step takes { $count } whole numbers, one action for each environment.
environment-number-unknown = There is no environment { $number }: environments go from 0 to { $most }.
environment-action-not-open = Environment { $environment }: { $action } is { $text }, which is not open there; see the mask.
environment-action-of-nobody = Environment { $environment }: { $action } is not an action of a player, so it is not open there; see the mask.
render-mode-unknown = There is no render mode { $name }: use { $names }.
value-unknown = There is no { $what } { $name }: use { $names }.
value-not-whole = { $what } is a whole number, not { $number }.
seed-out-of-range = A seed is a whole number from 0 to 2**63 - 1, not { $seed }.
seat-number-unknown = There is no seat { $seat }: seats go from 0 to { $most }.
batch-gpu-missing = No GPU was found: use backend='cpu'.
batch-gpu-action-not-open = Environment { $number }: its action is not open; see the mask.
batch-gpu-samples-all = A batch on a GPU can sample only for all environments at once. Use backend='cpu', which plays the same games and loads what this one saves.
batch-gpu-one-seed = A batch on a GPU can only begin the games of one seed. Use backend='cpu', which plays the same games and loads what this one saves.
batch-gpu-not-greedy = A batch on a GPU has no greedy players. Use backend='cpu', which plays the same games and loads what this one saves.
batch-gpu-loads-not = A batch on a GPU cannot load. Use backend='cpu', which plays the same games and loads what this one saves.
batch-gpu-guesses-not = A batch on a GPU cannot guess. Use backend='cpu', which plays the same games and loads what this one saves.
batch-gpu-copies-not = A batch on a GPU cannot be copied. Use backend='cpu', which plays the same games and loads what this one saves.
reset-first = No game is being played: reset first.
opponents-unknown-vector = There are no opponents { $name } for a vector environment: use { $names }, or a function of observations and masks.
environment-over = The game of environment { $number } is over: reset it first with options={ "{" }'reset_mask': ...{ "}" }.
seeds-number-wrong = A list of seeds needs { $count } items, one for each environment, not { $number }.
reset-mask-malformed = A reset_mask is a numpy array of { $count } truth values, at least one of them true.
opponents-answer-not-open-there = The opponents' function returned { $action } in environment { $number }, which is not open there; see action_mask.
autoreset-mode-unknown = There is no autoreset mode { $name }: use { $names }.
action-not-legal = { $action } is not open here; see legal_actions.
opponents-unknown = There are no opponents { $name }: use { $names }, or a function of an observation.
opponents-answer-not-open = The opponents' function returned { $action }, which is not open; see action_mask.
agent-unknown = There is no agent { $name }: the agents are { $names }.
everybody-left = The game is over and all agents are done: reset first.
action-not-open-to-agent = { $action } is not open to { $agent }; see its action_mask.
pygame-not-installed = Pictures need pygame, which is not installed: pip install 'galapagos[envs]'.
window-not-possible = No window can be opened here ({ $reason }): use the render mode 'rgb_array'.
game-number-not-counted = There is no game { $number }: numbers start at 0.
