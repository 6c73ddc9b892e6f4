import { floor, fraction, multiply, writeFraction } from '@andon/money/fraction'
import type { Tx } from '@andon/platform/sql'
import type { BetRefusalCode } from '../bet-rules/bet-refusals.ts'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import { quoteRefusal } from '../bet-rules/cash-out-quote.ts'
import { stakePerLine } from '../bet-rules/stake-limits.ts'
import { linesOf } from '../settlement/slip.ts'
import { settleStored } from '../settling/settle-stored.ts'
import { betOf, lockBets, type StoredBet, slipOf } from '../store/bets.ts'
import { noteChanged } from '../store/changed-bets.ts'
import type { Deps } from '../store/deps.ts'
import { owesPayments } from '../store/payments.ts'
import { setReplacedBy } from '../store/pending-bets.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { storeChanges } from '../store/settled-bets.ts'
import { refusedWith } from './check-request.ts'
import { BetRefusal } from './reserve.ts'
import { valueNow } from './value-now.ts'

/**
 * A player changes an open bet: another bet replaces it, and goes on with what the first could be cashed out for, at the prices of now. No money moves. Both are one
 * round at the wallet, which is asked for a stake of nothing, so that locks, limits and checks hold as for any bet; what the second returns is paid into that round.
 */

/** Why a quote of the bet's value cannot be bet on now; null where it can. */
export async function cannotReplace(deps: Deps, bet: StoredBet, quote: StoredQuote): Promise<BetRefusalCode | null> {
  const { offer, sequences } = await valueNow(deps, deps.db, bet)
  const gone = quoteRefusal(
    {
      value: quote.value,
      expiresAtMs: quote.expiresAt.epochMilliseconds,
      sequences: new Map(Object.entries(quote.sequences)),
    },
    { status: bet.status, value: offer?.value ?? null, sequences, answeredAtMs: deps.clock.now().epochMilliseconds },
  )
  if (gone) return gone
  if (bet.revision !== quote.revision) return 'CASH_OUT_CHANGED'
  return (await owesPayments(deps.db, bet)) ? 'CASH_OUT_UNAVAILABLE' : null
}

/** Locks a pending bet, and before it, in the order of ids, the one that it is to replace. */
export async function lockWithReplaced(tx: Tx, bet: StoredBet): Promise<StoredBet | null> {
  const { own } = await lockBoth(tx, bet)
  return own
}

async function lockBoth(tx: Tx, { playerId, id, replaces }: StoredBet) {
  const names = [...(replaces === null ? [] : [{ playerId, id: replaces }]), { playerId, id }]
  const locked = await lockBets(tx, names)
  const find = (name: string | null) => locked.find((bet) => bet.id === name) ?? null
  return { own: find(id), replaced: find(replaces) }
}

/**
 * The stake on each line of a locked bet whose delay is over. A bet that replaces another one goes on with the value of now, if its player's policy takes that like a price. Throws BetRefusal.
 */
export async function stakeAfterDelay(deps: Deps, tx: Tx, bet: StoredBet): Promise<string> {
  if (bet.replaces === null) return bet.stakePerLine
  const { replaced } = await lockBoth(tx, bet)
  const refused = changeOf(bet, replaced)
  if (refused || !replaced) throw new BetRefusal(refusedWith(refused ?? 'BET_NOT_OPEN'))
  const value = (await valueNow(deps, tx, replaced)).offer?.value
  if (value === undefined) throw new BetRefusal(refusedWith('CASH_OUT_UNAVAILABLE'))
  const slip = slipOf(bet)
  const asked = Number(floor(multiply(slip.stakePerLine, fraction(linesOf(slip)))))
  if (value < asked && bet.policy !== 'any') throw new BetRefusal(refusedWith('CASH_OUT_CHANGED'))
  return writeFraction(stakePerLine(value, linesOf(slip)))
}

const changeOf = (bet: StoredBet, replaced: StoredBet | null): BetRefusalCode | null => {
  if (replaced?.status !== 'ACCEPTED') return 'BET_NOT_OPEN'
  return replaced.revision === bet.replacesRevision ? null : 'CASH_OUT_CHANGED'
}

/** Paid for earlier bets of the round, which the next one counts as its own. */
type Carried = Pick<StoredBet, 'cashedOut' | 'paid'>

/**
 * Ends the bet that another one is to replace, in the transaction that accepts that. Results that came since are settled first, and so are decisive. Null: another process has
 * accepted it. A bet that replaces none carries nothing.
 */
export async function takeOver(
  deps: Deps,
  tx: Tx,
  bet: StoredBet,
): Promise<Carried | { readonly refused: BetRefused } | null> {
  if (bet.replaces === null) return { cashedOut: 0, paid: 0 }
  const { own, replaced } = await lockBoth(tx, bet)
  if (own?.step !== 'asking') return null
  const { changed } = replaced ? await settleStored(deps, tx, [replaced]) : { changed: false }
  const refused = changed ? 'BET_NOT_OPEN' : changeOf(bet, replaced)
  if (refused || !replaced) return { refused: refusedWith(refused ?? 'BET_NOT_OPEN') }
  if (await owesPayments(tx, replaced)) return { refused: refusedWith('CASH_OUT_UNAVAILABLE') }
  await setReplacedBy(tx, replaced, bet.id)
  const after = { ...betOf(replaced), status: 'REPLACED' as const }
  await storeChanges(tx, [{ before: replaced, after, payment: null, details: null }], deps.clock.now())
  await noteChanged(deps, tx, [replaced])
  const { cashedOut, paid } = replaced
  return { cashedOut, paid }
}
