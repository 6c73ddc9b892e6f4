import { retryAt } from '@andon/platform/owed-calls'
import { type Deps, walletOf } from '../deps.ts'
import { endRound, postpone } from '../store/rounds.ts'
import { winRequest } from './money-requests.ts'
import type { OpenRound } from './open-round.ts'

export interface Settlement {
  /** `staked`: the wallet has not replied, and the win is still owed. */
  readonly state: 'settled' | 'staked' | 'cancelled' | 'disputed'
  /** From the wallet's reply; null without one. */
  readonly balance: number | null
}

/** Pays the win (0 for a lost round) of a round that waited for its player and is decided. */
export async function settleRound(deps: Deps, round: OpenRound & { win: number }): Promise<Settlement> {
  const { db, clock, log } = deps
  const win = await walletOf(deps, round).call('win', winRequest(round))
  switch (win.outcome) {
    case 'ok':
      await endRound(db, { owner: round.owner, id: round.id, as: 'settled', at: clock.now() })
      return { state: 'settled', balance: win.reply.balance }
    case 'unknown':
      log.warn({ roundId: round.id, attempts: round.attempts, why: win.why }, 'paying a win failed and will be retried')
      await postpone(db, { owner: round.owner, id: round.id, at: retryAt(clock.now(), round.attempts) })
      return { state: 'staked', balance: null }
    case 'refused':
      return { state: await settleRefused(deps, round, win), balance: null }
  }
}

/** A refused win contradicts its confirmed stake, so it is always logged as an error. */
async function settleRefused(
  { db, clock, log }: Deps,
  round: OpenRound,
  { code, why }: { code: string; why: string },
): Promise<Settlement['state']> {
  log.error({ roundId: round.id, code, why }, 'the wallet refused a win')
  switch (code) {
    case 'BET_ROLLED_BACK':
      await endRound(db, { owner: round.owner, id: round.id, as: 'cancelled', at: clock.now() })
      return 'cancelled'
    case 'ROUND_CLOSED':
    case 'DUPLICATE':
      await endRound(db, { owner: round.owner, id: round.id, as: 'disputed', at: clock.now() })
      return 'disputed'
    default:
      await postpone(db, { owner: round.owner, id: round.id, at: retryAt(clock.now(), round.attempts) })
      return 'staked'
  }
}
