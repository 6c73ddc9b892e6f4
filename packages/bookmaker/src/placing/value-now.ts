import { zero } from '@andon/money/fraction'
import type { Db, Tx } from '@andon/platform/sql'
import { decisionFor, deductionFor } from '../bet-rules/leg-facts.ts'
import { decisionOfLeg } from '../bet-rules/settle-bet.ts'
import { type CashOutOffer, type LegNow, offerCashOut } from '../settlement/cash-out.ts'
import { type StoredBet, slipOf } from '../store/bets.ts'
import type { Deps } from '../store/deps.ts'
import { decidedBy, type JoinedLeg, joinedLegs } from '../store/joined-legs.ts'
import { findSelections, type KnownSelections } from '../store/selections.ts'
import { computeJoints } from './compute-joints.ts'

/** Value of a bet now, and the basis of the answer: the last message about each event, and what is known of each selection. */
interface Valued {
  /** Null while nothing is offered. */
  readonly offer: CashOutOffer | null
  readonly sequences: ReadonlyMap<string, number>
}

/** What an open bet can be cashed out for now. A bet that changes by results must be locked, or what is done with the value be checked again. */
export async function valueNow(deps: Deps, db: Db | Tx, bet: StoredBet): Promise<Valued> {
  const known = await findSelections(
    db,
    bet.legs.map(({ selection }) => selection),
  )
  const joined = joinedLegs(bet.legs)
  await computeJoints(deps.book, joined.map(requestOfLeg), 'bet') // from here on in one turn
  const legs = new Map<string, LegNow>()
  const sequences = new Map<string, number>()
  for (const { selection, eventId } of bet.legs) {
    const now = deps.book.selection(selection)
    if (now) sequences.set(eventId, now.sequence)
    sequences.set(selection, known.get(selection)?.version ?? 0)
  }
  let offered = true
  for (const one of joined) {
    const leg = legNow(deps, bet, { joined: one, known })
    if (leg) legs.set(one.id, leg)
    else offered = false
  }
  const slip = slipOf(bet)
  const offer = offered ? offerCashOut(slip, legs, deps.cashOutMargin) : null
  return { offer: offer && 'value' in offer ? offer : null, sequences }
}

const requestOfLeg = ({ win, together }: JoinedLeg) => ({
  selection: win.selection,
  together: together.map(({ selection }) => selection),
})

/** Null: the book has no chance of an open leg. The chance that it does not win is that it loses. */
function legNow(
  { book }: Pick<Deps, 'book'>,
  { acceptedAt }: StoredBet,
  { joined, known }: { joined: JoinedLeg; known: KnownSelections },
): LegNow | null {
  const { win, together, place } = joined
  const decision = decisionOfLeg(decidedBy(joined), (selection) => {
    const facts = known.get(selection)?.facts
    return facts && acceptedAt ? decisionFor(facts, acceptedAt.epochMilliseconds) : null
  })
  if (decision) return { decided: decision.outcome }
  const parts = [win, ...together, ...(place ? [place] : [])].map(({ selection }) => book.selection(selection))
  const joint = together.length > 0 ? book.joint([win, ...together].map(({ selection }) => selection)) : null
  const won = joint ? ('chance' in joint ? joint.chance : null) : (parts[0]?.chance ?? null)
  const placed = place ? (parts.at(-1)?.chance ?? null) : null
  if (won === null || (place && placed === null)) return null
  const suspended = parts.some((part) => !part?.open)
  const facts = known.get(win.selection)?.facts
  const rule4 = facts && acceptedAt ? deductionFor(facts, acceptedAt.epochMilliseconds) : zero
  return { rule4, chances: { won, halfWon: 0, void: 0, halfLost: 0, placed }, suspended, cashOut: 'available' }
}
