import { type EventUrn, readUrn, urn } from '../../model/urn.ts'
import { drawFrom } from './draw.ts'
import type { League } from './league.ts'
import { leagues } from './leagues.ts'
import { mostHoursPutOff, weatherOf } from './weather.ts'

/** The calendar of every league for all time: from a date follow the season, the round and who plays whom. Day 0 is 1 January 2024, UTC. */
const day0 = Date.UTC(2024, 0, 1)
const minute = 60_000
const hour = 60 * minute
/** No match takes longer. */
export const longestMs = 5 * hour

export interface Fixture {
  readonly league: League
  readonly season: number
  /** From 0. */
  readonly round: number
  readonly match: number
  /** Places in the league's list of entrants. */
  readonly home: number
  readonly away: number
  /** Start as it was announced first. */
  readonly plannedAt: number
  /** When it is played: later where it is put off. */
  readonly startsAt: number
  /** The share of its time after which it is broken off; null for a match that is played to its end. */
  readonly brokenOffAfter: number | null
  readonly id: EventUrn
}

export const roundsOf = ({ entrants, legs, phase }: League): number => phase ?? (entrants.length - 1) * legs

/** The first hour of the league's calendar: six in the morning where it plays. */
const firstHour = ({ firstDay, category }: League) => day0 + (firstDay * 24 + 6 - category.utcOffset) * hour

/** When a round begins, counted through all seasons. */
function roundStart(league: League, nth: number): number {
  const { periodHours, rounds } = league.rhythm
  const period = Math.floor(nth / rounds.length)
  return firstHour(league) + (period * periodHours + (rounds[nth - period * rounds.length] ?? 0)) * hour
}

/** The round that has begun last by a time, counted through all seasons. */
function roundUnderWay(league: League, at: number): number {
  const { periodHours, rounds } = league.rhythm
  const hours = (at - firstHour(league)) / hour
  const period = Math.floor(hours / periodHours)
  const begun = rounds.filter((start) => start <= hours - period * periodHours).length
  return period * rounds.length + begun - 1
}

/** The season under way at a time. */
export const seasonAt = (league: League, at: number): number => Math.floor(roundUnderWay(league, at) / roundsOf(league))

/** When a season's first match begins, and when its last round has ended for certain. */
export const seasonSpan = (league: League, season: number) => ({
  from: roundStart(league, season * roundsOf(league)),
  to: roundStart(league, (season + 1) * roundsOf(league)),
})

/** When a round of a season begins; every match of the round before has ended by then, unless it was put off. */
export const roundBeginsAt = (league: League, season: number, round: number): number =>
  roundStart(league, season * roundsOf(league) + round)

/** The round of a season that has begun last by a time within it. */
export const roundAt = (league: League, season: number, at: number): number =>
  roundUnderWay(league, at) - season * roundsOf(league)

/** Rounds that are kept: every step of the simulator asks for those around it. */
const keptRounds = new Map<string, readonly Fixture[]>()
const mostRounds = 2_000

/** The matches of a round. */
export function fixturesOfRound(league: League, season: number, round: number, seed: string): readonly Fixture[] {
  const key = `${league.code}-${season}-${round}/${seed}`
  const kept = keptRounds.get(key)
  if (kept) return kept
  if (keptRounds.size >= mostRounds) keptRounds.clear()
  const drawn = drawRound(league, season, round, seed)
  keptRounds.set(key, drawn)
  return drawn
}

/** By the circle method; the second half of the meetings is at the other's place, and each season draws another order. */
function drawRound(league: League, season: number, round: number, seed: string): Fixture[] {
  const count = league.entrants.length
  const order = drawFrom(`${seed}/${league.code}/${season}/order`).shuffled(league.entrants.map((_, place) => place))
  const turn = round % (count - 1)
  const leg = Math.floor(round / (count - 1))
  const { putOff, brokenOff } = weatherOf(league, season, round, seed)
  const seasonEnds = seasonSpan(league, season).to
  const seats = [0, ...Array.from({ length: count - 1 }, (_, seat) => 1 + ((seat + turn) % (count - 1)))]
  return Array.from({ length: count / 2 }, (_, match) => {
    const pair = [seats[match], seats[count - 1 - match]].map((seat) => order[seat ?? 0] ?? 0)
    const [one = 0, other = 0] = ((match === 0 ? turn : match) + leg) % 2 === 0 ? pair : pair.toReversed()
    const start = league.starts[(match + round) % league.starts.length] ?? 0
    const plannedAt = roundBeginsAt(league, season, round) + start * minute
    const later = plannedAt + (putOff?.match === match ? putOff.hours : 0) * hour
    const startsAt = later + longestMs < seasonEnds ? later : plannedAt
    const brokenOffAfter = brokenOff?.match === match ? brokenOff.share : null
    const id = urn('match', `sim-${league.code}-${season}-${round}-${match}`)
    return { league, season, round, match, home: one, away: other, plannedAt, startsAt, brokenOffAfter, id }
  })
}

/** The rounds of which something may be played between two times, also what was put off until then, of all leagues or of some. */
export function roundsBetween(
  from: number,
  to: number,
  seed: string,
  of: readonly League[] = leagues,
): (readonly Fixture[])[] {
  return of.flatMap((league) => {
    const first = roundUnderWay(league, from - mostHoursPutOff(league) * hour)
    const last = roundUnderWay(league, to)
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const round = first + index
      const season = Math.floor(round / roundsOf(league))
      return fixturesOfRound(league, season, round - season * roundsOf(league), seed)
    })
  })
}

/** The matches that begin from `from` on and before `to`, or were to begin so, of all leagues or of some. */
export const fixturesBetween = (from: number, to: number, seed: string, of?: readonly League[]): Fixture[] =>
  roundsBetween(from, to, seed, of)
    .flat()
    .filter(({ plannedAt, startsAt }) => startsAt >= from && plannedAt < to)

/** The match of an id; null when the simulator has none of that id. */
export function fixtureOf(id: EventUrn, seed: string): Fixture | null {
  const [, code, season = '', round = '', match = ''] =
    /^sim-([a-z]+\d)-(\d+)-(\d+)-(\d+)$/.exec(readUrn(id)?.key ?? '') ?? []
  const league = leagues.find((one) => one.code === code)
  if (!league || Number(round) >= roundsOf(league)) return null
  return fixturesOfRound(league, Number(season), Number(round), seed)[Number(match)] ?? null
}
