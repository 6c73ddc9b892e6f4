import { describe, expect, test } from 'vitest'
import { exactWinners } from '../../bet-rules/most-winners.ts'
import { resultsIn } from '../../book/bet-builder/bets-on-match.fixture.ts'
import { marketById } from '../../markets/catalogue.ts'
import type { Match } from '../../markets/match.ts'
import { readSpecifiers } from '../../model/specifiers.ts'
import { fairOutcomes, winningChance } from '../../pricing/fair.ts'
import { chancesOf } from '../../pricing/model.ts'
import { usualOverround } from '../../pricing/offer.ts'
import { simulateMatch } from '../../pricing/simulation/match.ts'
import { lineKey, type OddsMarket } from '../messages.ts'
import { fixturesOfRound, roundsOf, seasonSpan } from './calendar.ts'
import { drawFrom } from './draw.ts'
import { leagues } from './leagues.ts'
import { type MatchOffer, matchOffer } from './match-offer.ts'
import { openRound, outrightOfSeason, outrightSnapshot, roundBegins } from './season/outrights.ts'
import { specialSnapshot } from './specials/round-special-messages.ts'
import { specialOfRound } from './specials/round-specials.ts'
import { ratesOf } from './strengths.ts'
import { matchAt } from './timeline.ts'

/*
 * Every price of some matches of every league, before the start and at two moments in play, beside the fair prices of the model that the matches are drawn from.
 */

const seed = 'fair prices'
const events = process.env.TEST_FORM === 'long' ? 200 : 58
const leastReturned = 0.85
/** Results in so many simulated matches tell one winning set from another, where chances are as near as this. */
const simulated = 400
const sameChance = 1e-5
/** Ends of a season that are imagined here, beside those behind the prices. */
const others = 20_000

describe.each(leagues.map((league, place) => ({ code: league.code, league, place })))('$code', ({ league, place }) => {
  const offers = Array.from({ length: Math.ceil((events - place) / leagues.length) }, (_, index) => {
    const draw = drawFrom(`${seed}/${league.code}/${index}`)
    const fixtures = fixturesOfRound(league, index, draw.below(roundsOf(league)), seed)
    const fixture = fixtures[draw.below(fixtures.length)]
    if (!fixture) throw new Error('no match')
    const offer = matchOffer(fixture, seed)
    const moments = offer.moments.flatMap(({ kind }, moment) => (kind === 'prices' ? [moment] : []))
    return { offer, at: [-1, ...[0, 1].map(() => moments[draw.below(moments.length)] ?? -1)] }
  })

  test('each price is at most the fair one and within its margin, and the same winning set has one price', () => {
    for (const { offer, at } of offers)
      for (const moment of at) {
        const priced = pricedAt(offer, moment)
        const wrong = priced.filter(({ returned }) => !(returned < 1 && returned >= leastReturned))
        expect(wrong).toEqual([])
        expect(differing(priced)).toEqual([])
      }
  })

  test('no line costs more than its margin or less than nothing, has a favourite below 1.02, or half of its two outcomes', () => {
    for (const { offer, at } of offers)
      for (const moment of at)
        for (const market of linesAt(offer, moment)) {
          const name = `${offer.fixture.id} at ${moment}: ${lineKey(market)}`
          // a match of a league lets nobody through to a next round
          expect(marketById(market.market)?.groups, name).not.toContain('cup_tie')
          // before the start what is listed can be bet
          if (moment < 0) expect(market.status, name).toBe('active')
          if (market.status !== 'active') continue
          const prices = market.outcomes.flatMap(({ price }) => price ?? [])
          expect(Math.min(...prices), name).toBeGreaterThanOrEqual(1020)
          if (market.outcomes.length === 2) expect(prices, name).toHaveLength(2)
          const book = bookOf(market)
          if (book === null) continue
          expect(book, name).toBeGreaterThan(1)
          const definition = marketById(market.market)
          expect(book, name).toBeLessThan((1 + (definition ? usualOverround(definition) : 0)) * 1.05)
        }
  })
})

const known = new WeakMap<MatchOffer, Map<number, readonly OddsMarket[]>>()

/** The lines of a match at a moment, computed once for all tests. */
function linesAt(offer: MatchOffer, moment: number): readonly OddsMarket[] {
  const ofMatch = known.get(offer) ?? new Map<number, readonly OddsMarket[]>()
  const lines = ofMatch.get(moment) ?? [...offer.offerAt(moment).values()]
  known.set(offer, ofMatch.set(moment, lines))
  return lines
}

/** The sum of the inverse prices of a partition's outcomes, by how many of them win; null of another line. */
function bookOf(market: OddsMarket): number | null {
  const winners = exactWinners(lineKey(market))
  if (winners === null || market.outcomes.some(({ price }) => price === null)) return null
  return market.outcomes.reduce((sum, { price }) => sum + 1000 / (price ?? 1), 0) / winners
}

interface Priced {
  readonly name: string
  readonly price: number
  readonly chance: number
  /** The average return of a stake of 1. */
  readonly returned: number
  /** Results in simulated matches; null where these do not tell. */
  readonly results: string | null
}

function pricedAt(offer: MatchOffer, moment: number): Priced[] {
  const { fixture, timeline, moments, players } = offer
  const second = moments[moment]?.second ?? -1
  const match: Match = matchAt(timeline, second) ?? offer.before
  const by = ratesOf(fixture, seed)
  const chances = chancesOf(match, by)
  const matches = simulateMatch(match, by, { seed: 1 + moment, runs: simulated })
  return linesAt(offer, moment).flatMap((market) => {
    const definition = marketById(market.market)
    const specifiers = readSpecifiers(market.specifiers)
    if (market.status !== 'active' || !definition || !specifiers) return []
    const fair = new Map(fairOutcomes(definition, specifiers, chances, players)?.map((one) => [one.id, one.fair]))
    return market.outcomes.flatMap(({ id, price, probability }): Priced[] => {
      const own = fair.get(id)
      if (price === null || !own) return []
      const chance = winningChance(own)
      expect(probability).toBeCloseTo(chance, 9)
      const found = matches && resultsIn(matches, { market: market.market, specifiers, players }, id)
      const name = `${fixture.id} at ${moment}: ${lineKey(market)}/${id}`
      return [{ name, price, chance, returned: (price * chance) / 1000, results: found?.join() ?? null }]
    })
  })
}

/** Pairs of outcomes that win, and are returned, in the same matches, at different prices. */
function differing(priced: readonly Priced[]): string[] {
  const sets = Map.groupBy(
    priced.filter(({ results }) => results !== null),
    ({ results }) => results,
  )
  return [...sets.values()].flatMap((set) => {
    const sorted = set.toSorted((one, other) => one.chance - other.chance)
    return sorted.flatMap((one, place) => {
      const next = sorted[place + 1]
      // of a long shot too few matches are simulated to tell 2:2 from 2:2 or 3:3, whose chances differ by more than the sums do
      const isSame = next && next.chance - one.chance < Math.min(sameChance / 2, one.chance / 500)
      return isSame && next.price !== one.price ? [`${one.name} ${one.price}, ${next.name} ${next.price}`] : []
    })
  })
}

/** Prices beside the chances that are stated with them: of seasons, and of the rounds' specials. */
describe.each(leagues.map((league) => ({ code: league.code, league })))('what is no match of $code', ({ league }) => {
  const outright = outrightOfSeason(league, 3, seed)
  const { from, to } = seasonSpan(league, 3)
  const offered = [0, 0.3, 0.6].flatMap((share) => {
    let at = from + Math.floor(share * (to - from))
    while (openRound(outright, at) === null && at < to) at += 600_000
    return outrightSnapshot(outright, at)
  })
  const specials = [0, 1].flatMap((round) => {
    const special = specialOfRound(fixturesOfRound(league, 3, round, seed), seed)
    return special ? specialSnapshot(special, { at: special.opensAt, since: special.opensAt }) : []
  })
  const markets = [...offered, ...specials].flatMap((message) => (message.type === 'oddsChange' ? message.markets : []))
  const open = markets.filter(({ status }) => status === 'active')

  test('each price is at most the fair one and within 15 % of it, also of a long shot', () => {
    const priced = open.flatMap((market) =>
      market.outcomes.flatMap(({ id, price, probability }) =>
        price === null
          ? []
          : [{ name: `${lineKey(market)}/${id}`, price, returned: (price * (probability ?? 0)) / 1000 }],
      ),
    )
    expect(priced.length).toBeGreaterThan(6)
    expect(priced.filter(({ returned }) => !(returned < 1 && returned >= leastReturned))).toEqual([])
    expect(Math.min(...priced.map(({ price }) => price))).toBeGreaterThanOrEqual(1020)
  })

  test('no price of a season is above the fair one of other draws of its ends, as far as these tell; nine of ten entrants that win one season in a hundred have one', () => {
    const round = Math.ceil(roundsOf(league) / 5)
    const at = roundBegins(outright, round)
    const count = { winner: new Float64Array(league.entrants.length), top: new Float64Array(league.entrants.length) }
    outright.season
      .imaginedEnds(at - 1, (order) => {
        order.forEach((entrant, place) => {
          if (place === 0) count.winner[entrant] = (count.winner[entrant] ?? 0) + 1
          if (place < 3) count.top[entrant] = (count.top[entrant] ?? 0) + 1
        })
      })
      .imagine(others)
    const [snapshot] = outrightSnapshot(outright, at).filter((message) => message.type === 'oddsChange')
    const linesOf = { '1110': count.winner, '1091|winners=3': count.top } as const
    const likely: (number | null)[] = []
    for (const [key, counts] of Object.entries(linesOf)) {
      const line = snapshot?.markets.find((market) => lineKey(market) === key)
      if (line?.status === 'inactive') continue
      for (const [entrant, count] of counts.entries()) {
        const chance = count / others
        const price = line?.outcomes[entrant]?.price ?? null
        if (chance > 0.012 && chance < 0.8) likely.push(price)
        const low = chance - 3 * Math.sqrt((chance * (1 - chance)) / others)
        if (price !== null) expect((price * low) / 1000, `${key} ${entrant} at ${price}`).toBeLessThan(1)
      }
    }
    expect(likely.filter((price) => price === null).length).toBeLessThanOrEqual(likely.length / 10)
  })
})
