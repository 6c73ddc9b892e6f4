import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marketById } from '../markets/catalogue.ts'
import type { Player } from '../markets/market.ts'
import type { Match } from '../markets/match.ts'
import { newMatch } from '../markets/new-match.ts'
import type { Specifiers } from '../model/specifiers.ts'
import { type MatchSport, matchSports } from '../model/sports.ts'
import { jointChance } from './bet-builder.ts'
import { expectedReturn, fairOutcomes, winningChance } from './fair.ts'
import { type FootballRates, usualRates } from './football/football.ts'
import { simulateFootball } from './football/simulate.ts'
import { linesOnOffer } from './lines-on-offer.ts'
import { chancesOf, type Rates } from './model.ts'
import { priceLines, usualOffer } from './offer.ts'
import { leagueChances, topChances } from './outrights.ts'
import { chancesIn } from './simulation/simulated.ts'
import { usualBout } from './sports/bouts.ts'

const players: readonly Player[] = ['h9', 'h7', 'a9'].map((id) => ({
  id,
  team: id.startsWith('h') ? 'home' : 'away',
  name: { ja: id, en: id },
}))
const shares = players.map(({ id, team }) => ({ id, team, share: 0.25, plays: 1 }))
const rates: FootballRates = { home: 1.6, away: 1.1, ...usualRates(1.6, 1.1), players: shares, cup: true }
const football = (match: Match, by: FootballRates = rates) => chancesOf(match, { sport: 'football', rates: by })

const ratesOf: Readonly<Record<MatchSport, Rates>> = {
  football: { sport: 'football', rates },
  baseball: { sport: 'baseball', rates: { home: 4.6, away: 4.3 }, players: shares },
  basketball: { sport: 'basketball', rates: { home: 84, away: 80 }, players: shares },
  tennis: { sport: 'tennis', rates: { home: 0.64, away: 0.62 } },
  iceHockey: { sport: 'iceHockey', rates: { home: 3.2, away: 2.8 }, players: shares },
  volleyball: { sport: 'volleyball', rally: 0.52 },
  tableTennis: { sport: 'tableTennis', rally: 0.53 },
  rugby: { sport: 'rugby', rates: { home: 26, away: 21 } },
  americanFootball: { sport: 'americanFootball', rates: { home: 24, away: 21 } },
  mma: { sport: 'mma', rates: { win: 0.6, ...usualBout } },
  sumo: { sport: 'sumo', rates: { win: 0.55, pushing: { home: 0.7, away: 0.2 } } },
  esports: { sport: 'esports', rally: 0.52 },
}
const bestOf: Partial<Record<MatchSport, number>> = {
  tennis: 3,
  volleyball: 5,
  tableTennis: 7,
  mma: 3,
  sumo: 1,
  esports: 3,
}
const fresh = (sport: MatchSport): Match => ({ ...newMatch(sport), bestOf: bestOf[sport] ?? null })

function won(match: Match, id: number, outcome: string, specifiers: Specifiers = {}, by = rates): number {
  const market = marketById(id)
  const found = market && fairOutcomes(market, specifiers, football(match, by), players)
  return found?.find((one) => one.id === outcome)?.fair.won ?? Number.NaN
}

/*
 * One set of chances for everything that can happen, under which every bet at our prices loses on average, proves that no set of bets wins whatever happens: its average would
 * be above zero under any chances. Every market of a sport is priced from one model, so the prices of all its lines are held against the same chances.
 */
test.each(matchSports)(
  '%s: every price loses on average under the chances it comes from, and results sum to one',
  (sport) => {
    const match = fresh(sport)
    const chances = chancesOf(match, ratesOf[sport])
    const lines = linesOnOffer(match, chances, { players })
    const priced = priceLines(lines, chances, { ...usualOffer, players })
    const wanted = { football: 150, sumo: 4, mma: 4, baseball: 30 }[sport as string] ?? 10
    expect(priced.length).toBeGreaterThanOrEqual(wanted)
    for (const { market, outcomes, specifiers } of priced) {
      for (const { fair, price, id } of outcomes) {
        const label = `${market} ${JSON.stringify(specifiers)} ${id}`
        expect(fair.won + fair.halfWon + fair.void + fair.halfLost + fair.lost, label).toBeCloseTo(1, 6)
        if (price !== null) expect(expectedReturn(fair, price / 1000), label).toBeLessThan(1)
      }
    }
  },
)

test('outcomes of one line that exclude each other cost more than one together', () => {
  const match = fresh('football')
  const chances = football(match)
  const priced = priceLines(linesOnOffer(match, chances), chances, { ...usualOffer, players })
  for (const id of [1, 11, 16, 18, 29, 36, 37, 45, 47, 60, 162, 166]) {
    for (const { outcomes } of priced.filter(({ market }) => market === id)) {
      const book = outcomes.reduce(
        (sum, { price, fair }) => sum + (price === null ? winningChance(fair) : 1000 / price),
        0,
      )
      const least = Math.min(...outcomes.flatMap(({ price, fair }) => (price === null ? [] : [winningChance(fair)])))
      expect(book).toBeGreaterThan(least > 0.25 || outcomes.length > 3 ? 1.02 : 1.003)
    }
  }
})

test('identities between markets hold at any rates and any state', () => {
  const state = fc.record({
    home: fc.double({ min: 0.3, max: 3, noNaN: true }),
    away: fc.double({ min: 0.3, max: 3, noNaN: true }),
    rho: fc.double({ min: -0.15, max: 0.1, noNaN: true }),
    score: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
    clock: fc.integer({ min: 0, max: 2600 }),
  })
  fc.assert(
    fc.property(state, ({ home, away, rho, score, clock }) => {
      const by = { ...rates, home, away, rho }
      const match: Match = {
        ...fresh('football'),
        status: 'live',
        clockSeconds: clock,
        periods: [{ stage: 'regular', number: 1, home: score[0], away: score[1], ended: false }],
      }
      const at = (id: number, outcome: string, specifiers: Specifiers = {}) => won(match, id, outcome, specifiers, by)
      const [one, draw, two] = [at(1, '1'), at(1, '2'), at(1, '3')]
      expect(one + draw + two).toBeCloseTo(1, 9)
      expect(at(10, '9')).toBeCloseTo(one + draw, 9)
      expect(at(10, '10')).toBeCloseTo(one + two, 9)
      expect(at(11, '4')).toBeCloseTo(one, 9)
      expect(at(16, '1714', { hcp: '-0.5' })).toBeCloseTo(one, 9)
      expect(at(16, '1715', { hcp: '-0.5' })).toBeCloseTo(draw + two, 9)
      expect(at(14, '1711', { hcp: '0:1' })).toBeCloseTo(at(16, '1714', { hcp: '-1.5' }), 9)
      expect(at(37, '794', { total: '2.5' }) + at(37, '796', { total: '2.5' })).toBeCloseTo(one, 9)
      expect(at(33, '74') + at(35, '78')).toBeCloseTo(one, 9)
      expect(at(30, '792')).toBeCloseTo(at(29, '74'), 9)
      expect(at(8, '7', { goalnr: String(score[0] + score[1] + 1) })).toBeCloseTo(
        at(18, '13', { total: String(score[0] + score[1] + 0.5) }),
        9,
      )
      const full = ['418', '424', '430'].reduce((sum, id) => sum + at(47, id), 0)
      expect(full).toBeCloseTo(one, 4)
    }),
    { numRuns: 25 },
  )
})

test('in play: a lead grows safer by the minute, a goal and a sending-off move the prices the right way', () => {
  const at = (clockSeconds: number, home: number, away: number, more: Partial<Match> = {}): Match => ({
    ...fresh('football'),
    status: 'live',
    clockSeconds,
    periods: [
      { stage: 'regular', number: 1, home, away, ended: clockSeconds > 2700 },
      ...(clockSeconds > 2700 ? [{ stage: 'regular' as const, number: 2, home: 0, away: 0, ended: false }] : []),
    ],
    ...more,
  })
  let [leader, over] = [0, 1]
  for (let clock = 0; clock <= 5400; clock += 300) {
    const [now, total] = [won(at(clock, 1, 0), 1, '1'), won(at(clock, 1, 0), 18, '12', { total: '2.5' })]
    expect(now).toBeGreaterThan(leader)
    expect(total).toBeLessThan(over)
    ;[leader, over] = [now, total]
  }
  expect(leader).toBeLessThan(1)
  expect(won(at(1800, 1, 0), 1, '1')).toBeGreaterThan(won(at(1800, 0, 0), 1, '1'))
  const card = {
    team: 'home' as const,
    stage: 'regular' as const,
    period: 1,
    minute: 20,
    player: null,
    kind: 'red' as const,
  }
  expect(won(at(1800, 0, 0, { cards: [card] }), 1, '1')).toBeLessThan(won(at(1800, 0, 0), 1, '1'))
  const goal = { ...card, kind: 'play' as const }
  const led = at(4800, 1, 0, { goals: [goal] })
  expect(won(led, 9, '7')).toBe(0)
  expect(won(led, 9, '6')).toBeGreaterThan(0.8)
  const late = at(5400, 1, 0, { stoppageSeconds: 200 })
  expect(won(late, 1, '1')).toBeGreaterThan(leader)
})

test('the bet builder: exact from the grid, refused where it cannot be priced', () => {
  const match = fresh('football')
  const plain = { ...rates, home: 1.5, away: 1.1, rho: 0 }
  const chances = football(match, plain)
  const options = { players, simulate: null }
  const home = { market: 1, specifiers: {}, outcome: '1' }
  const over = { market: 18, specifiers: { total: '2.5' }, outcome: '12' }
  const both = { market: 29, specifiers: {}, outcome: '74' }
  const corners = { market: 166, specifiers: { total: '9.5' }, outcome: '12' }
  expect(jointChance([home, over], chances, options)).toMatchObject({
    chance: expect.closeTo(0.269276, 5),
    from: 'grid',
  })
  expect(jointChance([over, both], chances, options)).toMatchObject({ chance: expect.closeTo(0.395721, 5) })
  expect(jointChance([home, both], chances, options)).toMatchObject({ chance: expect.closeTo(0.205647, 5) })
  const alone = jointChance([corners], chances, options)
  expect(jointChance([home, over, corners], chances, options)).toMatchObject({
    chance: expect.closeTo(0.269276 * ('chance' in alone ? alone.chance : 0), 6),
  })
  const halfTime = { market: 60, specifiers: {}, outcome: '1' }
  const fullTime = jointChance([halfTime, home], chances, options)
  expect('chance' in fullTime && fullTime.chance).toBeCloseTo(won(match, 47, '418', {}, plain), 4)
  const refusals = [
    [[home, { market: 1, specifiers: {}, outcome: '3' }], 'contradiction'],
    [[home, { market: 16, specifiers: { hcp: '-1' }, outcome: '1714' }], 'refundable'],
    [[home, { market: 4242, specifiers: {}, outcome: '1' }], 'unknownLine'],
    [[home, { market: 40, specifiers: {}, outcome: 'h9' }], 'notPriced'],
  ] as const
  for (const [legs, refused] of refusals) expect(jointChance(legs, chances, options)).toMatchObject({ refused })
})

test('the bet builder counts simulated matches where the grid says nothing, and agrees with it where it does', () => {
  const match = fresh('football')
  const matches = simulateFootball(match, rates, { seed: 5, runs: 20_000 })
  const counted = matches && chancesIn(matches)
  const share = (id: number, outcome: string, specifiers: Specifiers = {}) => {
    const market = marketById(id)
    const found = market && counted && fairOutcomes(market, specifiers, counted, players)
    return found?.find((one) => one.id === outcome)?.fair.won ?? Number.NaN
  }
  for (const [id, outcome, specifiers] of [
    [1, '1', {}],
    [29, '74', {}],
    [47, '418', {}],
    [166, '12', { total: '9.5' }],
    [177, '12', { total: '4.5' }],
    [139, '12', { total: '3.5' }],
    [146, '74', {}],
    [8, '6', { goalnr: '1' }],
    [9, '8', {}],
    [40, 'h9', {}],
    [898, 'h7', {}],
    [38, 'a9', { goalnr: '1' }],
    [39, 'a9', {}],
  ] as const) {
    const exact = won(match, id, outcome, specifiers)
    const error = Math.sqrt((exact * (1 - exact)) / 20_000)
    expect(Math.abs(share(id, outcome, specifiers) - exact), `${id} ${outcome}`).toBeLessThan(4 * error + 0.002)
  }
  const options = { players, simulate: () => matches }
  const scorer = { market: 40, specifiers: {}, outcome: 'h9' }
  const homeWins = { market: 1, specifiers: {}, outcome: '1' }
  const chances = football(match)
  const answer = jointChance([scorer, homeWins], chances, options)
  expect(answer).toMatchObject({ from: 'simulation' })
  expect('chance' in answer && answer.chance).toBeGreaterThan(won(match, 40, 'h9') * won(match, 1, '1'))
  expect('chance' in answer && answer.most).toBeGreaterThan('chance' in answer ? answer.chance : 1)
  // a side that has nobody left to send off wins more often: both go together
  const sentOff = { market: 148, specifiers: {}, outcome: '74' }
  const against = jointChance([homeWins, sentOff], chances, options)
  expect('chance' in against && against.chance).toBeGreaterThan(won(match, 1, '1') * won(match, 148, '74') * 1.05)
  const nobody = { market: 9, specifiers: {}, outcome: '7' }
  expect(jointChance([homeWins, nobody], chances, options)).toMatchObject({ refused: 'contradiction' })
  const first = { market: 38, specifiers: { goalnr: '1' }, outcome: 'h9' }
  expect(jointChance([first, scorer], chances, options)).toMatchObject({ implied: [1] })
})

test('first places: Harville sums to the places, a league is played out', () => {
  const top = topChances([0.4, 0.3, 0.2, 0.1], 2)
  expect(top.reduce((sum, chance) => sum + chance)).toBeCloseTo(2, 9)
  expect(top[0]).toBeCloseTo(0.4 + (0.3 * 0.4) / 0.7 + (0.2 * 0.4) / 0.8 + (0.1 * 0.4) / 0.9, 9)
  expect(() => topChances([1], 4)).toThrow(RangeError)
  let at = 0
  const random = () => {
    at = (at + 0.618034) % 1
    return at
  }
  const league = leagueChances(
    new Map([
      ['a', 10],
      ['b', 9],
      ['c', 2],
    ]),
    [{ home: 'b', away: 'c', chances: [0.5, 0.3, 0.2] }],
    { places: 1, runs: 2000, random },
  )
  expect(league.get('b')).toBeGreaterThan(0.45)
  expect(league.get('c')).toBe(0)
})
