import { expect, test } from 'vitest'
import type { Bet } from './bet.ts'
import { nextOfSearch, noFilter, passes } from './bet-filter.ts'

const now = Date.parse('2026-05-10T12:00:00Z')
const bet = (changes: object) =>
  ({ legs: [{}], lines: 1, eachWay: false, status: 'WON', placedAt: '2026-05-09T13:00:00Z', ...changes }) as Bet
const of = (sport: string) => ({ about: { sport } })

test.each([
  ['everything', noFilter, {}, true],
  ['a single', { ...noFilter, kind: 'single' as const }, { eachWay: true, lines: 2 }, true],
  ['no system', { ...noFilter, kind: 'multiple' as const }, { legs: [{}, {}, {}], lines: 3 }, false],
  ['half won is won', { ...noFilter, result: 'won' as const }, { status: 'HALF_WON_HALF_PUSHED' }, true],
  ['an open bet has no result', { ...noFilter, result: 'won' as const }, { status: 'ACCEPTED' }, false],
  ['within a day', { ...noFilter, days: '1' as const }, {}, true],
  ['older', { ...noFilter, days: '1' as const }, { placedAt: '2026-05-09T11:00:00Z' }, false],
  ['a leg of the sport', { ...noFilter, sport: 'tennis' as const }, { legs: [of('football'), of('tennis')] }, true],
  ['no leg of the sport', { ...noFilter, sport: 'tennis' as const }, { legs: [of('football')] }, false],
  ['of an unknown sport', { ...noFilter, sport: 'tennis' as const }, { legs: [{ about: null }] }, false],
])('%s', (_, filter, changes, isFound) => {
  expect(passes(bet(changes), filter, now)).toBe(isFound)
})

const goal = { filter: { ...noFilter, result: 'won' as const }, wanted: 2, mostPages: 3 }
const lost = bet({ status: 'LOST' })

test.each([
  ['too few are found', { bets: [bet({}), lost], pages: 1, hasMore: true }, goal, 'load'],
  ['enough are found', { bets: [bet({}), bet({})], pages: 1, hasMore: true }, goal, 'more'],
  ['as many pages as may be are read', { bets: [lost], pages: 3, hasMore: true }, goal, 'stopped'],
  ['there are no older bets', { bets: [lost], pages: 1, hasMore: false }, goal, 'end'],
  [
    'older bets are out of the time asked for',
    { bets: [bet({ placedAt: '2026-05-09T11:00:00Z' })], pages: 1, hasMore: true },
    { ...goal, filter: { ...goal.filter, days: '1' as const } },
    'end',
  ],
])('a search where %s', (_, loaded, asked, next) => {
  expect(nextOfSearch(loaded, asked, now)).toBe(next)
})
