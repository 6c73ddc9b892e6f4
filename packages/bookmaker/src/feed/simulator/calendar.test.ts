import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { categorySchema, eventSchema, sportSchema, tournamentSchema } from '../../model/hierarchy.ts'
import { matchSports } from '../../model/sports.ts'
import {
  fixtureOf,
  fixturesBetween,
  fixturesOfRound,
  roundAt,
  roundBeginsAt,
  roundsOf,
  seasonAt,
  seasonSpan,
} from './calendar.ts'
import {
  competitorOf,
  simulatedCategories,
  simulatedEvent,
  simulatedEvents,
  simulatedPlayers,
  simulatedSports,
  simulatedTournaments,
} from './catalogue.ts'
import { homeOf } from './league.ts'
import { leagues } from './leagues.ts'
import { play } from './play.ts'
import { squadOf } from './squads.ts'
import { strengthOf } from './strengths.ts'
import { endOf } from './timeline.ts'

const noon = Date.UTC(2026, 10, 23, 3)
const hour = 3_600_000
/** Hours from the start of a match to that of the next one of a club: from Thursday evening to Saturday afternoon. */
const leastRest = 40

const cups = leagues.filter(({ phase }) => phase !== null)
const footballLeagues = leagues.filter(({ sport }) => sport === 'football')

test.each(leagues.filter(({ phase }) => phase === null))(
  'in a season of $code everybody meets everybody as often, and plays once a round',
  (league) => {
    const meetings = new Map<string, number>()
    const atHome = league.entrants.map(() => 0)
    for (let round = 0; round < roundsOf(league); round++) {
      const fixtures = fixturesOfRound(league, 7, round, 'seed')
      expect(new Set(fixtures.flatMap(({ home, away }) => [home, away])).size).toBe(league.entrants.length)
      for (const { home, away } of fixtures) {
        const key = [home, away].toSorted((one, other) => one - other).join('-')
        meetings.set(key, (meetings.get(key) ?? 0) + 1)
        atHome[home] = (atHome[home] ?? 0) + 1
      }
    }
    expect(meetings.size).toBe((league.entrants.length * (league.entrants.length - 1)) / 2)
    expect(new Set(meetings.values())).toEqual(new Set([league.legs]))
    expect(Math.max(...atHome) - Math.min(...atHome)).toBeLessThanOrEqual(league.legs)
  },
)

test.each(cups)(
  'in the league phase of $code nobody meets the same club twice, and each plays about as often at home as away',
  (cup) => {
    const pairs: string[] = []
    const atHome = cup.entrants.map(() => 0)
    for (let round = 0; round < roundsOf(cup); round++) {
      const fixtures = fixturesOfRound(cup, 7, round, 'seed')
      expect(new Set(fixtures.flatMap(({ home, away }) => [home, away])).size).toBe(cup.entrants.length)
      for (const { home, away } of fixtures) {
        pairs.push([home, away].toSorted((one, other) => one - other).join('-'))
        atHome[home] = (atHome[home] ?? 0) + 1
      }
    }
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const count of atHome) expect(Math.abs(count - roundsOf(cup) / 2)).toBeLessThanOrEqual(2)
  },
)

test('a club in a cup is the club of its league: the same id, names, players and strength', () => {
  const european = cups.find(({ code }) => code === 'fbeuc1')
  if (!european) throw new Error('no such cup')
  const [match] = fixturesOfRound(european, 7, 0, 'seed')
  if (!match) throw new Error('no such match')
  const { league, place } = homeOf(european, match.home)
  expect(competitorOf(european, match.home)).toEqual(competitorOf(league, place))
  expect(league).not.toBe(european)
  const season = seasonAt(league, match.plannedAt)
  const own = fixturesOfRound(league, season, 0, 'seed').find(({ home }) => home === place)
  const other = fixturesOfRound(league, season, 1, 'seed').find(({ home }) => home === place)
  const inLeague = own ?? other
  if (!inLeague) throw new Error('at home in neither round')
  const ids = (of: typeof match) => squadOf(of, 'seed').flatMap(({ id, team }) => (team === 'home' ? id : []))
  expect(ids(match)).toEqual(ids(inLeague))
  expect(strengthOf(european, match.home, match.plannedAt, 'seed')).toBe(
    strengthOf(league, place, match.plannedAt, 'seed'),
  )
})

test('rounds and times lead to each other, also where a week has several rounds', () => {
  for (const league of leagues)
    for (const round of [0, 1, 5, roundsOf(league) - 1]) {
      const begins = roundBeginsAt(league, 9, round)
      expect([roundAt(league, 9, begins), roundAt(league, 9, begins - 1)], league.code).toEqual([round, round - 1])
      const firsts = fixturesOfRound(league, 9, round, 'seed').map(({ plannedAt }) => plannedAt)
      expect(Math.min(...firsts), league.code).toBeGreaterThanOrEqual(begins)
    }
})

test('no club of football plays twice within two days, leagues and cups together', () => {
  const played = new Map<string, number[]>()
  for (const { league, home, away, plannedAt } of fixturesBetween(noon, noon + 8 * 168 * hour, 'seed', footballLeagues))
    for (const entrant of [home, away]) {
      const id = competitorOf(league, entrant).id
      played.set(id, [...(played.get(id) ?? []), plannedAt])
    }
  for (const [id, times] of played) {
    const ordered = times.toSorted((one, other) => one - other)
    for (const [place, at] of ordered.slice(1).entries())
      expect((at - (ordered[place] ?? 0)) / hour, id).toBeGreaterThanOrEqual(leastRest)
  }
})

test('a club of football plays one league match a week', () => {
  for (const league of footballLeagues.filter(({ phase }) => phase === null)) {
    const [one, other] = [roundBeginsAt(league, 9, 3), roundBeginsAt(league, 9, 4)]
    expect(other - one, league.code).toBe(168 * hour)
  }
})

test('all twelve sports of two sides have a league, and every season another order', () => {
  expect(new Set(leagues.map(({ sport }) => sport))).toEqual(new Set(matchSports))
  const first = (season: number, seed: string) =>
    leagues.map((league) => fixturesOfRound(league, season, 0, seed).map(({ home, away }) => [home, away]))
  expect(first(3, 'one')).toEqual(first(3, 'one'))
  expect(first(3, 'one')).not.toEqual(first(4, 'one'))
  expect(first(3, 'one')).not.toEqual(first(3, 'two'))
})

test('seasons follow each other without a gap, and the date alone says which is on', () => {
  for (const league of leagues) {
    const season = seasonAt(league, noon)
    const { from, to } = seasonSpan(league, season)
    expect(from <= noon && noon < to).toBe(true)
    expect(seasonSpan(league, season + 1).from).toBe(to)
    expect(seasonAt(league, to)).toBe(season + 1)
  }
})

test('an id leads to its match, and a piece of time to the same matches as its parts', () => {
  const day = fixturesBetween(noon, noon + 24 * hour, 'seed')
  expect(day.length).toBeGreaterThan(60)
  for (const fixture of day) expect(fixtureOf(fixture.id, 'seed')).toEqual(fixture)
  const parts = Array.from({ length: 24 }, (_, part) =>
    fixturesBetween(noon + part * hour, noon + (part + 1) * hour, 'seed'),
  )
  const found = new Set(parts.flat().map(({ id }) => id)) // one that is put off is in every part until it is played
  expect([...found].sort()).toEqual(day.map(({ id }) => id).sort())
  for (const id of [
    'andon:match:sim-fbjp3-35-34-0',
    'andon:match:sim-xx1-1-1-1',
    'andon:outright:sim-fbjp3-35',
  ] as const)
    expect(fixtureOf(id, 'seed')).toBeNull()
})

const week = fixturesBetween(noon - 6 * hour, noon + 168 * hour, 'seed').map((fixture) => ({
  fixture,
  from: fixture.startsAt,
  to: fixture.startsAt + endOf(play(fixture, 'seed')) * 1000,
}))

test('at any time of two weeks football is in play, at most fourteen matches of it', () => {
  const matches = fixturesBetween(noon - 6 * hour, noon + 336 * hour, 'seed', footballLeagues).map((fixture) => ({
    from: fixture.startsAt,
    to: fixture.startsAt + endOf(play(fixture, 'seed')) * 1000,
  }))
  for (let at = noon; at < noon + 336 * hour; at += hour / 4) {
    const live = matches.filter(({ from, to }) => from <= at && at < to).length
    expect(live, new Date(at).toISOString()).toBeGreaterThanOrEqual(1)
    expect(live, new Date(at).toISOString()).toBeLessThanOrEqual(14)
  }
})

test('at any hour of a week six matches of four sports are being played, football among them, and usually some more', () => {
  const counts: number[] = []
  for (let at = noon; at < noon + 168 * hour; at += hour) {
    const live = week.filter((span) => span.from <= at && at < span.to).map(({ fixture }) => fixture.league.sport)
    const time = new Date(at).toISOString()
    expect(live.length, time).toBeGreaterThanOrEqual(6)
    expect(new Set(live).size, time).toBeGreaterThanOrEqual(4)
    expect(live, time).toContain('football')
    counts.push(live.length)
  }
  const usual = counts.filter((count) => count >= 10 && count <= 20)
  expect(usual.length / counts.length).toBeGreaterThan(0.8)
})

test('at any time of a week there are 300 to 560 events to bet on', () => {
  for (let day = 0; day < 7; day++) {
    const events = simulatedEvents(noon + day * 25 * hour, 'seed')
    expect(events.length).toBeGreaterThan(300)
    expect(events.length).toBeLessThan(560)
  }
})

test('every match ends before the next round of its league begins, and none begins in the night of its country', () => {
  for (const { fixture, to } of week) {
    const { league, season, round, plannedAt, startsAt } = fixture
    const nextRound = roundBeginsAt(league, season, round + 1)
    if (startsAt === plannedAt) expect(to, fixture.id).toBeLessThan(nextRound)
    const localHour = new Date(plannedAt + league.category.utcOffset * hour).getUTCHours()
    const isOfAPlace = !['tennis', 'tableTennis', 'esports'].includes(league.sport)
    if (isOfAPlace) expect(localHour, fixture.id).toBeGreaterThanOrEqual(12)
  }
})

test('the catalogue is complete and named in both languages', () => {
  for (const sport of simulatedSports) parse(sportSchema, sport)
  for (const category of simulatedCategories) {
    parse(categorySchema, category)
    expect(simulatedSports.map(({ id }) => id)).toContain(category.sport)
  }
  for (const tournament of simulatedTournaments) {
    parse(tournamentSchema, tournament)
    expect(simulatedCategories.map(({ id }) => id)).toContain(tournament.category)
  }
  const events = simulatedEvents(noon, 'seed')
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  for (const event of events) {
    parse(eventSchema, event)
    expect(simulatedTournaments.map(({ id }) => id)).toContain(event.tournament)
    expect(simulatedEvent(event.id, 'seed')).toEqual(event)
  }
  const football = events.find(({ id }) => id.startsWith('andon:match:sim-fb'))
  expect(football && new Set(simulatedPlayers(football.id, 'seed').map(({ id }) => id)).size).toBe(20) // nobody in goal
})

test('names are Japanese in Japanese, Latin in English, and no two of a sport are alike', () => {
  for (const sport of matchSports) {
    const entrants = leagues
      .filter((league) => league.sport === sport && league.phase === null)
      .flatMap((league) => league.entrants)
    for (const language of ['ja', 'en'] as const)
      expect(new Set(entrants.map(({ name }) => name[language])).size, sport).toBe(entrants.length)
    for (const { name, short } of entrants) {
      expect(name.ja).toMatch(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u)
      expect(`${name.en}${short.en}`).toMatch(/^[\p{Script=Latin}\d .'-]+$/u)
      expect([short.ja, short.en]).not.toContain('')
    }
  }
})

test('the short names of a league differ', () => {
  for (const { entrants, code } of leagues)
    for (const language of ['ja', 'en'] as const)
      expect(new Set(entrants.map(({ short }) => short[language])).size, code).toBe(entrants.length)
})

test('codes of leagues differ, and none is that of a league of other clubs from before', () => {
  const codes = leagues.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z]{3,}\d$/)
})
