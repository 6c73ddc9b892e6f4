import { expect, test } from 'vitest'
import { ourDefinitions } from '../feed/definitions.ts'
import { newEvent, recordMessage } from '../feed/event-record.ts'
import { fixturesBetween } from '../feed/simulator/calendar.ts'
import { describeSimulated } from '../feed/simulator/describe-event.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import { matchSnapshot } from '../feed/simulator/match-messages.ts'
import { matchOffer } from '../feed/simulator/match-offer.ts'
import { raceId, raceStart } from '../feed/simulator/races/meetings.ts'
import { raceSnapshot } from '../feed/simulator/races/race-messages.ts'
import { type MatchSport, matchSports } from '../model/sports.ts'
import type { EventNow } from './event-now.ts'
import { groupedMarkets, mainMarket } from './market-views.ts'

const seed = 'views'
const hour = 3_600_000

/** A match an hour before its start, when everything is on offer. */
function matchOf(sport: MatchSport): EventNow {
  const from = 1_790_000_000_000
  const own = leagues.filter((league) => league.sport === sport)
  const [fixture] = fixturesBetween(from, from + 240 * hour, seed, own)
  if (!fixture) throw new Error(`no match of ${sport}`)
  const messages = matchSnapshot(matchOffer(fixture, seed), fixture.plannedAt - 2 * hour)
  return {
    record: messages.reduce(recordMessage, newEvent(fixture.id)),
    description: describeSimulated(seed)(fixture.id),
    sequence: 1,
    context: {
      ...ourDefinitions,
      groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [],
      isUp: () => true,
      time: 0,
    },
  }
}

/** Who wins: by the number of the market, in the order of its sport. */
const winners = ['1', '186', '219', '251', '406']

test.each(matchSports)('%s: the page begins with who wins, and everything on it can be bet', (sport) => {
  const event = matchOf(sport)
  const groups = groupedMarkets(event)
  expect(groups[0]?.group).toBe('main')
  expect(winners).toContain(groups[0]?.markets[0]?.key)
  expect(mainMarket(event)?.key).toBe(groups[0]?.markets[0]?.key)
  const all = groups.flatMap(({ markets }) => markets)
  for (const { key, outcomes } of all) {
    expect(
      outcomes.some(({ open }) => open),
      key,
    ).toBe(true)
    // players without a price are few
    if (/^(38|39|40|898|899)/.test(key)) continue
    expect(outcomes.filter(({ price }) => price === null).length, key).toBeLessThan(outcomes.length / 2)
  }
  expect(groups.map(({ group }) => group)).not.toContain('cup_tie')
})

test('the margin of bands that overlap, and of players, is not stated; that of a partition is', () => {
  const views = groupedMarkets(matchOf('football')).flatMap(({ markets }) => markets)
  const winnersOf = (key: string) => views.find((view) => view.key === key)?.winners
  expect([winnersOf('548'), winnersOf('40'), winnersOf('1'), winnersOf('10')]).toEqual([null, null, 1, 2])
  for (const { key, winners, outcomes } of views) {
    if (winners === null || outcomes.some(({ price }) => price === null)) continue
    const margin = outcomes.reduce((sum, { price }) => sum + 1000 / (price ?? 1), 0) / winners - 1
    expect(margin, key).toBeGreaterThan(0)
    expect(margin, key).toBeLessThan(0.2)
  }
})

test('a race begins with who wins, its other markets follow, and the trifecta has every order', () => {
  const slot = { day: 1_064, track: 4, number: 7 }
  const id = raceId(slot)
  const at = raceStart(slot) - hour
  const event: EventNow = {
    ...matchOf('football'),
    record: raceSnapshot(slot, { at, since: at, seed }).reduce(recordMessage, newEvent(id)),
    description: describeSimulated(seed)(id),
  }
  const [group, ...others] = groupedMarkets(event)
  expect(others).toEqual([])
  expect(group?.markets.map(({ name }) => name.ja)).toEqual([
    '単勝',
    '複勝',
    '2車単',
    '2車複',
    'ワイド',
    '3連単',
    '3連複',
    '2枠単',
    '2枠複',
  ])
  expect(mainMarket(event)?.outcomes).toHaveLength(9)
  const trifecta = group?.markets[5]
  expect(trifecta).toMatchObject({ winners: 1, status: 'active' })
  expect(trifecta?.outcomes.every(({ open, name }) => open && /^\d→\d→\d$/.test(name.ja))).toBe(true)
})
