import { expect, test } from 'vitest'
import { isLosingDay, settledOf, withSettled } from './day-result.ts'
import { kinds, noticeSettings, wayOf } from './notice-settings.ts'
import type { Bet, Occasion } from './occasions.ts'
import { type Told, withoutFirst, withTold } from './told.ts'

const empty: Parameters<typeof withTold>[0] = { list: [], queue: [] }
const goal = (event: string, home: number): Occasion => ({
  kind: 'goal',
  match: { event, name: { ja: event, en: event }, sport: 'football' },
  score: { home, away: 0 },
  isCorrected: false,
})
const told = (no: number, occasion = goal(`match ${no}`, 1)): Told => ({ no, at: no * 1_000, occasion })
const nos = (all: readonly Told[]) => all.map(({ no }) => no)

test('the list has everything, the newest first; only what is shown waits for its turn', () => {
  const state = withTold(withTold(withTold(empty, told(1), true), told(2), false), told(3), true)
  expect(nos(state.list)).toEqual([3, 2, 1])
  expect(nos(state.queue)).toEqual([1, 3])
  expect(nos(withoutFirst(state, 4_000).queue)).toEqual([3])
})

test('of one match only the last news waits, and the one on the page stays', () => {
  const one = (no: number) => told(no, goal('same', no))
  const state = [one(1), one(2), told(3), one(4)].reduce((before, next) => withTold(before, next, true), empty)
  expect(nos(state.queue)).toEqual([1, 3, 4])
})

test('list and queue are bounded, and the newest stay', () => {
  let state = empty
  for (let no = 1; no <= 40; no++) state = withTold(state, told(no), true)
  expect(state.list).toHaveLength(30)
  expect(nos(state.queue)).toEqual([1, 37, 38, 39, 40])
})

test('a notice that has waited for over a minute is not shown any more', () => {
  const state = [told(1), told(2), told(70)].reduce((before, next) => withTold(before, next, true), empty)
  expect(nos(withoutFirst(state, 71_000).queue)).toEqual([70])
})

const usual = { settings: noticeSettings.get(), isCalm: false, isLosingDay: false }

test('every kind is a notice at first, and none where it is off', () => {
  for (const kind of kinds) {
    expect(wayOf(kind, usual)).toBe('notice')
    expect(wayOf(kind, { ...usual, settings: { ...usual.settings, [kind]: false } })).toBe('none')
  }
})

test('calm mode shows no notice', () => {
  for (const kind of kinds) expect(wayOf(kind, { ...usual, isCalm: true })).toBe('list')
})

test('on a losing day only limits and sales by rules are notices, unless the player wants it otherwise', () => {
  const losing = { ...usual, isLosingDay: true }
  const shown = kinds.filter((kind) => wayOf(kind, losing) === 'notice')
  expect(shown).toEqual(['rule', 'limit'])
  const loud = { ...losing, settings: { ...usual.settings, quietAfterLosses: false } }
  for (const kind of kinds) expect(wayOf(kind, loud)).toBe('notice')
})

const none = { day: '', nets: {} }
const settled = (id: string, paid: number, freeBets = false) => ({ id, paid, stake: 300, freeBets })

test('a day is a losing one while its settled bets have lost more than they won', () => {
  const today = '2026-05-01'
  let day = withSettled(none, today, settled('a', 0))
  expect(isLosingDay(day, today)).toBe(true)
  day = withSettled(day, today, settled('b', 700))
  expect(isLosingDay(day, today)).toBe(false)
  day = withSettled(day, today, settled('b', 0)) // its result was corrected
  expect(isLosingDay(day, today)).toBe(true)
  expect(isLosingDay(day, '2026-05-02')).toBe(false)
  expect(withSettled(day, '2026-05-02', settled('c', 300)).nets).toEqual({ c: 0 })
})

test('a lost free bet loses no money, and a day without result is none', () => {
  expect(isLosingDay(withSettled(none, 'd', settled('a', 0, true)), 'd')).toBe(false)
  expect(isLosingDay({ day: 'd', nets: {} }, 'd')).toBe(false)
})

test('a day begins at midnight of the player’s time zone', () => {
  const bets: Pick<Bet, 'status' | 'placedAt'>[] = [
    { status: 'LOST', placedAt: '2026-04-30T15:30:00Z' }, // 00:30 in Tokyo
    { status: 'ACCEPTED', placedAt: '2026-05-01T01:00:00Z' },
    { status: 'NOT_ACCEPTED', placedAt: '2026-05-01T01:00:00Z' },
  ]
  expect(settledOf(bets, '2026-05-01', 'Asia/Tokyo')).toEqual(bets.slice(0, 1))
  expect(settledOf(bets, '2026-05-01', 'Europe/London')).toEqual([])
})
