import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { PastRound } from '@andon/operator/game-wallet'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { pageOfRounds } from './page-of-rounds.ts'

type Call = PlayerApi['reports']['getBetHistory']
type ShownRound = ReplyOf<Call>['rounds'][number]

export function getBetHistory(deps: Deps): Handler<Call> {
  return async ({ criteria, languageId: language }, { session: { playerId } }) => {
    const { games, rounds, frame } = await pageOfRounds(deps, { history: 'rounds', playerId, language, ...criteria })
    return { success: true, rounds: rounds.map(roundView), games: [...games], ...frame }
  }
}

function roundView(round: PastRound): ShownRound {
  const { roundId, gameCode, gameName, currency, staked, won, openedAt, closedAt, shownByGame, movements } = round
  const last = movements.at(-1)
  return {
    ...{ roundId, gameCode, gameName, currency, shownByGame },
    stake: staked,
    win: won,
    net: won - staked,
    state: stateOf(round),
    openedAt: openedAt.toString(),
    ...(closedAt === null ? {} : { closedAt: closedAt.toString() }),
    ...(last === undefined ? {} : { balanceAfter: last.balance }),
  }
}

function stateOf({ state, staked, won, movements }: PastRound): ShownRound['state'] {
  // the sweep closes it a little later; for the player it is over
  if (staked === 0 && won === 0 && movements.some((movement) => movement.kind === 'rollback')) return 'returned'
  return state === 'open' ? 'open' : 'settled'
}
