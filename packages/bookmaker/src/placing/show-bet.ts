import { compare, fraction, multiply, writeFraction, zero } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Db, Tx } from '@andon/platform/sql'
import { decisionFor, deductionFor, type LegDecision } from '../bet-rules/leg-facts.ts'
import { decisionOfLeg } from '../bet-rules/settle-bet.ts'
import { type LegOutcome, legReturn, plainOutcome } from '../settlement/leg-outcome.ts'
import { boostedReturns, countingPercent } from '../settlement/multiple-boost.ts'
import { mostReturns, outcomeFor, paidOf, returnsOf } from '../settlement/settle.ts'
import { linesOf, type Slip } from '../settlement/slip.ts'
import { type StoredBet, slipOf } from '../store/bets.ts'
import { rulesOf } from '../store/cash-out-rules.ts'
import { decisionText } from '../store/decision-text.ts'
import { decidedBy, joinedLegs } from '../store/joined-legs.ts'
import { bestOffers } from '../store/quotes.ts'
import { findSelections, type KnownSelections } from '../store/selections.ts'
import type { BetView } from './bet-view.ts'

interface Reading {
  readonly db: Db | Tx
}

export async function showBet(deps: Reading, bet: StoredBet): Promise<BetView> {
  const [view] = await showBets(deps, [bet])
  assert(view, 'a bet has its view')
  return view
}

/** A bet that this request has made: it has no rules, and no cash-out was offered for it. */
export const showNewBet = (bet: StoredBet, known: KnownSelections): BetView => ({
  ...viewOf(bet, known),
  bestOffer: null,
  rules: [],
})

export async function showBets({ db }: Reading, bets: readonly StoredBet[]): Promise<BetView[]> {
  const selections = bets.flatMap(({ legs }) => legs.map(({ selection }) => selection))
  const [known, rules, offers] = await Promise.all([
    findSelections(db, selections),
    rulesOf(db, bets),
    bestOffers(
      db,
      bets.filter(({ status }) => status !== 'PENDING_ACCEPTANCE' && status !== 'ACCEPTED'),
    ),
  ])
  return bets.map((bet) => ({
    ...viewOf(bet, known),
    bestOffer: offers.get(bet.id) ?? null,
    rules: rules.filter(({ playerId, betId }) => playerId === bet.playerId && betId === bet.id),
  }))
}

function viewOf(bet: StoredBet, known: KnownSelections): Omit<BetView, 'rules' | 'bestOffer'> {
  const slip = slipOf(bet)
  const { id, status, placedAt, acceptedAt, delayedUntil, currency, stake, cashedOut, paid, refused, eachWay } = bet
  const acceptedAtMs = acceptedAt?.epochMilliseconds
  const decisionOf = (selection: string) => {
    const facts = known.get(selection)?.facts
    return facts && acceptedAtMs !== undefined ? decisionFor(facts, acceptedAtMs) : null
  }
  const deductionOf = (selection: string) => {
    const facts = known.get(selection)?.facts
    return facts && acceptedAtMs !== undefined && bet.voidReason === null ? deductionFor(facts, acceptedAtMs) : zero
  }
  const unlessVoid = (decision: LegDecision | null) =>
    bet.voidReason === null ? (decision?.outcome.result ?? null) : 'void'
  const decisionTextOf = (leg: StoredBet['legs'][number]) => (bet.voidReason === null ? decisionText(leg, known) : null)
  const joined = joinedLegs(bet.legs)
  const deductions = new Map(joined.map((leg) => [leg.id, deductionOf(leg.win.selection)]))
  const outcomes = new Map(
    joined.flatMap((leg) => {
      const outcome =
        bet.voidReason === null ? decisionOfLeg(decidedBy(leg), decisionOf)?.outcome : plainOutcome('void')
      return outcome ? [[leg.id, outcome] as const] : []
    }),
  )
  return {
    id,
    status,
    placedAt,
    acceptedAt,
    delayedUntil,
    currency,
    stake,
    cashedOut,
    paid,
    eachWay,
    reference: bet.reference,
    replaces: bet.replaces,
    replacedBy: bet.replacedBy,
    freeBets: bet.freeBets === true,
    openStake: paidOf(multiply(slip.stakePerLine, fraction(linesOf(slip)))),
    system: slip.system,
    lines: linesOf(slip),
    mostReturns: paidOf(mostReturns(slip, deductions)),
    multipleBoost: boostOf(slip, outcomes, deductions),
    refused: status === 'NOT_ACCEPTED' ? refused : null,
    legs: joined.map((leg) => {
      const decision = decisionOfLeg(decidedBy(leg), decisionOf)
      const outcome = bet.voidReason === null ? decision?.outcome : undefined
      const rule4 = outcome?.rule4 ?? deductions.get(leg.id) ?? zero
      const { selection, eventId, price, banker, names, about, placeFraction, boost } = leg.win
      return {
        selection,
        eventId,
        price,
        banker,
        names,
        about,
        placeFraction,
        boosted: boost !== null,
        together: leg.together.map((part) => ({
          selection: part.selection,
          names: part.names,
          result: unlessVoid(decisionOf(part.selection)),
          decidedBy: decisionTextOf(part),
        })),
        result: unlessVoid(decision),
        decidedBy: decisionTextOf(leg.win),
        rule4: compare(rule4, zero) > 0 ? writeFraction(rule4) : null,
        deadHeat: outcome?.deadHeat ?? null,
      }
    }),
  }
}

/** What a multiple adds to its winnings, with its open legs won: of a settled bet, what it was paid for it. Null for a bet that adds nothing. */
function boostOf(
  slip: Slip,
  outcomes: ReadonlyMap<string, LegOutcome>,
  deductions: ReadonlyMap<string, LegOutcome['rule4']>,
): BetView['multipleBoost'] {
  if (!slip.boost) return null
  const ended = (leg: Slip['legs'][number]) =>
    outcomes.has(leg.id)
      ? outcomeFor(leg, outcomes, slip)
      : { ...plainOutcome('won'), rule4: deductions.get(leg.id) ?? zero }
  const counting = slip.legs.filter((leg) => ended(leg).result !== 'void').length
  const plain = returnsOf(slip, (leg, part) => legReturn(leg, ended(leg), part).multiplier)
  const adds = paidOf(boostedReturns(slip, plain, counting)) - paidOf(plain)
  return { ...slip.boost, counts: countingPercent(slip.boost, counting), adds }
}
