import { compare, divide, floor, fraction, multiply } from '@andon/money/fraction'
import { awaitAtCommit, type Db, type Tx } from '@andon/platform/sql'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import { stakeWithin } from '../bet-rules/exposure.ts'
import { decisionFor } from '../bet-rules/leg-facts.ts'
import { maxStake, openOf, passedLimit } from '../bet-rules/stake-limits.ts'
import type { SelectionId } from '../model/selection.ts'
import { mostReturns } from '../settlement/settle.ts'
import { linesOf, type Slip } from '../settlement/slip.ts'
import { stakedAtBoost } from '../store/boosted-stakes.ts'
import type { Deps } from '../store/deps.ts'
import type { StoredLeg } from '../store/legs.ts'
import { findLimits, type LimitsOf } from '../store/limits.ts'
import { findOpenVolumes, findStakeProfile } from '../store/players.ts'
import { planPositions } from '../store/positions.ts'
import { findSelections } from '../store/selections.ts'
import { exposuresOf } from '../store/settled-bets.ts'
import { refusedWith } from './check-request.ts'
import { type Allowed, type Moved, volumesLeft } from './volumes-left.ts'

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
  readonly id: string
  /** The open bet that it is to replace, which the player does not have beside it. */
  readonly replaces: string | null
  readonly legs: readonly StoredLeg[]
  readonly slip: Slip
}

/** Checks a bet that waits for its delay against what is known of its selections and the limits of stakes; throws BetRefusal. What the book can lose is checked after it. */
export async function checkLimits(deps: Deps, tx: Tx, bet: BetToReserve): Promise<void> {
  const [allowed, open] = await Promise.all([findAllowed(deps, tx, bet), findOpen(tx, bet)])
  checkStake(deps, bet, { ...allowed, open, moved: null })
}

/** Checks a bet before the bets of players are counted; throws BetRefusal. */
async function findAllowed(deps: Deps, tx: Tx, bet: BetToReserve) {
  const { playerId, legs } = bet
  const [decided, limitsOf, { factor }, overused] = await Promise.all([
    findDecided(deps, tx, legs),
    findLimits(tx, legs, {
      usual: deps.limits,
      inPlay: (eventId) => legs.some((leg) => leg.eventId === eventId && deps.book.selection(leg.selection)?.inPlay),
    }),
    findStakeProfile(tx, playerId),
    findOverusedBoost(deps, tx, bet),
  ])
  if (decided) throw new BetRefusal(refusedWith('PAST_CUTOFFTIME', { leg: decided }))
  if (overused) throw new BetRefusal(overused)
  return { limitsOf, factor }
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
 * Adds a bet to the positions of its markets, and checks it. Throws BetRefusal where its player has no such volume left, or one of the markets or events could lose more
 * than its cap. The locks are held until the transaction ends, so bets at the same time never pass a limit together. One trip to the database: what is sent runs in its order.
 */
export async function reserve(deps: Deps, tx: Tx, bet: BetToReserve): Promise<void> {
  const { legs, slip } = bet
  const [allowed, moved, open] = await Promise.all([
    findAllowed(deps, tx, bet),
    planPositions(tx, exposuresOf({ legs }, slip)),
    findOpen(tx, bet), // behind the locks, under which it misses none
  ])
  const most = checkStake(deps, bet, { ...allowed, open, moved })
  const over = overCap(moved, allowed.limitsOf)
  if (over) throw new BetRefusal(liabilityReached(deps, bet, over, most))
  awaitAtCommit(tx, moved.save())
}

const findOpen = (tx: Tx, { playerId, id, replaces, legs }: BetToReserve) =>
  findOpenVolumes(tx, { playerId, events: eventsOf(legs), except: replaces === null ? [id] : [id, replaces] })

/** Limits the sum that a player stakes at a better price. Null: no leg is over its boost's limit. */
async function findOverusedBoost(
  { book }: Deps,
  tx: Tx,
  { playerId, legs, slip }: BetToReserve,
): Promise<BetRefused | null> {
  for (const { selection, boost } of legs) {
    if (boost === null) continue
    const most = book.boost(selection)?.mostStake ?? 0
    const staked = await stakedAtBoost(tx, { playerId, boost })
    if (staked <= most) continue
    const stake = Number(floor(multiply(slip.stakePerLine, fraction(linesOf(slip)))))
    const left = Math.max(0, most - (staked - stake))
    const counterOffer = left > 0 ? { kind: 'stake' as const, maxStake: left } : null
    return refusedWith('BOOST_USED', { leg: selection, counterOffer })
  }
  return null
}

/** Throws BetRefusal for a stake above what the player, or the book, takes now, with the most that passes. Returns that. */
function checkStake(deps: Deps, bet: BetToReserve, allowed: Allowed): number {
  const { limits } = deps
  const { legs, slip } = bet
  const volumes = volumesLeft(legs, allowed)
  const stake = multiply(slip.stakePerLine, fraction(linesOf(slip)))
  const odds = divide(mostReturns(slip), stake)
  const mostOf = (volume: number) => maxStake({ volume, odds, factor: 1000 })
  const byBook = Math.min(mostOf(volumes.byBook), withinCaps(bet, allowed))
  const passed = passedLimit(slip, { ...limits, maxStake: mostOf(volumes.byPlayer) })
  if (passed) {
    const most = passed.maxStake === null ? null : Math.min(passed.maxStake, byBook)
    const leg = slip.legs.length === 1 ? (legs[0]?.selection ?? null) : null
    const counterOffer = most === null ? null : offerOf(deps, most)
    throw new BetRefusal(refusedWith(passed.refused, { leg, counterOffer }))
  }
  const most = Math.min(byBook, mostOf(volumes.byPlayer))
  if (compare(stake, fraction(mostOf(volumes.byBook))) > 0)
    throw new BetRefusal(liabilityReached(deps, bet, volumes.tightest, most))
  return most
}

/** For a single, the stake that the market and the event have room for; it is not computed for other bets. */
function withinCaps({ legs, slip }: BetToReserve, { limitsOf, moved }: Omit<Allowed, 'open'>): number {
  const [leg, ...parts] = legs
  const [only, ...others] = slip.legs
  const market = moved?.markets.find((one) => one.eventId === leg?.eventId && one.marketKey === leg.marketKey)
  const event = moved?.events.find(({ eventId }) => eventId === leg?.eventId)
  if (!leg || !only || !market || !event || parts.length + others.length > 0 || slip.eachWay)
    return Number.POSITIVE_INFINITY
  const { marketLiability, eventLiability } = limitsOf(leg)
  const cap = Math.min(marketLiability, market.lossBefore + eventLiability - event.lossBefore)
  return stakeWithin(market.before, { outcome: leg.outcome, odds: only.odds, cap: Math.max(0, cap) })
}

/** The first market, else the first event, that could lose more than its cap, and more than before. */
function overCap({ markets, events }: Moved, limitsOf: LimitsOf): { eventId: string; marketKey: string | null } | null {
  const isWorse = ({ loss, lossBefore }: { loss: number; lossBefore: number }) => loss > lossBefore
  const market = markets.find((one) => isWorse(one) && one.loss > limitsOf(one).marketLiability)
  if (market) return market
  const event = events.find(
    (one) => isWorse(one) && one.loss > limitsOf({ eventId: one.eventId, marketKey: '' }).eventLiability,
  )
  return event ? { eventId: event.eventId, marketKey: null } : null
}

/** With the stake that there is room for, where a smaller one is known to pass. */
function liabilityReached(
  deps: Deps,
  { legs, slip }: BetToReserve,
  { eventId, marketKey }: { eventId: string; marketKey: string | null },
  most: number,
): BetRefused {
  const ofEvent = legs.filter((leg) => leg.eventId === eventId)
  const leg = ofEvent.find((one) => one.marketKey === marketKey) ?? ofEvent[0]
  const counterOffer = most < openOf(slip).stake ? offerOf(deps, most) : null
  return refusedWith('LIABILITY_REACHED', { leg: leg?.selection ?? null, counterOffer })
}

const offerOf = ({ limits }: Deps, most: number) =>
  most < limits.minStake ? null : { kind: 'stake' as const, maxStake: most }
const eventsOf = (legs: readonly StoredLeg[]) => [...new Set(legs.map(({ eventId }) => eventId))]
