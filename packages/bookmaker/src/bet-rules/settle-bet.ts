import { minor } from '@andon/money'
import { compare, one, zero } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { afterPartialCashOut } from '../settlement/cash-out.ts'
import { eachWayOutcome } from '../settlement/each-way-outcome.ts'
import { jointResult } from '../settlement/joint-leg.ts'
import { type LegOutcome, legReturn, plainOutcome } from '../settlement/leg-outcome.ts'
import { outcomeFor, returnsOf, settle } from '../settlement/settle.ts'
import type { Slip } from '../settlement/slip.ts'
import { type BetStatus, isFinal, mayMove, settledStatus } from './bet-status.ts'
import type { LegDecision } from './leg-facts.ts'

/** A bet as its settlement needs it. Each change of it is a new object. */
export interface Bet {
  readonly id: string
  readonly slip: Slip
  /** The selections of each leg of the slip, by the leg's id: one, or all those of a joint price. */
  readonly selections: ReadonlyMap<string, readonly string[]>
  /** The selection that decides the place of a leg of a bet each way, by the leg's id; a leg without one has a result that says it. */
  readonly places: ReadonlyMap<string, string>
  readonly acceptedAtMs: number
  readonly status: BetStatus
  /** Parts of the bet that were cashed out, in minor units. */
  readonly cashedOut: number
  /** Paid to the player for it in all, in minor units. */
  readonly paid: number
  /** True if its round at the wallet is closed; from then on, payments are adjustments. */
  readonly closed: boolean
}

/**
 * The wallet call that pays the difference between what a bet should have paid by now and what it has: a win, or, after its round is closed, an adjustment that states
 * the whole. `amount` is the difference in minor units, negative where money is taken back.
 */
export type Payment =
  | { readonly call: 'win'; readonly bet: string; readonly amount: number; readonly roundClosed: boolean }
  | {
      readonly call: 'adjust'
      readonly bet: string
      readonly amount: number
      readonly paid: number
      readonly reason: 'resettled' | 'cancelled'
    }

/** The changed bet, or the same object where nothing changed, and the payment that goes with it. */
export interface Changed {
  readonly bet: Bet
  readonly payment: Payment | null
}

/**
 * Brings a bet to the state that follows from the decisions about its selections, whatever its state was: open, settled, settled otherwise, cancelled, open again after a
 * roll-back. So each message may come twice and in any order. A bet is settled as soon as nothing of it can return any more, or all its legs are decided.
 */
export function settleBet(bet: Bet, decisionOf: (selection: string) => LegDecision | null): Changed {
  if (bet.status === 'PENDING_ACCEPTANCE' || isFinal(bet.status)) return { bet, payment: null }
  const decisions = new Map<string, LegDecision>()
  for (const { id } of bet.slip.legs) {
    const leg = { selections: bet.selections.get(id) ?? [id], place: bet.places.get(id) ?? null }
    const decision = decisionOfLeg(leg, decisionOf)
    if (decision) decisions.set(id, decision)
  }
  const { status, returns } = resultOf(bet.slip, decisions)
  return changed(bet, { status, paid: minor(bet.cashedOut + returns) })
}

/** Pays out `taken` minor units of a cash-out offer of `value`: all of it ends the bet, a part leaves it open with a smaller stake. Only for open bets. */
export function cashOutBet(bet: Bet, { taken, value }: { taken: number; value: number }): Changed {
  assert(bet.status === 'ACCEPTED', 'only an open bet is cashed out')
  const paid = minor(bet.paid + taken)
  const cashedOut = minor(bet.cashedOut + taken)
  if (taken === value) return changed({ ...bet, cashedOut }, { status: 'CASHED_OUT', paid })
  const slip = afterPartialCashOut(bet.slip, { taken, value })
  return changed({ ...bet, cashedOut, slip }, { status: 'ACCEPTED', paid })
}

function changed(bet: Bet, { status, paid }: { status: BetStatus; paid: number }): Changed {
  if (status === bet.status && paid === bet.paid) return { bet, payment: null }
  assert(status === bet.status || mayMove(bet.status, status), `a bet does not go from ${bet.status} to ${status}`)
  const closed = bet.closed || status !== 'ACCEPTED'
  return { bet: { ...bet, status, paid, closed }, payment: paymentOf(bet, { status, paid }) }
}

function paymentOf(bet: Bet, { status, paid }: { status: BetStatus; paid: number }): Payment | null {
  const amount = minor(paid - bet.paid)
  if (!bet.closed) return { call: 'win', bet: bet.id, amount, roundClosed: status !== 'ACCEPTED' }
  if (amount === 0) return null
  return { call: 'adjust', bet: bet.id, amount, paid, reason: status === 'CANCELLED' ? 'cancelled' : 'resettled' }
}

/** How a leg ended by what is known of its selections; null while it is open. */
export function decisionOfLeg(
  { selections, place }: { readonly selections: readonly string[]; readonly place: string | null },
  decisionOf: (selection: string) => LegDecision | null,
): LegDecision | null {
  const win = jointDecision(selections, decisionOf)
  return place === null ? win : eachWayDecision(win, decisionOf(place))
}

function jointDecision(
  selections: readonly string[],
  decisionOf: (selection: string) => LegDecision | null,
): LegDecision | null {
  const [first, ...others] = selections
  if (first !== undefined && others.length === 0) return decisionOf(first)
  const decisions = selections.map(decisionOf)
  const known = decisions.filter((decision) => decision !== null)
  const result = jointResult(known.length > 0 ? known.map(({ outcome }) => jointly(outcome)) : ['void'])
  if (known.length < decisions.length && result !== 'lost') return null
  return { outcome: plainOutcome(result), cancelled: known.every(({ cancelled }) => cancelled) }
}

/** Result of a leg each way: known with both its winning and its place, or as soon as it has no place. */
function eachWayDecision(win: LegDecision | null, place: LegDecision | null): LegDecision | null {
  if (place?.outcome.result === 'lost') return place
  if (!win || !place) return null
  return { outcome: eachWayOutcome(win.outcome, place.outcome), cancelled: win.cancelled || place.cancelled }
}

/** The result of a selection with a joint price; races, with their ties and deductions, have none. */
function jointly({ result, rule4, deadHeat }: LegOutcome) {
  assert(result !== 'placed' && !deadHeat && rule4.numerator === 0n, 'a joint price has no runners of a race')
  return result
}

function resultOf(slip: Slip, decisions: ReadonlyMap<string, LegDecision>): { status: BetStatus; returns: number } {
  const outcomes = new Map([...decisions].map(([id, { outcome }]) => [id, outcome]))
  if (decisions.size < slip.legs.length)
    return canReturn(slip, outcomes) ? { status: 'ACCEPTED', returns: 0 } : { status: 'LOST', returns: 0 }
  const { returns, paid } = settle(slip, outcomes)
  const legs = [...decisions.values()]
  if (legs.every(({ cancelled }) => cancelled)) return { status: 'CANCELLED', returns: paid }
  const results = legs.map(({ outcome }) => outcome.result)
  return { status: settledStatus(results, { returns: compare(returns, zero) > 0 }), returns: paid }
}

function canReturn(slip: Slip, outcomes: ReadonlyMap<string, LegOutcome>): boolean {
  const returns = returnsOf(slip, (leg, part) =>
    outcomes.has(leg.id) ? legReturn(leg, outcomeFor(leg, outcomes, slip), part).multiplier : one,
  )
  return compare(returns, zero) > 0
}
