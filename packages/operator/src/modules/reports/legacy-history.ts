import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { PastRound } from '@andon/operator/game-wallet'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { pageOfRounds } from './page-of-rounds.ts'
import { stateOfRound } from './state-of-round.ts'

type Call = PlayerApi['reports']['getCasinoLegacyTransactionHistory']
type Reply = ReplyOf<Call>
type Line = Reply['transactions'][number]

/** Both legacy histories have the same shape. */
export function legacyHistory(deps: Deps, kind: 'casino' | 'sportsbook') {
  return async (...[{ criteria, languageId: language }, { session }]: Parameters<Handler<Call>>): Promise<Reply> => {
    const { playerId } = session
    const wanted = { history: `legacy/${kind}`, kind, playerId, language, ...criteria }
    const { rounds, frame } = await pageOfRounds(deps, wanted)
    return { success: true, transactions: rounds.flatMap(linesOf), ...frame }
  }
}

const types = { bet: 'stake', win: 'win', rollback: 'rollback', adjust: 'adjustment' } as const

/** Newest first, like the rounds. */
function linesOf(round: PastRound): Line[] {
  const { roundId, gameCode, gameName, currency, shownByGame, movements } = round
  const state = stateOfRound(round)
  const about = { roundId, gameCode, gameName, currency, state, shownByGame }
  return movements.toReversed().flatMap(({ transactionId, kind, amount, jackpot, balance, at }) => {
    const line = { ...about, id: transactionId, type: types[kind], balanceAfter: balance, at: at.toString() }
    if (kind === 'bet') return { ...line, amount: -amount || 0 } // a free stake is 0, not -0
    if (kind !== 'win' || jackpot === 0) return { ...line, amount: amount + jackpot }
    const prize = { ...line, id: `${transactionId}/jackpot`, type: 'jackpot' as const, amount: jackpot }
    return [prize, { ...line, amount, balanceAfter: balance - jackpot }]
  })
}
