import type { PlayedRoundState } from '@andon/contract/player-api/reports-fields'
import type { PastRound } from '@andon/operator/game-wallet'

export function stateOfRound({ state, staked, won, jackpot, movements }: PastRound): PlayedRoundState {
  // the sweep closes it a little later; for the player it is over
  if (staked === 0 && won === 0 && jackpot === 0 && movements.some((movement) => movement.kind === 'rollback'))
    return 'returned'
  return state === 'open' ? 'open' : 'settled'
}
