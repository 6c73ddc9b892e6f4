import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ourDefinitions } from '../feed/definitions.ts'
import { newEvent, recordMessage } from '../feed/event-record.ts'
import { seasonSpan } from '../feed/simulator/calendar.ts'
import { type Draw, drawFrom } from '../feed/simulator/draw.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import { producers, stateOf } from '../feed/simulator/match-messages.ts'
import { openRound, outrightId, outrightOfSeason, outrightSnapshot, roundBegins } from '../feed/simulator/outrights.ts'
import { playBaseball } from '../feed/simulator/plays/baseball.ts'
import { playMma, playSumo } from '../feed/simulator/plays/bouts.ts'
import { playTimed } from '../feed/simulator/plays/clock-sports.ts'
import { playFootball } from '../feed/simulator/plays/football.ts'
import { playHockey } from '../feed/simulator/plays/hockey.ts'
import { playRallies, playTennis } from '../feed/simulator/plays/rallies.ts'
import { competitorId } from '../feed/simulator/season.ts'
import { endOf, matchAt, type Timeline } from '../feed/simulator/timeline.ts'
import { marketById } from '../markets/catalogue.ts'
import type { Player } from '../markets/market.ts'
import { type Match, type Sport, sports } from '../markets/match.ts'
import { newMatch } from '../markets/new-match.ts'
import { urn } from '../model/urn.ts'
import { withMargin } from '../orders/apply-trading.ts'
import { winningChance } from '../pricing/fair.ts'
import { usualRates } from '../pricing/football.ts'
import { linesOnOffer } from '../pricing/lines-on-offer.ts'
import { chancesOf, type Rates } from '../pricing/model.ts'
import { type PricedLine, priceLines, usualOffer } from '../pricing/offer.ts'
import { simulateMatch } from '../pricing/simulate-match.ts'
import type { Simulated } from '../pricing/simulated.ts'
import { readSpecifiers, type Specifiers, writeSpecifiers } from '../specifiers.ts'
import { eachWayNow } from './each-way-now.ts'
import type { EventNow } from './event-now.ts'
import { jointNow } from './joint-now.ts'

/*
 * No set of bets at our prices on one event wins whatever happens. The proof is one set of chances for ways the event can end, under which no bet returns more than its stake on
 * average: a set of bets that wins in every one of those ways would return more on average under any chances. (By Farkas' lemma such chances exist exactly when no set of bets does.)
 * The ways are matches simulated from the state; their chances begin as simulated and are moved as little as needed, against each bet in turn that returns too much, until none does.
 * What is left out of the ways only makes the claim stronger.
 */

interface Bet {
  readonly name: string
  /** What a stake of 1 returns in each of the simulated matches. */
  readonly returns: Float32Array
}

/** The chances of the proof; `worst` names a bet that still returns too much where the search finds none. */
function chancesAgainst(bets: readonly Bet[], weights: Float64Array): { chances: Float64Array; worst: string } {
  const chances = weights.slice()
  let worst = ''
  for (let sweep = 0; sweep < 400; sweep++) {
    worst = ''
    for (const { name, returns } of bets) {
      let [mean, square] = [0, 0]
      for (let way = 0; way < chances.length; way++) {
        const part = (chances[way] as number) * (returns[way] as number)
        mean += part
        square += part * (returns[way] as number)
      }
      if (mean <= 1) continue
      worst = `${name} returns ${mean}`
      const tilt = (mean - 0.999) / Math.max(1e-6, square - mean * mean)
      let sum = 0
      for (let way = 0; way < chances.length; way++) {
        chances[way] = (chances[way] as number) * Math.exp(-tilt * ((returns[way] as number) - mean))
        sum += chances[way] as number
      }
      for (let way = 0; way < chances.length; way++) chances[way] = (chances[way] as number) / sum
    }
    if (worst === '') break
  }
  return { chances, worst }
}

const multipliers = {
  won: (price: number) => price,
  halfWon: (price: number) => (1 + price) / 2,
  void: () => 1,
  halfLost: () => 0.5,
  lost: () => 0,
} as const

/** What an outcome becomes in each simulated match, by the same cases that grade it; null where the matches do not tell. */
function results(id: number, specifiers: Specifiers, outcome: string, { weights, column }: Simulated) {
  const pieces = marketById(id)?.pieces(specifiers, players) ?? []
  const piece = pieces.find(({ outcomes }) => outcomes.some((one) => one.id === outcome))
  if (!piece) return null
  const place = piece.outcomes.findIndex((one) => one.id === outcome)
  const columns = piece.parts.map(({ scope }) => column(scope))
  if (columns.includes(null)) return null
  return Array.from(weights, (_, way) => {
    let index = 0
    for (const [part, { sort }] of piece.parts.entries()) {
      if (columns[part]?.missing?.[way]) return 'void' as const
      index = index * sort.size + sort.caseOf(columns[part]?.home[way] ?? 0, columns[part]?.away[way] ?? 0)
    }
    return piece.results[index]?.[place] ?? ('void' as const)
  })
}

const players: readonly Player[] = ['h9', 'h7', 'h4', 'a9', 'a7', 'a4'].map((id) => ({
  id,
  team: id.startsWith('h') ? 'home' : 'away',
  name: { ja: id, en: id },
}))

/** Plausible rates, from even sides to a clear favourite. */
function ratesFor(sport: Sport, draw: Draw): Rates {
  const between = (low: number, high: number) => low + (high - low) * draw.next()
  const pair = (low: number, high: number) => ({ home: between(low, high), away: between(low, high) })
  switch (sport) {
    case 'football': {
      const goals = pair(0.5, 2.8)
      const shares = players.map(({ id, team }) => ({ id, team, share: between(0.05, 0.3), plays: 1 }))
      return { sport, rates: { ...goals, ...usualRates(goals.home, goals.away), rho: 0, players: shares } }
    }
    case 'baseball':
      return { sport, rates: pair(3, 6) }
    case 'iceHockey':
      return { sport, rates: pair(2, 4) }
    case 'basketball':
      return { sport, rates: pair(72, 92) }
    case 'americanFootball':
      return { sport, rates: pair(15, 30) }
    case 'rugby':
      return { sport, rates: pair(14, 35) }
    case 'tennis':
      return { sport, rates: pair(0.57, 0.69) }
    case 'volleyball':
    case 'tableTennis':
    case 'esports':
      return { sport, rally: between(0.46, 0.54) }
    case 'mma':
    case 'sumo':
      return { sport, rates: { win: between(0.2, 0.8), finish: between(0.1, 0.35), knockouts: between(0.3, 0.8) } }
  }
}

const lengths: Partial<Record<Sport, readonly number[]>> = {
  ...{ tennis: [3, 5], volleyball: [5], tableTennis: [5, 7], esports: [3, 5], mma: [3, 5], sumo: [1] },
}

function played(by: Rates, bestOf: number, draw: Draw): Timeline {
  switch (by.sport) {
    case 'football':
      return playFootball(by.rates, draw)
    case 'baseball':
      return playBaseball(by.rates, draw)
    case 'iceHockey':
      return playHockey(by.rates, draw)
    case 'basketball':
    case 'americanFootball':
    case 'rugby':
      return playTimed(by.sport, by.rates, draw)
    case 'tennis':
      return playTennis(by.rates, bestOf, draw)
    case 'volleyball':
    case 'tableTennis':
    case 'esports':
      return playRallies(by.sport, { rally: by.rally, bestOf }, draw)
    case 'mma':
      return playMma(by.rates, bestOf, draw)
    case 'sumo':
      return playSumo(by.rates, draw)
  }
}

/** A match before its start, or as far as it was played at a share of its time. */
function stateFor(sport: Sport, by: Rates, { share, draw }: { share: number; draw: Draw }): Match {
  const list = lengths[sport]
  const bestOf = list ? (list[draw.below(list.length)] ?? null) : null
  const before: Match = { ...newMatch(sport), bestOf }
  if (share <= 0) return before
  const timeline = played(by, bestOf ?? 3, draw)
  return matchAt(timeline, Math.floor(endOf(timeline) * share)) ?? before
}

/** The event as a book has it that was told these prices. */
function eventOf(match: Match, priced: readonly PricedLine[]): EventNow {
  const id = urn('match', 'sim-proof')
  const names = { ja: 'x', en: 'x' }
  const markets = priced.map(({ market, specifiers, outcomes }) => ({
    ...{ market, specifiers: writeSpecifiers(specifiers), status: 'active' as const, favourite: true },
    cashOut: 'available' as const,
    outcomes: outcomes.map(({ id: outcome, price, fair }) => {
      const chance = winningChance(fair)
      const probability = Number.isFinite(chance) ? Math.min(1, chance) : null
      return { id: outcome, price, active: price !== null, probability }
    }),
  }))
  const about = { producer: producers.live, event: id, at: 1, requestId: null }
  const category = urn('category', 'x')
  const tournament = urn('tournament', 'x')
  const sport = urn('sport', 'x')
  return {
    record: recordMessage(newEvent(id), { type: 'oddsChange', ...about, state: stateOf(match), markets }),
    words: {
      event: { id, tournament, kind: 'match', name: names, competitors: [], startsAt: 0 } as never, // nobody reads the sides
      tournament: { id: tournament, category, name: names },
      category: { id: category, sport, name: names },
      sport: { id: sport, code: match.sport, name: names },
      players,
    },
    sequence: 1,
    around: { ...ourDefinitions, groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [], isUp: () => true },
  }
}

interface Case {
  readonly seed: string
  readonly share: number
  /** Of staff, in thousandths. */
  readonly margin: number
  readonly joint: boolean
}

/** All bets on a match at a state, single and joint. */
function betsOn(sport: Sport, { seed, share, margin, joint }: Case, runs: number) {
  const draw = drawFrom(seed)
  const by = ratesFor(sport, draw)
  const match = stateFor(sport, by, { share, draw })
  const chances = chancesOf(match, by)
  const priced = priceLines(linesOnOffer(match, chances), chances, { ...usualOffer, players })
  const matches = simulateMatch(match, by, { seed: draw.below(1e9), runs })
  const bets: Bet[] = []
  let untold = 0
  if (!matches) return { bets, joints: 0, untold: priced.length, weights: null }
  const shown: (readonly [key: string, outcome: string])[] = []
  for (const { market, specifiers, outcomes } of priced) {
    for (const { id, price } of outcomes) {
      if (price === null) continue
      const found = results(market, specifiers, id, matches)
      if (!found) untold++
      const odds = withMargin(price, margin) / 1000
      const key = [`${market}`, ...(Object.keys(specifiers).length > 0 ? [writeSpecifiers(specifiers)] : [])].join('|')
      shown.push([key, id])
      if (found)
        bets.push({
          name: `${key}/${id} at ${odds}`,
          returns: Float32Array.from(found, (one) => multipliers[one](odds)),
        })
    }
  }
  const event = joint ? eventOf(match, priced) : null
  let joints = 0
  for (let pair = 0; event && pair < 30; pair++) {
    const legs = draw.shuffled(shown.slice(0, 400)).slice(0, 2 + (pair % 2))
    const found = jointNow(
      event,
      legs.map(([marketKey, outcome]) => ({ marketKey, outcome })),
    )
    if ('refused' in found) continue
    joints++
    const each = legs.map(([key, outcome]) => {
      const [id, ...rest] = key.split('|')
      return results(Number(id), readSpecifiers(rest.join('|')) ?? {}, outcome, matches)
    })
    if (each.includes(null)) continue
    const odds = withMargin(found.price, margin) / 1000
    const returns = Float32Array.from(matches.weights, (_, way) =>
      each.every((leg) => leg?.[way] === 'won') ? odds : 0,
    )
    bets.push({ name: `${legs.join(' + ')} at ${odds}`, returns })
  }
  return { bets, joints, untold, weights: matches.weights }
}

const long = process.env.TEST_FORM === 'long'

const examples: [Case][] = [
  [{ seed: 'before', share: 0, margin: 0, joint: true }],
  [{ seed: 'in play', share: 0.45, margin: 15, joint: true }],
  [{ seed: 'length', share: 0.97, margin: 1, joint: false }],
]

describe('no set of bets at our prices wins whatever happens', () => {
  test.each(sports)(
    '%s: before the start and in play, combinations and joint prices included',
    (sport) => {
      const one = fc.record({
        seed: fc.string({ minLength: 4, maxLength: 12 }),
        share: fc.oneof(fc.constant(0), fc.double({ min: 0.02, max: 0.97, noNaN: true })),
        margin: fc.integer({ min: 0, max: 60 }),
        joint: fc.boolean(),
      })
      fc.assert(
        fc.property(one, (which) => {
          const first = betsOn(sport, which, 1200)
          if (!first.weights || first.bets.length === 0) return
          let { worst } = chancesAgainst(first.bets, first.weights)
          if (worst !== '') {
            // so few matches may have left out the one that loses: many have not
            const again = betsOn(sport, which, 12_000)
            if (again.weights) ({ worst } = chancesAgainst(again.bets, again.weights))
          }
          expect(worst).toBe('')
        }),
        { numRuns: long ? 40 : 4, ...(long ? {} : { seed: 7, examples }) },
      )
    },
    long ? 600_000 : 60_000,
  )

  test('the search finds no chances where a set of bets does win whatever happens', () => {
    const { bets, weights } = betsOn('football', { seed: 'sure', share: 0, margin: 0, joint: false }, 1200)
    if (!weights) throw new Error('not simulated')
    expect(bets.length).toBeGreaterThan(300)
    const under = bets.find(({ name }) => name.startsWith('18|total=2.5/13'))
    if (!under) throw new Error('no under')
    const over: Bet = { name: 'a mistaken over', returns: under.returns.map((back) => (back > 0 ? 0 : 3.5)) }
    expect(chancesAgainst([...bets, over], weights).worst).not.toBe('')
  })

  test.each(long ? leagues : leagues.filter(({ code }) => ['fb1', 'su1', 'es1'].includes(code)))(
    'the season of $code: winner, places, each way, and one against another',
    (league) => {
      const [number, seed] = [3, 'outrights']
      const span = seasonSpan(league, number)
      const outright = outrightOfSeason(league, number, seed)
      for (const share of long ? [0, 0.2, 0.4, 0.6, 0.8, 0.95] : [0, 0.6]) {
        let at = span.from + Math.floor(share * (span.to - span.from))
        while (openRound(outright, at) === null && at < span.to) at += 600_000
        const pricedAt = roundBegins(outright, openRound(outright, at) ?? 0)
        const messages = outrightSnapshot(outright, at)
        const id = outrightId(league, number)
        const event: EventNow = {
          ...{ record: messages.reduce(recordMessage, newEvent(id)), words: null, sequence: 1 },
          around: { ...ourDefinitions, groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [], isUp: () => true },
        }
        const ends: string[][] = []
        outright.season.imagineEnds(pricedAt, 400, (order) =>
          ends.push(Array.from(order, (entrant) => competitorId(league, entrant))),
        )
        const eachWay = eachWayBets(event, ends)
        if (share === 0 && ['fb1', 'su1'].includes(league.code)) expect(eachWay.length).toBeGreaterThan(0)
        const bets = [...seasonBets(event, ends), ...eachWay]
        const { worst } = chancesAgainst(bets, new Float64Array(ends.length).fill(1 / ends.length))
        expect(worst, `${league.code} ${share}`).toBe('')
      }
    },
  )
})

const placeIn = (order: readonly string[], id: string) => order.indexOf(id) + 1

function seasonBets({ record }: EventNow, ends: readonly (readonly string[])[]): Bet[] {
  return Object.entries(record.lines).flatMap(([key, { market, offers }]) => {
    const outcomes = Object.entries(Object.values(offers)[0]?.outcomes ?? {})
    return outcomes.flatMap(([id, { price }]): Bet[] => {
      if (price === null) return []
      const rival = outcomes.find(([other]) => other !== id)?.[0] ?? ''
      const last = market === 1110 ? 1 : Number(/winners=(\d)/.exec(key)?.[1])
      const wins = (order: readonly string[]) =>
        market === 539 ? placeIn(order, id) < placeIn(order, rival) : placeIn(order, id) <= last
      return [
        {
          name: `${key}/${id} at ${price}`,
          returns: Float32Array.from(ends, (order) => (wins(order) ? price / 1000 : 0)),
        },
      ]
    })
  })
}

/** Half on winning, half on a place. */
function eachWayBets(event: EventNow, ends: readonly (readonly string[])[]): Bet[] {
  const winners = Object.entries(Object.values(event.record.lines['1110']?.offers ?? {})[0]?.outcomes ?? {})
  return winners.flatMap(([id, { price }]): Bet[] => {
    const terms = eachWayNow(event, { marketKey: '1110', outcome: id })
    if (price === null || !terms) return []
    const [parts, whole] = terms.placeFraction.split('/').map(Number)
    const placed = 1 + ((price / 1000 - 1) * (parts ?? 0)) / (whole ?? 1)
    const returns = Float32Array.from(ends, (order) => {
      const place = placeIn(order, id)
      return ((place === 1 ? price / 1000 : 0) + (place <= terms.places ? placed : 0)) / 2
    })
    return [{ name: `${id} each way at ${price}`, returns }]
  })
}
