import { expect, test } from 'vitest'
import type { Bet } from './BetCard.tsx'
import { noFilter, passes } from './bet-filter.ts'

const now = Date.parse('2026-05-10T12:00:00Z')
const bet = (changes: object) =>
  ({ legs: [{}], lines: 1, eachWay: false, status: 'WON', placedAt: '2026-05-09T13:00:00Z', ...changes }) as Bet

test.each([
  ['everything', noFilter, {}, true],
  ['a single', { ...noFilter, kind: 'single' as const }, { eachWay: true, lines: 2 }, true],
  ['no system', { ...noFilter, kind: 'multiple' as const }, { legs: [{}, {}, {}], lines: 3 }, false],
  ['half won is won', { ...noFilter, result: 'won' as const }, { status: 'HALF_WON_HALF_PUSHED' }, true],
  ['an open bet has no result', { ...noFilter, result: 'won' as const }, { status: 'ACCEPTED' }, false],
  ['within a day', { ...noFilter, days: '1' as const }, {}, true],
  ['older', { ...noFilter, days: '1' as const }, { placedAt: '2026-05-09T11:00:00Z' }, false],
])('%s', (_, filter, changes, isFound) => {
  expect(passes(bet(changes), filter, now)).toBe(isFound)
})
