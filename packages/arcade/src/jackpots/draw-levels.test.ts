import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawLevels, type Meter, openingMeter } from './draw-levels.ts'
import { returnText } from './shares.ts'
import { type Drop, type JackpotLevel, type LevelTerms, million } from './terms.ts'

const grand: LevelTerms = {
  level: 'grand',
  seed: 5_000,
  increment: 3_001,
  reserve: 777,
  drop: { by: 'chance', oneIn: 40_000, cap: 6_000 },
}
const major: LevelTerms = {
  level: 'major',
  seed: 100,
  increment: 5_007,
  reserve: 1_500,
  drop: { by: 'time', periodMinutes: 10, minimumStake: 50 },
}
const mini: LevelTerms = { level: 'mini', seed: 10, increment: 7_003, reserve: 333, drop: { by: 'amount', cap: 90 } }
const levels = [grand, major, mini]

interface Spin {
  readonly stake: number
  readonly afterMs: number
  /** Numbers from 0 to 1, not reached. */
  readonly chances: readonly number[]
}

function play(terms: readonly LevelTerms[], spins: readonly Spin[]) {
  const meters = new Map<JackpotLevel, Meter>(terms.map((one) => [one.level, openingMeter(one, 0)]))
  let at = 0
  const rounds = spins.map(({ stake, afterMs, chances }) => {
    at += afterMs
    let n = 0
    const numberBelow = (_: JackpotLevel, of: number) => Math.floor((chances[n++] ?? 0) * of)
    const meterOf = (level: JackpotLevel) => meters.get(level) as Meter // one for each level of the terms
    const { draws, meters: after } = drawLevels({ levels: [...terms] }, { stake, at, numberBelow }, meterOf)
    for (const meter of after) meters.set(meter.level, meter)
    return { stake, at, draws }
  })
  return { rounds, meters }
}

const spin = fc.record({
  stake: fc.integer({ min: 1, max: 10_000 }),
  afterMs: fc.integer({ min: -1000, max: 300_000 }),
  chances: fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 3, maxLength: 3 }),
})

test('whatever is played: nothing comes or goes but seeds, contributions and payouts, and one prize a round', () => {
  fc.assert(
    fc.property(fc.array(spin, { maxLength: 60 }), (spins) => {
      const { rounds, meters } = play(levels, spins)
      const staked = spins.reduce((sum, { stake }) => sum + stake, 0)
      for (const { level, increment, reserve, seed } of levels) {
        const meter = meters.get(level) as Meter // one for each level
        expect(meter.contributed).toBe(staked * increment)
        expect(meter.reserved).toBe(staked * reserve)
        expect(meter.seeded).toBe((meter.hits + 1) * seed * million)
        expect(meter.meter + meter.overflow).toBe(meter.seeded + meter.contributed - meter.paid * million)
        expect(meter.reserve).toBe(meter.reserved - (meter.seeded - meter.advanced))
        expect(Math.min(meter.meter, meter.reserve, meter.overflow, meter.advanced)).toBeGreaterThanOrEqual(0)
      }
      for (const { draws } of rounds) expect(draws.filter(({ prize }) => prize !== null).length).toBeLessThanOrEqual(1)
      expect((meters.get('grand') as Meter).meter).toBeLessThanOrEqual(6_000 * million)
    }),
    { numRuns: 60 },
  )
})

test('by amount it is certain at the cap, and pays no more', () => {
  const { rounds, meters } = play(
    [mini],
    [
      { stake: 10_000, afterMs: 0, chances: [0.999] },
      { stake: 2_000, afterMs: 0, chances: [0.999] },
    ],
  )
  expect(rounds.map(({ draws }) => draws[0])).toMatchObject([
    { under: 70_030_000, of: 80_000_000, prize: null, after: 80_030_000 },
    { under: 14_006_000, of: 9_970_000, drawn: null, prize: 90 },
  ])
  expect(meters.get('mini')?.meter).toBe((10 + 4) * million + 36_000)
})

test('by time the chance is the time since the last qualifying round, and certain at the end of the period', () => {
  const later = { stake: 50, afterMs: 300_000, chances: [0.999] }
  const { rounds } = play([major], [later, { ...later, stake: 49 }, later, later])
  expect(rounds.map(({ draws }) => draws[0])).toMatchObject([
    { under: 300_000, of: 600_000, prize: null },
    { under: 0, drawn: null, prize: null },
    { under: 600_000, of: 300_000, prize: 100, times: { from: 300_000, at: 900_000, until: 600_000 } },
    { under: 300_000, of: 600_000, prize: null },
  ])
})

test('by chance what comes above the cap waits for the next meter', () => {
  const round = (chance: number) => ({ stake: 10_000_000, afterMs: 0, chances: [chance] })
  const fixed = { ...grand, drop: { by: 'chance', oneIn: 1_000_000_000, cap: 6_000 } as const }
  const { rounds, meters } = play([fixed], [round(0.5), round(0)])
  expect(rounds.map(({ draws }) => draws[0]?.prize)).toEqual([null, 6_000])
  expect(meters.get('grand')).toMatchObject({
    meter: 6_000 * million,
    hits: 1,
    paid: 6_000,
    overflow: 58_020 * million,
  })
})

test.each<[Exclude<Drop, { by: 'time' }>, string]>([
  [{ by: 'amount', cap: 9000 }, '1/200'],
  [{ by: 'chance', oneIn: 1_000_000, cap: 9000 }, '1/200'],
])('the return of a level that drops %o is stated exactly', (drop, text) => {
  expect(returnText({ drop, seed: 1000, increment: 4000 })).toBe(text)
})

test('the amount at which a level drops is uniform between seed and cap', () => {
  let state = 7
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const spins = Array.from({ length: 40_000 }, () => ({ stake: 100, afterMs: 0, chances: [next()] }))
  const prizes = play([mini], spins).rounds.flatMap(({ draws }) => draws[0]?.prize ?? [])
  expect(prizes.length).toBeGreaterThan(500)
  const mean = prizes.reduce((sum, prize) => sum + prize, 0) / prizes.length
  const deviation = 80 / Math.sqrt(12 * prizes.length) // of the mean of as many uniform places
  expect(Math.abs(mean - 50)).toBeLessThan(4 * deviation + 1)
})
