import { type Deps, walletOf } from '../deps.ts'
import { endRound, moveOn, postpone } from '../store/rounds.ts'
import { winRequest } from './money-requests.ts'
import { type OpenRound, ownedUntil, retryAt } from './open-round.ts'

export interface Settlement {
  /** `staked`: the wallet has not answered, the win is still owed. */
  readonly state: 'settled' | 'staked' | 'cancelled' | 'disputed'
  /** The wallet's, if it told. */
  readonly balance: number | null
}

/**
 * Pays the win (0 for a lost round) of a round whose stake is taken. That it is taken is written down while the wallet is asked, not before:
 * should the process die in between, the sweeper's rollback is answered ROUND_CLOSED, which tells that the win arrived.
 */
export async function settleRound(deps: Deps, round: OpenRound): Promise<Settlement> {
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
      log.warn({ roundId: round.id, attempts: round.attempts, why: win.why }, 'a win is owed and will be sent again')
      await postpone(db, { id: round.id, at: retryAt(clock.now(), round.attempts) })
      return { state: 'staked', balance: null }
    case 'refused':
      return { state: await settleRefused(deps, round, win), balance: null }
  }
}

/** A stake that was confirmed and a win that is refused contradict each other: always worth a person's look. */
async function settleRefused(
  { db, clock, log }: Deps,
  round: OpenRound,
  { code, why }: { code: string; why: string },
): Promise<Settlement['state']> {
  log.error({ roundId: round.id, code, why }, 'the wallet refuses a win')
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
