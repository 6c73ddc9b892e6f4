import { createLog } from '@andon/platform/log'
import { leastTurn } from '@andon/tests/longest-turn'
import { afterAll, expect, test, vi } from 'vitest'
import type { EventNow } from '../event-now.ts'
import { eventOf, fixturesOf, openLine } from './builder-event.fixture.ts'
import { jointNow, type Part } from './builder-price.ts'
import { builderPrices } from './builder-prices.ts'

const prices = builderPrices(createLog({ level: 'silent' }))
afterAll(() => prices.stop())

const notYet = { refused: 'MARKET_SUSPENDED', part: null }

function partOf(event: EventNow, market: number): Part {
  const [marketKey, outcome] = openLine(event, market)
  return { marketKey, outcome }
}

const pairs = [
  ['football', null, [1, 18]],
  ['football', null, [1, 40]],
  ['football', 60, [1, 40]],
  ['football', 20, [8, 18]],
  ['iceHockey', null, [406, 412]],
  ['basketball', 12, [219, 225]],
  ['basketball', null, [219, 60]],
  ['americanFootball', null, [219, 60]],
  ['rugby', null, [1, 60]],
  ['baseball', null, [251, 274]],
  ['tennis', null, [189, 202]],
  ['volleyball', null, [186, 202]],
  ['tableTennis', null, [186, 238]],
  ['esports', null, [186, 330]],
] as const

/** Computes the price, again where the thread was given up: on a busy machine one may take too long. */
const known = (event: EventNow, parts: readonly Part[]) =>
  vi.waitFor(async () => {
    await prices.compute(event, parts, 'quote')
    expect(prices.now(event, parts)).not.toEqual(notYet)
  })

test.each(pairs)(
  '%s at %s, markets %s: the first price holds the loop for less than 50 ms',
  async (sport, place, markets) => {
    const fixtures = fixturesOf(sport).slice(0, 3)
    const { results, ms } = await leastTurn({ runs: fixtures.length }, (nth) => {
      const event = eventOf(fixtures[nth - 1] as (typeof fixtures)[number], place) // one for each run
      const parts = markets.map((market) => partOf(event, market))
      expect(prices.now(event, parts)).toEqual(notYet)
      return async () => {
        await known(event, parts)
        return { event, parts }
      }
    })
    for (const { event, parts } of results) {
      expect(prices.now(event, parts)).toEqual(jointNow(event, parts))
      expect(prices.now(event, parts.toReversed())).toEqual(prices.now(event, parts))
    }
    expect(ms).toBeLessThan(50)
  },
)

const [fixture] = fixturesOf('football')
if (!fixture) throw new Error('no match of football')

test('a price is that of one record: after the next message it is not known until it is computed again', async () => {
  const [before, after] = [eventOf(fixture), eventOf(fixture, 20)]
  const parts = [partOf(after, 1), partOf(after, 18)]
  await known(before, parts)
  expect(prices.now(after, parts)).toEqual(notYet)
  await known(after, parts)
  expect(prices.now(after, parts)).toEqual(jointNow(after, parts))
  expect(prices.now(after, parts)).not.toEqual(prices.now(before, parts))
})

test('a refusal names the part at fault by its place in the question, in any order', async () => {
  const event = eventOf(fixture)
  const drawNoBet = { marketKey: '11', outcome: '4' }
  const [total, winner] = [partOf(event, 18), partOf(event, 1)]
  for (const parts of [
    [drawNoBet, total, winner],
    [total, drawNoBet, winner],
    [winner, total, drawNoBet],
  ]) {
    await known(event, parts)
    expect(prices.now(event, parts)).toEqual({ refused: 'LEG_RETURNS_STAKE', part: parts.indexOf(drawNoBet) })
  }
})

test('what is asked for twice is computed once', async () => {
  const event = eventOf(fixture)
  const parts = [partOf(event, 1), partOf(event, 18)]
  expect(prices.compute(event, parts, 'quote')).toBe(prices.compute(event, parts.toReversed(), 'quote'))
})

test('a bet comes before all quotes that wait, and of too many quotes the last ones stay without a price', async () => {
  const event = eventOf(fixture)
  const scorers = Object.keys(Object.values(event.record.lines['40']?.offers ?? {})[0]?.outcomes ?? {})
  const requested = scorers.flatMap((one) => scorers.slice(0, 8).map((other) => [one, other] as const))
  const partsOf = (pair: readonly string[]) => pair.map((outcome) => ({ marketKey: '40', outcome }))
  const done: string[] = []
  const quotes = requested.map(async (pair) => {
    await prices.compute(event, partsOf(pair), 'quote')
    done.push('quote')
  })
  const bet = prices.compute(event, [partOf(event, 1), partOf(event, 8)], 'bet').then(() => done.push('bet'))
  await bet
  // the first was computed already; those beyond the most that may wait are answered at once
  const answered = requested.length - 60
  expect(done.filter((one) => one === 'quote').length).toBeLessThanOrEqual(answered + 1)
  await Promise.all(quotes)
  expect(prices.now(event, partsOf(requested.at(-1) ?? []))).toEqual(notYet)
})

test('an event without the lines that fix a model has no joint price, and the thread is not asked', async () => {
  const event = eventOf(fixture)
  const { 1: _, ...lines } = event.record.lines
  const without = { ...event, record: { ...event.record, lines } }
  const parts = [partOf(event, 18), partOf(event, 8)]
  expect(prices.now(without, parts)).toEqual({ refused: 'NO_JOINT_PRICE', part: null })
})
