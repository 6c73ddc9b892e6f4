import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { categorySchema, eventSchema, sportSchema, tournamentSchema } from '../../model/hierarchy.ts'
import { matchSports } from '../../model/sports.ts'
import { fixtureOf, fixturesBetween, fixturesOfRound, roundsOf, seasonAt, seasonSpan } from './calendar.ts'
import {
  simulatedCategories,
  simulatedEvent,
  simulatedEvents,
  simulatedPlayers,
  simulatedSports,
  simulatedTournaments,
} from './catalogue.ts'
import { leagues } from './leagues.ts'
import { play } from './play.ts'
import { endOf } from './timeline.ts'

const noon = Date.UTC(2026, 10, 23, 3)
const hour = 3_600_000

test.each(leagues)('in a season of $code everybody meets everybody as often, and plays once a round', (league) => {
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
    'andon:match:sim-fbjp1-35-34-0',
    'andon:match:sim-xx1-1-1-1',
    'andon:outright:sim-fbjp1-35',
  ] as const)
    expect(fixtureOf(id, 'seed')).toBeNull()
})

const week = fixturesBetween(noon - 6 * hour, noon + 168 * hour, 'seed').map((fixture) => ({
  fixture,
  from: fixture.startsAt,
  to: fixture.startsAt + endOf(play(fixture, 'seed')) * 1000,
}))

test('at any hour of a week eight matches of four sports are being played, football among them, and usually some more', () => {
  const counts: number[] = []
  for (let at = noon; at < noon + 168 * hour; at += hour) {
    const live = week.filter((span) => span.from <= at && at < span.to).map(({ fixture }) => fixture.league.sport)
    const time = new Date(at).toISOString()
    expect(live.length, time).toBeGreaterThanOrEqual(8)
    expect(new Set(live).size, time).toBeGreaterThanOrEqual(4)
    expect(live, time).toContain('football')
    counts.push(live.length)
  }
  const usual = counts.filter((count) => count >= 10 && count <= 20)
  expect(usual.length / counts.length).toBeGreaterThan(0.8)
})

test('at any time of a week there are 300 to 480 events to bet on', () => {
  for (let day = 0; day < 7; day++) {
    const events = simulatedEvents(noon + day * 25 * hour, 'seed')
    expect(events.length).toBeGreaterThan(300)
    expect(events.length).toBeLessThan(480)
  }
})

test('every match ends before the next round of its league begins, and none begins in the night of its country', () => {
  for (const { fixture, to } of week) {
    const { league, season, round, plannedAt, startsAt } = fixture
    const { from, to: seasonEnds } = seasonSpan(league, season)
    const nextRound = from + ((seasonEnds - from) / roundsOf(league)) * (round + 1)
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
  const football = events.find(({ id }) => id.startsWith('andon:match:sim-fbjp1'))
  expect(football && new Set(simulatedPlayers(football.id, 'seed').map(({ id }) => id)).size).toBe(20) // nobody in goal
})

test('names are Japanese in Japanese, Latin in English, and no two of a sport are alike', () => {
  for (const sport of matchSports) {
    const entrants = leagues.filter((league) => league.sport === sport).flatMap((league) => league.entrants)
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
