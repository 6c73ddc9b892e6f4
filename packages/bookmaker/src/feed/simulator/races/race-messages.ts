import { bracketOf, mostRiders, type Race, type Runner } from '../../../markets/races/race.ts'
import { couldStart, gradeRace, outcomesOf, type RaceMarket, raceMarkets } from '../../../markets/races/race-markets.ts'
import { finishTable, withoutRiders } from '../../../pricing/races/finish-table.ts'
import { raceOffer } from '../../../pricing/races/race-prices.ts'
import { type EventMessage, type MessageOf, type OddsMarket, onlyStatus } from '../../messages.ts'
import { producers } from '../match-messages.ts'
import { settled } from '../season/outrights.ts'
import { entryOf, goneFrom, type RaceSlot, raceId, raceStart, racesOfDay, resultOf, slotsBetween } from './meetings.ts'
import { velodromes } from './velodromes.ts'

/** The races of a meeting's day are offered so long before the first of them starts. */
export const raceOpenMs = 2 * 3_600_000
/** The result of a race is confirmed so long after its start. */
export const raceResultMs = 120_000

const betweenRaces = (number: number) =>
  raceStart({ day: 0, track: 0, number }) - raceStart({ day: 0, track: 0, number: 1 })
const longestOpenMs = raceOpenMs + betweenRaces(racesOfDay)

/** One race after the other, since the prices of each take some ten milliseconds. */
const betweenOpeningsMs = 15_000

export const raceOpensAt = ({ day, track, number }: RaceSlot): number =>
  raceStart({ day, track, number: 1 }) - raceOpenMs + (number - 1) * betweenOpeningsMs

/** Races that may have messages after one time and up to another. */
export const racesAround = (from: number, to: number): RaceSlot[] =>
  [...slotsBetween(from - raceResultMs, to + longestOpenMs + 1)].filter((slot) => raceOpensAt(slot) <= to)

/** Returns the messages about a race after `from` and up to `to`: its prices, who does not start, that it takes no more bets, and its result. The same in whatever pieces a time is asked for. */
export function raceMessages(
  slot: RaceSlot,
  { from, to, seed }: { from: number; to: number; seed: string },
): EventMessage[] {
  const isIn = (at: number) => at > from && at <= to
  const [opensAt, startsAt] = [raceOpensAt(slot), raceStart(slot)]
  const resultAt = startsAt + raceResultMs
  if (opensAt > to || resultAt <= from) return []
  const gone = goneFrom(slot, seed)
  const messages: EventMessage[] = []
  if (isIn(opensAt)) messages.push(...currentState(slot, opensAt, seed))
  // one that is known from the beginning is part of the first prices
  if (gone && gone.at > opensAt && isIn(gone.at)) messages.push(...withdrawn(slot, gone.at, seed))
  if (isIn(startsAt)) messages.push(offer(slot, startsAt, seed))
  if (isIn(resultAt)) messages.push(...closing(slot, resultAt, seed))
  return messages
}

/** All that stands of a race at a time, or its result where that came after `since`. */
export function raceSnapshot(
  slot: RaceSlot,
  { at, since, seed }: { at: number; since: number; seed: string },
): EventMessage[] {
  const resultAt = raceStart(slot) + raceResultMs
  if (at < raceOpensAt(slot) || resultAt <= since) return []
  return resultAt > at ? currentState(slot, at, seed) : closing(slot, resultAt, seed)
}

const aboutAt = (slot: RaceSlot, at: number) => ({
  producer: producers.preMatch,
  event: raceId(slot),
  at,
  requestId: null,
})

function currentState(slot: RaceSlot, at: number, seed: string): EventMessage[] {
  const gone = goneFrom(slot, seed)
  const begun: EventMessage = { type: 'fixtureChange', ...aboutAt(slot, at), change: 'new', startsAt: raceStart(slot) }
  return [begun, ...(gone && gone.at <= at ? withdrawn(slot, at, seed) : [offer(slot, at, seed)])]
}

/** Stakes on a rider who does not start are returned, and the prices of the others are new. */
function withdrawn(slot: RaceSlot, at: number, seed: string): EventMessage[] {
  const runners = startersAt(slot, at, seed)
  const markets = allOutcomes.flatMap(({ market, ids }) => {
    const gone = ids.filter((id) => !couldStart(market, id, runners))
    const voided = gone.map((id) => ({ id, result: 'void' as const, deadHeat: null }))
    return voided.length === 0 ? [] : [{ ...lineOf(market), voidReason: null, isPart: true, outcomes: voided }]
  })
  return [{ type: 'betSettlement', ...aboutAt(slot, at), certainty: 2, markets }, offer(slot, at, seed)]
}

/** From the start on nothing can be bet: who watches it would know more than the prices. */
function offer(slot: RaceSlot, at: number, seed: string): EventMessage {
  const isOpen = at < raceStart(slot)
  const gone = goneFrom(slot, seed)
  const now = offersOf(slot, gone && gone.at <= at ? [gone.number] : [], seed)
  const markets = allOutcomes.map(({ market, ids }): OddsMarket => {
    const priced = new Map(now.get(market.id)?.map((outcome) => [outcome.id, outcome]))
    return {
      ...lineOf(market),
      status: isOpen ? 'active' : 'suspended',
      favourite: market.id === raceMarkets[0]?.id,
      cashOut: isOpen ? 'available' : 'closed',
      outcomes: ids.map((id) => {
        const { price = null, chance = 0 } = priced.get(id) ?? {}
        return { id, price, active: price !== null, probability: Math.min(1, chance) }
      }),
    }
  })
  return { type: 'oddsChange', ...aboutAt(slot, at), state: onlyStatus(isOpen ? 'notStarted' : 'live'), markets }
}

function closing(slot: RaceSlot, at: number, seed: string): EventMessage[] {
  const race: Race = { status: 'ended', runners: resultOf(slot, seed).runners }
  const markets: MessageOf<'betSettlement'>['markets'] = allOutcomes.map(({ market, ids }) => ({
    ...lineOf(market),
    voidReason: null,
    outcomes: ids.map((id) => settled(id, gradeRace(race, market, id))),
  }))
  return [
    { type: 'betSettlement', ...aboutAt(slot, at), certainty: 2, markets },
    { type: 'oddsChange', ...aboutAt(slot, at), state: onlyStatus('closed'), markets: [] },
  ]
}

const lineOf = ({ id }: RaceMarket) => ({ market: id, specifiers: '' })

/** Every market with all outcomes of nine riders, also of those who do not start. */
const nine = Array.from({ length: mostRiders }, (_, at) => ({ number: at + 1, bracket: bracketOf(at + 1) }))
const allOutcomes = raceMarkets.map((market) => ({ market, ids: outcomesOf(market, nine) }))

function startersAt(slot: RaceSlot, at: number, seed: string): Runner[] {
  const gone = goneFrom(slot, seed)
  return entryOf(slot, seed).starters.map(({ number, bracket }) => ({
    number,
    bracket,
    place: null,
    nonStarter: gone !== null && gone.number === number && gone.at <= at,
  }))
}

type Offers = ReturnType<typeof raceOffer>
const offers = new Map<string, Offers>()
/** Races whose prices are kept: those of two meetings, with and without a rider. */
const mostOffers = 3 * velodromes.length

/** The prices of a race without some riders. */
export function offersOf(slot: RaceSlot, gone: readonly number[], seed: string): Offers {
  const key = `${seed}/${raceId(slot)}/${gone.join()}`
  const known = offers.get(key)
  if (known) return known
  const { field, starters } = entryOf(slot, seed)
  const here = starters.filter(({ number }) => !gone.includes(number))
  const found = raceOffer(raceMarkets, finishTable(withoutRiders(field, gone)), here)
  if (offers.size >= mostOffers) offers.clear()
  offers.set(key, found)
  return found
}
