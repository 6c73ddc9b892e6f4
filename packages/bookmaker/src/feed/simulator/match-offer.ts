import type { MarketDefinition, Player } from '../../markets/market.ts'
import type { Match } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import { type Specifiers, writeSpecifiers } from '../../model/specifiers.ts'
import { winningChance } from '../../pricing/fair.ts'
import { type Line, linesOnOffer } from '../../pricing/lines-on-offer.ts'
import { chancesOf } from '../../pricing/model.ts'
import { type PricedLine, priceLines, usualOffer } from '../../pricing/offer.ts'
import { lineKey, type OddsMarket } from '../messages.ts'
import { textHash } from '../state-hash.ts'
import type { Fixture } from './calendar.ts'
import { type Moment, momentsOf } from './moments.ts'
import { play } from './play.ts'
import { offeredPlayersOf } from './squads.ts'
import { ratesOf } from './strengths.ts'
import { matchAt, type Timeline } from './timeline.ts'

/** Winner, handicap and total of each sport, and for football double chance, draw no bet and both teams to score. */
const earlyMarkets: ReadonlySet<number> = new Set([
  ...[1, 10, 11, 16, 18, 29, 186, 187, 189, 219, 223, 225, 237, 238, 251, 256, 258, 327, 328, 406, 410, 412],
])

/** Everything the simulator offers on one match: its timeline, the lines, their prices and results at any moment. */
export interface MatchOffer {
  readonly fixture: Fixture
  readonly timeline: Timeline
  readonly moments: readonly Moment[]
  readonly players: readonly Player[]
  /** The record before the start. */
  readonly before: Match
  /** Offer long before the start: the lines of a few markets, at the prices of `offerAt(-1)`. */
  early(): OddsMarket[]
  /** The lines chosen before the start and at the moments up to `moment` (−1: before the start only), by their keys. */
  linesUntil(moment: number): ReadonlyMap<string, Line>
  /** The offer at a moment, −1 before the start: every line chosen so far, suspended where it has no price. */
  offerAt(moment: number): ReadonlyMap<string, OddsMarket>
  /** The offer of a moment as far as it differs from that of the one before; all of it after a stop. */
  changesAt(moment: number): OddsMarket[]
}

/** Looks a match up. Lines are chosen as the moments are asked for, and kept; the prices of the last two moments are kept as well. */
export function matchOffer(fixture: Fixture, seed: string): MatchOffer {
  const { league } = fixture
  const timeline = play(fixture, seed)
  const moments = momentsOf(timeline, league.sport, 1 + textHash(fixture.id))
  const rates = ratesOf(fixture, seed)
  const players = offeredPlayersOf(fixture, seed)
  const before: Match = { ...newMatch(league.sport), bestOf: league.bestOf }
  const options = { ...usualOffer, players }
  const chosen: Map<string, Line>[] = [] // at place moment + 1
  const offers = new Map<number, ReadonlyMap<string, OddsMarket>>()

  const recordAt = (moment: number): Match => matchAt(timeline, moments[moment]?.second ?? -1) ?? before

  function linesUntil(moment: number): ReadonlyMap<string, Line> {
    while (chosen.length < moment + 2) {
      const next = chosen.length - 1 // the moment whose lines come next
      const known = chosen.at(-1) ?? new Map<string, Line>()
      chosen.push(next < 0 || moments[next]?.chooses === true ? withLines(known, recordAt(next)) : known)
    }
    return chosen[moment + 1] ?? new Map()
  }

  function withLines(known: Map<string, Line>, match: Match): Map<string, Line> {
    return new Map([...known, ...pricedLines(match, { known })])
  }

  /** The lines to offer that are not known yet and have a price: no others are ever shown. */
  function pricedLines(
    match: Match,
    of: { readonly known: ReadonlyMap<string, Line>; readonly isWanted?: (market: number) => boolean },
  ): [string, Line][] {
    const chances = chancesOf(match, rates)
    const lines = linesOnOffer(match, chances, { isWanted: of.isWanted, players }).filter(
      (line) => !of.known.has(keyOf(line)),
    )
    const priced = new Set(priceLines(lines, chances, options).map(keyOfPriced))
    return lines.flatMap((line) => (priced.has(keyOf(line)) ? [[keyOf(line), line]] : []))
  }

  function offerAt(moment: number): ReadonlyMap<string, OddsMarket> {
    const kept = offers.get(moment)
    if (kept) return kept
    const offer = priceAll(linesUntil(moment), recordAt(moment))
    if (offers.size > 1) offers.delete(Math.min(...offers.keys()))
    offers.set(moment, offer)
    return offer
  }

  function priceAll(lines: ReadonlyMap<string, Line>, match: Match): ReadonlyMap<string, OddsMarket> {
    const priced = new Map<string, PricedLine>()
    if (match.status === 'notStarted' || match.status === 'live')
      for (const line of priceLines([...lines.values()], chancesOf(match, rates), options))
        priced.set(keyOfPriced(line), line)
    const favourites = favouriteKeys([...priced.values()])
    return new Map(
      [...lines].map(([key, line]) => [
        key,
        offered(line, { priced: priced.get(key), favourite: favourites.has(key), players }),
      ]),
    )
  }

  function early(): OddsMarket[] {
    return [
      ...priceAll(
        new Map(pricedLines(before, { known: new Map(), isWanted: (market) => earlyMarkets.has(market) })),
        before,
      ).values(),
    ]
  }

  function changesAt(moment: number): OddsMarket[] {
    const now = offerAt(moment)
    if (moments[moment - 1]?.kind !== 'prices') return [...now.values()] // a stop is ended by prices, also by the same as before
    const known = offerAt(moment - 1)
    return [...now].flatMap(([key, market]) => (isSame(known.get(key), market) ? [] : [market]))
  }

  return { fixture, timeline, moments, players, before, early, linesUntil, offerAt, changesAt }
}

const keyOf = ({ market, specifiers }: Line) => lineKey({ market: market.id, specifiers: writeSpecifiers(specifiers) })
const keyOfPriced = ({ market, specifiers }: { market: number; specifiers: Specifiers }) =>
  lineKey({ market, specifiers: writeSpecifiers(specifiers) })

/** The line as a message has it; without a price it is suspended, its outcomes closed. */
function offered(
  { market, specifiers }: Line,
  { priced, favourite, players }: { priced: PricedLine | undefined; favourite: boolean; players: readonly Player[] },
): OddsMarket {
  const of = { market: market.id, specifiers: writeSpecifiers(specifiers), favourite }
  if (!priced) {
    const outcomes = outcomesOf(market, specifiers, players).map((id) => ({
      id,
      price: null,
      active: false,
      probability: null,
    }))
    return { ...of, status: 'suspended', cashOut: 'unavailable', outcomes }
  }
  const outcomes = priced.outcomes.map(({ id, price, fair }) => {
    const chance = winningChance(fair)
    return { id, price, active: price !== null, probability: Number.isFinite(chance) ? Math.min(1, chance) : null }
  })
  return { ...of, status: 'active', cashOut: 'available', outcomes }
}

/** The lines of each market, or of each player in one, whose prices are nearest to each other. */
function favouriteKeys(lines: readonly PricedLine[]): Set<string> {
  const best = new Map<string, { key: string; spread: number }>()
  for (const line of lines) {
    const prices = line.outcomes.map(({ price }) => price ?? 1_000_000)
    const spread = Math.max(...prices) / Math.min(...prices)
    const of = `${line.market} ${line.specifiers.player ?? ''}`
    const known = best.get(of)
    if (!known || spread < known.spread) best.set(of, { key: keyOfPriced(line), spread })
  }
  return new Set([...best.values()].map(({ key }) => key))
}

const isSame = (one: OddsMarket | undefined, other: OddsMarket) =>
  one?.status === other.status &&
  one.favourite === other.favourite &&
  one.outcomes.length === other.outcomes.length &&
  one.outcomes.every(
    ({ id, price }, place) => id === other.outcomes[place]?.id && price === other.outcomes[place]?.price,
  )

/** Every outcome of a line. */
export const outcomesOf = (market: MarketDefinition, specifiers: Specifiers, players: readonly Player[]): string[] =>
  (market.outcomes(specifiers, players) ?? []).map(({ id }) => id)
