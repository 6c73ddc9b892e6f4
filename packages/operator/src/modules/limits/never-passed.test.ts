import type { MoneyLimitType } from '@andon/contract/player-api/limits-fields'
import { inTime } from '@andon/tests/in-time'
import { isLongForm, runsOf } from '@andon/tests/long-form'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitFor } from './limit.fixture.ts'
import { type LimitsFixture, openLimits } from './limits.fixture.ts'

let fixture: LimitsFixture
beforeAll(async () => {
  fixture = await openLimits()
})
afterAll(() => fixture.close())

/** The model's state: every amount with its exact time, without minutes, sums or rows. */
interface Event {
  /** Never earlier than the previous event, even if the clock is set back. */
  readonly at: number
  readonly clockAt: number
  readonly amount: number
}
const minuteMs = 60_000
const dayMs = 86_400_000
const now = () => fixture.clock.now().epochMilliseconds

const eventNow = (events: readonly Event[], amount: number): Event => ({
  at: Math.max(now(), events.at(-1)?.at ?? 0),
  clockAt: now(),
  amount,
})

/** The amount used in the window that ends now. */
const usedIn = (events: readonly Event[], periodMs: number) =>
  events.filter(({ at }) => at > now() - periodMs).reduce((sum, { amount }) => sum + amount, 0)

/** The largest amount used in any window that starts up to two minutes earlier or later: the bound for rounding. */
function mostUsed(events: readonly Event[], periodMs: number): number {
  const cuts = events.flatMap(({ at }, index) =>
    Math.abs(now() - at - periodMs) <= 2 * minuteMs ? [index, index + 1] : [],
  )
  const since = (cut: number) => events.slice(cut).reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(usedIn(events, periodMs), ...cuts.map(since))
}

/** Daylight saving changes, a leap day, the ends of months and years. */
const moments = [
  '2027-03-14T06:30:00Z', // New York goes forward
  '2026-10-25T00:40:00Z', // Europe goes back
  '2028-02-28T14:59:30Z', // before a leap day in Tokyo
  '2026-12-31T14:59:59Z',
  '2027-04-30T15:00:00Z',
]
const jumpMs = fc.oneof(
  fc.integer({ min: 0, max: 3 * minuteMs }),
  fc.integer({ min: 0, max: 2 * dayMs }),
  fc.constantFrom(dayMs, dayMs - 1, dayMs + 1, dayMs - minuteMs, 3 * dayMs, 7 * dayMs - 1, 30 * dayMs),
)
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ ask: fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ jumpMs }) },
  { weight: 1, arbitrary: fc.record({ jumpMs: fc.integer({ min: 0, max: 40_000 }) }) },
  { weight: 2, arbitrary: fc.record({ nearPeriodMs: fc.integer({ min: -50_000, max: 70_000 }) }) }, // a window's edge within a minute
  { weight: 2, arbitrary: fc.record({ win: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 1, arbitrary: fc.record({ back: fc.nat(20) }) }, // which of the stakes is rolled back
  { weight: 1, arbitrary: fc.record({ clockBackMs: fc.integer({ min: 1, max: 2 * 60 * minuteMs }) }) },
)
const story = fc.record({
  days: fc.constantFrom(1, 3, 7, 30, 2, 45),
  start: fc.constantFrom(...moments),
  steps: fc.array(step, { minLength: 5, maxLength: 25 }),
})

type Story = typeof story extends fc.Arbitrary<infer S> ? S : never

const value = 1000
/** A win at the edge of a window while the clock is one millisecond back. */
const winAtTheEdge = {
  days: 1,
  start: '2027-03-14T06:30:00Z',
  steps: [{ ask: [119, 500] }, { clockBackMs: 1 }, { win: 1 }, { nearPeriodMs: 0 }, { ask: [57] }, { ask: [214, 111] }],
}
const repeated = { examples: [[winAtTheEdge]] as [Story][] }
const ask: Record<'wager' | 'loss' | 'deposit', (playerId: string, amount: number) => Promise<boolean>> = {
  wager: async (playerId, amount) => (await fixture.play([{ playerId, amount }]))[0] === null,
  loss: async (playerId, amount) => (await fixture.play([{ playerId, amount }]))[0] === null,
  deposit: (playerId, amount) =>
    fixture.deposit(playerId, amount).then(
      () => true,
      () => false,
    ),
}

test.each<MoneyLimitType>(['wager', 'loss', 'deposit'])(
  'under concurrent requests and clock changes a %s limit is never exceeded, and refuses no more than rounding to a minute explains',
  async (limitType) => {
    await fc.assert(
      fc.asyncProperty(
        story,
        inTime(isLongForm ? Number.POSITIVE_INFINITY : 30_000, async ({ days, start, steps }) => {
          fixture.clock.set(Temporal.Instant.from(start))
          const playerId = fixture.newPlayer()
          await limitFor(fixture, playerId, { limitType, days, value })
          let events: Event[] = []
          let exact = true // false once the clock was set back or a loss was undone: then more is rounded, still against the player
          for (const one of steps) {
            if ('nearPeriodMs' in one) fixture.clock.advance({ milliseconds: days * dayMs + one.nearPeriodMs })
            if ('jumpMs' in one) fixture.clock.advance({ milliseconds: one.jumpMs })
            if ('win' in one && limitType === 'loss') {
              await fixture.win(playerId, one.win)
              events.push(eventNow(events, -one.win))
            }
            if ('clockBackMs' in one) {
              fixture.clock.advance({ milliseconds: -one.clockBackMs })
              exact = false
            }
            const undone =
              'back' in one && limitType !== 'deposit' ? events.filter(({ amount }) => amount > 0)[one.back] : undefined
            if (undone) {
              await fixture.rollBack(playerId, undone.amount, Temporal.Instant.fromEpochMilliseconds(undone.clockAt))
              events = events.filter((event) => event !== undone)
              if (limitType === 'loss') exact = false
            }
            if (!('ask' in one)) continue
            const before = mostUsed(events, days * dayMs)
            const passed = await Promise.all(one.ask.map((amount) => ask[limitType](playerId, amount)))
            const taken = one.ask.filter((_, index) => passed[index])
            for (const amount of taken) events.push(eventNow(events, amount))
            if (taken.length > 0) expect(usedIn(events, days * dayMs)).toBeLessThanOrEqual(value)
            const total = taken.reduce((sum, amount) => sum + amount, 0)
            for (const amount of one.ask.filter((_, index) => exact && !passed[index]))
              expect(before + total + amount).toBeGreaterThan(value)
          }
        }),
      ),
      {
        ...repeated,
        numRuns: runsOf({ short: 10, long: 400 }),
      },
    )
  },
  isLongForm ? 3_600_000 : 120_000,
)

test.each<MoneyLimitType>(['wager', 'loss', 'deposit'])(
  'twenty players concurrently request more than their %s limit, and each gets exactly the limit',
  async (limitType) => {
    const players = Array.from({ length: 20 }, () => fixture.newPlayer())
    for (const playerId of players) await limitFor(fixture, playerId, { limitType, days: 1, value })
    const taken = await Promise.all(
      players.map(async (playerId) => {
        const passed = await Promise.all(Array.from({ length: 6 }, () => ask[limitType](playerId, 250)))
        return passed.filter(Boolean).length
      }),
    )
    expect(taken).toEqual(players.map(() => value / 250))
  },
)
