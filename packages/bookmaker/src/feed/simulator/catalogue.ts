import type { Outcome, Player } from '../../markets/market.ts'
import type { Rider } from '../../markets/races/race.ts'
import {
  type Category,
  type Competitor,
  type EventEntry,
  type SportEntry,
  sportEntries,
  type Tournament,
} from '../../model/hierarchy.ts'
import { type EventUrn, urn } from '../../model/urn.ts'
import { type Fixture, fixtureOf, fixturesBetween, roundsBetween, seasonAt, seasonSpan } from './calendar.ts'
import type { League } from './league.ts'
import { leagues } from './leagues.ts'
import { openMs } from './match-messages.ts'
import { raceCategory, raceEntry, raceTournaments, ridersOf } from './races/describe-race.ts'
import { raceId, raceSlotOf, raceStart } from './races/meetings.ts'
import { raceOpensAt, racesAround } from './races/race-messages.ts'
import { outrightId, outrightOf } from './season/outrights.ts'
import { competitorId } from './season/season.ts'
import { type RoundSpecial, specialOf, specialOfRound, specialOpenMs } from './specials/round-specials.ts'
import { offeredPlayersOf, otherPlayersOf } from './squads.ts'

const sportId = (sport: League['sport']) => urn('sport', sport.toLowerCase())
const categoryId = ({ sport, category }: League) => urn('category', `sim-${sport.toLowerCase()}-${category.key}`)
const tournamentId = ({ code }: League) => urn('tournament', `sim-${code}`)

/** The sports, categories and tournaments of the simulator, each once. */
export const simulatedSports: readonly SportEntry[] = sportEntries
export const simulatedCategories: readonly Category[] = [
  ...new Map(
    leagues.map((league) => [
      categoryId(league),
      { id: categoryId(league), sport: sportId(league.sport), name: league.category.name },
    ]),
  ).values(),
  raceCategory,
]
export const simulatedTournaments: readonly Tournament[] = [
  ...leagues.map((league) => ({ id: tournamentId(league), category: categoryId(league), name: league.name })),
  ...raceTournaments,
]

/** The events that can be bet on at a time: matches that begin within a day and a half, or began within five hours, the season's outright of every league, and the specials and races that take bets. */
export function simulatedEvents(at: number, seed: string): EventEntry[] {
  const matches = fixturesBetween(at - 5 * 3_600_000, at + openMs, seed).map(matchEntry)
  const specials = roundsBetween(at, at + specialOpenMs, seed)
    .flatMap((fixtures) => specialOfRound(fixtures, seed) ?? [])
    .filter(({ opensAt, closesAt }) => opensAt <= at && at < closesAt)
  const races = racesAround(at, at)
    .filter((slot) => raceOpensAt(slot) <= at && at < raceStart(slot))
    .flatMap((slot) => raceEntry(raceId(slot)) ?? [])
  return [
    ...matches,
    ...leagues.map((league) => outrightEntry(league, seasonAt(league, at))),
    ...specials.map(specialEntry),
    ...races,
  ]
}

/** An event by its id; null when it is none of the simulator's. */
export function simulatedEvent(id: EventUrn, seed: string): EventEntry | null {
  const fixture = fixtureOf(id, seed)
  if (fixture) return matchEntry(fixture)
  const outright = outrightOf(id)
  if (outright) return outrightEntry(outright.league, outright.season)
  const special = specialOf(id, seed)
  return special ? specialEntry(special) : raceEntry(id)
}

/** The riders of a race, as its outcomes name them; null for any other event. */
export function simulatedRiders(id: EventUrn, seed: string): readonly Rider[] | null {
  const slot = raceSlotOf(id)
  return slot && ridersOf(slot, seed)
}

/** The outcomes of a special, in their order; null for events whose markets name theirs. */
export const simulatedOutcomes = (id: EventUrn, seed: string): readonly Outcome[] | null =>
  specialOf(id, seed)
    ?.outcomes()
    .map(({ id: outcome, name }) => ({ id: outcome, name })) ?? null

/** The players of a match, as outcomes of scorer markets name them; empty where a sport has none. */
export function simulatedPlayers(id: EventUrn, seed: string): readonly Player[] {
  const fixture = fixtureOf(id, seed)
  return fixture ? offeredPlayersOf(fixture, seed) : []
}

/** The round of a match in its season; null for what is no match. */
export function simulatedRound(id: EventUrn, seed: string): { id: string; number: number; size: number } | null {
  const fixture = fixtureOf(id, seed)
  if (!fixture) return null
  const { league, season, round } = fixture
  return { id: `sim-${league.code}-${season}-${round}`, number: round + 1, size: league.entrants.length / 2 }
}

/** Who stands in goal of both sides; empty where a sport has no elevens. */
export function simulatedNonScorers(id: EventUrn, seed: string): readonly Player[] {
  const fixture = fixtureOf(id, seed)
  return fixture ? otherPlayersOf(fixture, seed) : []
}

function matchEntry(fixture: Fixture): EventEntry {
  const { league, home, away, id, plannedAt } = fixture
  const competitors = [home, away].map((entrant) => competitorOf(league, entrant))
  const [one, other] = competitors.map(({ name }) => name)
  const name = { ja: `${one?.ja} 対 ${other?.ja}`, en: `${one?.en} v ${other?.en}` }
  return { id, tournament: tournamentId(league), kind: 'match', name, competitors, startsAt: plannedAt }
}

/** The table that decides a cup's bets is that of its league phase. */
const seasonName = ({ name, phase }: League, number: number) =>
  phase === null
    ? { ja: `${name.ja} 第${number}シーズン`, en: `${name.en}, season ${number}` }
    : { ja: `${name.ja} 第${number}回リーグフェーズ`, en: `${name.en}, league phase ${number}` }

function outrightEntry(league: League, season: number): EventEntry {
  const { from, to } = seasonSpan(league, season)
  return {
    id: outrightId(league, season),
    tournament: tournamentId(league),
    kind: 'outright',
    name: seasonName(league, season + 1),
    competitors: league.entrants.map((_, entrant) => competitorOf(league, entrant)),
    startsAt: from,
    endsAt: to,
  }
}

const specialEntry = ({ id, league, name, closesAt }: RoundSpecial): EventEntry => ({
  id,
  tournament: tournamentId(league),
  kind: 'special',
  name,
  competitors: [],
  startsAt: closesAt,
})

/** An entrant of a league, as events name it. */
export function competitorOf(league: League, entrant: number): Competitor {
  const found = league.entrants[entrant]
  if (!found) throw new RangeError(`league ${league.code} has no entrant ${entrant}`)
  return { id: competitorId(league, entrant), name: found.name, short: found.short }
}
