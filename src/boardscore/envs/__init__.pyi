from boardscore.envs.batches import GameBatch as GameBatch
from boardscore.envs.batches import batch as batch
