import type { SportsMatch } from '@andon/contract/player-api/sports-matches'
import type { SiteContext } from '@andon/web/load-context'
import { expect, test } from 'vitest'
import { matchEvents } from './match-events.ts'

const match: SportsMatch = {
  id: 'andon:match:1',
  sport: 'football',
  sportName: 'Football',
  tournament: 'Adlerliga',
  home: 'SV Mühlbronn',
  away: 'FC Sonnwacht',
  startsAt: '2026-11-29T16:30:00Z',
  live: false,
  score: null,
  minute: null,
  prices: [],
}
const contextWith = (matches: readonly SportsMatch[] | null) =>
  ({
    siteOrigin: 'https://bee.example',
    language: 'en',
    api: { catalogue: { getSportsMatches: async () => ({ success: true, matches }) } },
  }) as unknown as SiteContext // all that is read

test('a match that has not begun is an event at its own page; one in play is none', async () => {
  const events = await matchEvents({ context: contextWith([match, { ...match, id: 'andon:match:2', live: true }]) })
  expect(events).toEqual([
    expect.objectContaining({
      '@type': 'SportsEvent',
      name: 'SV Mühlbronn – FC Sonnwacht',
      startDate: '2026-11-29T16:30:00Z',
      url: 'https://bee.example/en/sports/event/andon:match:1',
    }),
  ])
})

test('a sportsbook without a list has no events', async () => {
  expect(await matchEvents({ context: contextWith(null) })).toEqual([])
})
