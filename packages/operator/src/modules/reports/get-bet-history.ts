import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { PastRound } from '@andon/operator/game-wallet'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { pageOfRounds } from './page-of-rounds.ts'
import { stateOfRound } from './state-of-round.ts'

type Call = PlayerApi['reports']['getBetHistory']
type ShownRound = ReplyOf<Call>['rounds'][number]

export function getBetHistory(deps: Deps): Handler<Call> {
  return async ({ criteria, languageId: language }, { session: { playerId } }) => {
    const { games, rounds, frame } = await pageOfRounds(deps, { history: 'rounds', playerId, language, ...criteria })
    return { success: true, rounds: rounds.map(roundView), games: [...games], ...frame }
  }
}

function roundView(round: PastRound): ShownRound {
  const {
    roundId,
    gameCode,
    gameName,
    currency,
    staked,
    won,
    jackpot,
    openedAt,
    closedAt,
    waitsUntil,
    finishedByRules,
    shownByGame,
    movements,
    details,
  } = round
  const last = movements.at(-1)
  return {
    roundId,
    gameCode,
    gameName,
    currency,
    shownByGame,
    stake: staked,
    win: won,
    ...(jackpot === 0 ? {} : { jackpot }),
    net: won + jackpot - staked,
    state: stateOfRound(round),
    ...(details === undefined ? {} : { details }),
    openedAt: openedAt.toString(),
    ...(closedAt === null ? {} : { closedAt: closedAt.toString() }),
    ...(waitsUntil === null ? {} : { waitsUntil: waitsUntil.toString() }),
    ...(finishedByRules && { finishedByRules }),
    ...(last === undefined ? {} : { balanceAfter: last.balance }),
  }
}
