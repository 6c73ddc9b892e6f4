import { expect, test } from 'vitest'
import { pathOf, type Route, readPath } from './route.ts'

const routes: readonly Route[] = [
  { page: 'home' },
  { page: 'live', sport: null },
  { page: 'live', sport: 'tableTennis' },
  { page: 'a-z' },
  { page: 'favourites' },
  { page: 'specials' },
  { page: 'multiview' },
  { page: 'day', day: '2026-05-01', sport: null },
  { page: 'bets', state: 'record' },
  { page: 'day', day: '2026-05-01', sport: 'iceHockey' },
  { page: 'day', day: '2026-05-01', sport: 'iceHockey', results: true },
  { page: 'day', day: '2026-05-01', sport: null, results: true },
  { page: 'search', query: 'さくら & more' },
  { page: 'sport', sport: 'iceHockey', part: 'matches' },
  { page: 'sport', sport: 'football', part: 'outrights' },
  { page: 'tournament', sport: 'tableTennis', tournament: 'andon:tournament:7' },
  { page: 'category', sport: 'tableTennis', category: 'andon:category:sim-japan' },
  { page: 'tournament', sport: 'football', tournament: 'no-such-league' },
  { page: 'event', event: 'andon:match:1' },
  { page: 'event', event: 'andon:match:1', part: '1st_half' },
  { page: 'event', event: 'andon:match:1', part: '18' },
  { page: 'bet', bet: 'bet_01abc_02def' },
  { page: 'event', event: 'andon:match:1', pick: '18|total=2.5/12' },
  { page: 'bets', state: 'open' },
  { page: 'bets', state: 'settled' },
]

test.each(routes)('the path of $page leads back to it, in lower case', (route) => {
  const path = pathOf(route)
  expect(readPath(path)).toEqual(route)
  expect(path.split('?')[0]).toBe(path.split('?')[0]?.toLowerCase())
})

test.each([
  '/nothing/here/at-all',
  '/live/football/1',
  '/event/andon:match:1/a/b',
  '/event/andon:match:1/A',
  '/day/tomorrow',
  '/day/2026-02-30',
  '/event',
  '/%zz',
  '/A',
  '//evil.example',
])('%s is home', (path) => {
  expect(readPath(path)).toEqual({ page: 'home' })
})
