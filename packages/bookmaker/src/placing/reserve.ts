import type { Db, Tx } from '@andon/platform/sql'
import { stakeWithin } from '../bets/exposure.ts'
import { decisionFor } from '../bets/leg-facts.ts'
import { maxStake, passedLimit } from '../bets/stake-limits.ts'
import type { Deps } from '../deps.ts'
import type { SelectionId } from '../running/border.ts'
import { divide, floor, fraction, multiply } from '../settlement/fraction.ts'
import { mostReturns } from '../settlement/settle.ts'
import { linesOf, type Slip } from '../settlement/slip.ts'
import { stakedAtBoost } from '../store/boosted-stakes.ts'
import type { StoredLeg } from '../store/legs.ts'
import { findLimits, findStakeFactor, type LimitsOf } from '../store/limits.ts'
import { type MovedMarket, movePositions } from '../store/positions.ts'
import { findSelections } from '../store/selections.ts'
import { exposuresOf } from '../store/settled-bets.ts'
import type { BetRefused } from './bet-view.ts'
import { refusedWith } from './check-request.ts'

/** Thrown inside a transaction, so that nothing of the bet stays. */
export class BetRefusal extends Error {
  readonly refused: BetRefused

  constructor(refused: BetRefused) {
    super(refused.code)
    this.name = 'BetRefusal'
    this.refused = refused
  }
}

interface BetToReserve {
  readonly playerId: string
  readonly legs: readonly StoredLeg[]
  readonly slip: Slip
}

/** Checks a bet against what is known of its selections and the limits of stakes; throws BetRefusal. Returns the limits of markets. */
export async function checkLimits(deps: Deps, tx: Tx, { playerId, legs, slip }: BetToReserve): Promise<LimitsOf> {
  const decided = await findDecided(deps, tx, legs)
  if (decided) throw new BetRefusal(refusedWith('PAST_CUTOFFTIME', { leg: decided }))
  const limitsOf = await findLimits(tx, legs, {
    usual: deps.limits,
    inPlay: (eventId) => legs.some((leg) => leg.eventId === eventId && deps.book.selection(leg.selection)?.inPlay),
  })
  await checkBoost(deps, tx, { playerId, legs, slip })
  await checkStake(deps, tx, { playerId, legs, slip, volume: Math.min(...legs.map((leg) => limitsOf(leg).volume)) })
  return limitsOf
}

/** The first leg whose result is known for a bet that is accepted now, though the book may still offer it; null where there is none. */
export async function findDecided(
  { clock }: Deps,
  db: Db | Tx,
  legs: readonly Pick<StoredLeg, 'selection'>[],
): Promise<SelectionId | null> {
  const known = await findSelections(
    db,
    legs.map(({ selection }) => selection),
  )
  const nowMs = clock.now().epochMilliseconds
  const decided = legs.find(({ selection }) => {
    const facts = known.get(selection)?.facts
    return facts && decisionFor(facts, nowMs)
  })
  return decided?.selection ?? null
}

/**
 * Checks a bet, then adds it to the positions of its markets. Throws BetRefusal where one of them, or of the events, could then lose more than its cap. The locks are held
 * until the transaction ends, so bets at the same time never pass a cap together.
 */
export async function reserve(deps: Deps, tx: Tx, bet: BetToReserve): Promise<void> {
  const { legs, slip } = bet
  const limitsOf = await checkLimits(deps, tx, bet)
  const { markets, events } = await movePositions(tx, exposuresOf({ legs }, slip))
  const over = markets.find(
    (market) => market.loss > market.lossBefore && market.loss > limitsOf(market).marketLiability,
  )
  if (over) throw new BetRefusal(liabilityReached({ legs, slip }, over, limitsOf(over).marketLiability))
  const overEvent = events.find(
    ({ eventId, loss, lossBefore }) => loss > lossBefore && loss > limitsOf({ eventId, marketKey: '' }).eventLiability,
  )
  if (overEvent) throw new BetRefusal(refusedWith('LIABILITY_REACHED', { leg: legOf(legs, overEvent.eventId) }))
}

/** What a player stakes at a better price in all is limited. */
async function checkBoost({ book }: Deps, tx: Tx, { playerId, legs, slip }: BetToReserve): Promise<void> {
  for (const { selection, boost } of legs) {
    if (boost === null) continue
    const most = book.boost(selection)?.mostStake ?? 0
    const staked = await stakedAtBoost(tx, { playerId, boost })
    if (staked <= most) continue
    const stake = Number(floor(multiply(slip.stakePerLine, fraction(linesOf(slip)))))
    const left = Math.max(0, most - (staked - stake))
    const counterOffer = left > 0 ? { kind: 'stake' as const, maxStake: left } : null
    throw new BetRefusal(refusedWith('BOOST_USED', { leg: selection, counterOffer }))
  }
}

async function checkStake(
  { limits }: Deps,
  tx: Tx,
  { playerId, slip, volume }: BetToReserve & { volume: number },
): Promise<void> {
  const factor = await findStakeFactor(tx, playerId)
  const stake = multiply(slip.stakePerLine, fraction(linesOf(slip)))
  const odds = divide(mostReturns(slip), stake)
  const passed = passedLimit(slip, { ...limits, maxStake: maxStake({ volume, odds, factor }) })
  if (!passed) return
  const { refused, maxStake: most } = passed
  throw new BetRefusal(refusedWith(refused, { counterOffer: most === null ? null : { kind: 'stake', maxStake: most } }))
}

/** For a single, with the stake that the market has room for. */
function liabilityReached(
  { legs, slip }: Pick<BetToReserve, 'legs' | 'slip'>,
  { eventId, marketKey, before }: MovedMarket,
  cap: number,
): BetRefused {
  const leg = legs.find((one) => one.eventId === eventId && one.marketKey === marketKey)
  const [only] = slip.legs
  if (!leg || !only || slip.legs.length > 1 || slip.eachWay)
    return refusedWith('LIABILITY_REACHED', { leg: leg?.selection ?? null })
  const most = stakeWithin(before, { outcome: leg.outcome, odds: only.odds, cap })
  return refusedWith('LIABILITY_REACHED', {
    leg: leg.selection,
    counterOffer: most > 0 ? { kind: 'stake', maxStake: most } : null,
  })
}

const legOf = (legs: readonly StoredLeg[], event: string) =>
  legs.find(({ eventId }) => eventId === event)?.selection ?? null
