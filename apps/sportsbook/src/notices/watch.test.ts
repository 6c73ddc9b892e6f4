import { beforeEach, expect, test, vi } from 'vitest'
import { createOffers } from '../live/offers.ts'
import { alerts, setAlert } from './alerts/alerts.ts'
import { watchAlerts } from './alerts/watch-alerts.ts'
import type { Match, Occasion } from './occasions.ts'
import { watchMatches } from './watch-matches.ts'

const names = { event: { ja: '甲 対 乙', en: 'A v B' }, market: { ja: '', en: '' }, outcome: { ja: '甲', en: 'A' } }
const match: Match = { event: 'sr:match:1', name: names.event, sport: 'football' }
const selection = 'sr:match:1/1/1'

let told: Occasion[]
let offers: ReturnType<typeof createOffers>
const onOccasion = (occasion: Occasion) => told.push(occasion)
type Live = Parameters<typeof watchMatches>[0]
/** The page's offers, which the test moves in the place of the stream. */
const live = () => ({ offers, followEvent: () => () => {} }) as unknown as Live

beforeEach(() => {
  vi.useFakeTimers()
  alerts.set([])
  told = []
  offers = createOffers()
})

const score = (home: number, status = 'live') =>
  offers.events.set(match.event, {
    status,
    phase: 'firstHalf',
    score: { home, away: 0 },
    redCards: null,
    clock: null,
    startsAt: 0,
    over: false,
  })
const price = (now: number | null, result: 'won' | null = null) =>
  offers.offers.set(selection, { price: now, open: now !== null, move: null, moveNo: 0, result })

test('a goal is told as it happens; one that happened before the match was followed is not', async () => {
  score(0)
  const { follow, end } = watchMatches(live(), { learn: async (one) => one, onOccasion })
  follow([match])
  score(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(told).toEqual([])
  score(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toMatchObject([{ kind: 'goal', score: { home: 2 } }])
  end()
  score(3)
  expect(told).toHaveLength(1)
})

test('the sport of a starred match is read before its first score is told', async () => {
  score(0)
  const learn = vi.fn(async () => match)
  watchMatches(live(), { learn, onOccasion }).follow([{ ...match, sport: null }])
  await vi.advanceTimersByTimeAsync(4_000)
  score(1)
  await vi.advanceTimersByTimeAsync(0)
  score(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toMatchObject([{ match }, { match }])
  expect(learn).toHaveBeenCalledTimes(1)
})

test('an alert is told once, when the price is there, and dropped', () => {
  price(2_000)
  setAlert({ event: match.event, selection, names, atLeast: 2_100 })
  watchAlerts(live(), { learn: async () => true, onOccasion })
  price(2_050)
  expect(told).toEqual([])
  price(2_120)
  price(2_200)
  expect(told).toMatchObject([{ kind: 'alert', price: 2_120 }])
  expect(alerts.get()).toEqual([])
})

test('an alert outlasts a short suspension, and is closed by a long one, by its result, and where nothing is sent of it', async () => {
  const set = () => setAlert({ event: match.event, selection, names, atLeast: 9_000 })
  const learn = vi.fn(async () => false)
  const end = watchAlerts(live(), { learn, onOccasion })
  price(2_000)
  set()
  price(null)
  await vi.advanceTimersByTimeAsync(500_000)
  price(2_000)
  await vi.advanceTimersByTimeAsync(500_000)
  expect(told).toEqual([])
  price(null)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(told).toMatchObject([{ price: null }])
  price(2_000)
  set()
  price(null, 'won')
  expect(told).toHaveLength(2)
  expect(learn).not.toHaveBeenCalled()
  end()
  offers = createOffers()
  set()
  watchAlerts(live(), { learn, onOccasion })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveLength(3)
  expect(alerts.get()).toEqual([])
})
