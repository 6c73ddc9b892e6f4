import { type Deps, walletOf } from '../deps.ts'
import { endRound, moveOn, postpone } from '../store/rounds.ts'
import { winRequest } from './money-requests.ts'
import { type OpenRound, ownedUntil, retryAt } from './open-round.ts'

export interface Settlement {
  /** `staked`: the wallet has not replied, and the win is still owed. */
  readonly state: 'settled' | 'staked' | 'cancelled' | 'disputed'
  /** From the wallet's reply; null without one. */
  readonly balance: number | null
}

/**
 * Pays the win (0 for a lost round) of a round whose stake is taken. The new state is stored at the same time as the wallet call, not before it: after a
 * crash in between, the sweeper's rollback gets ROUND_CLOSED, which means that the win arrived.
 */
export async function settleRound(deps: Deps, round: OpenRound & { win: number }): Promise<Settlement> {
  const { db, clock, log } = deps
  const nextAttemptAt = ownedUntil(clock.now())
  const [, win] = await Promise.all([
    round.state === 'drawn' && moveOn(db, { id: round.id, from: 'drawn', to: 'staked', nextAttemptAt }),
    walletOf(deps, round).call('win', winRequest(round)),
  ])
  switch (win.outcome) {
    case 'ok':
      await endRound(db, { id: round.id, as: 'settled', at: clock.now() })
      return { state: 'settled', balance: win.reply.balance }
    case 'unknown':
      log.warn({ roundId: round.id, attempts: round.attempts, why: win.why }, 'paying a win failed and will be retried')
      await postpone(db, { id: round.id, at: retryAt(clock.now(), round.attempts) })
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
      await endRound(db, { id: round.id, as: 'cancelled', at: clock.now() })
      return 'cancelled'
    case 'ROUND_CLOSED':
    case 'DUPLICATE':
      await endRound(db, { id: round.id, as: 'disputed', at: clock.now() })
      return 'disputed'
    default:
      await postpone(db, { id: round.id, at: retryAt(clock.now(), round.attempts) })
      return 'staked'
  }
}
