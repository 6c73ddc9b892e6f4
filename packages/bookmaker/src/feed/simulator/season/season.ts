import type { Contest } from '../../../markets/contest.ts'
import { newMatch } from '../../../markets/new-match.ts'
import type { Sport } from '../../../model/sports.ts'
import { urn } from '../../../model/urn.ts'
import type { Standing } from '../../background.ts'
import { type Fixture, fixturesOfRound, longestMs, roundsOf } from '../calendar.ts'
import { homeOf, type League } from '../league.ts'
import { play } from '../play.ts'
import { leader, totalOf } from '../plays/recorder.ts'
import { leadOf } from '../strengths.ts'
import { endOf } from '../timeline.ts'
import { createImaginedEnds, type ImaginedEnds, type ShowEnd } from './imagined-ends.ts'
import { outcomeChances } from './outcome-chances.ts'

/** One row of a table. */
export interface Row extends Standing {
  /** The entrant's place in the league's list. */
  readonly entrant: number
}

/** A match that is over. */
export interface Result extends Played {
  /** The id of the winning technique of sumo; null elsewhere. */
  readonly technique: string | null
  readonly endsAt: number
}

/** The id of an entrant as an outcome of outrights, and as a competitor: of a club in a cup the one that it has in its league. */
export function competitorId(of: League, entrant: number) {
  const { league, place } = homeOf(of, entrant)
  return urn('competitor', `sim-${league.code}-${place}`)
}

/** A season of a league: every result follows from the seed, so the table at any time is the sum of the matches that have ended by then. */
export function season(league: League, number: number, seed: string) {
  const fixtures = Array.from({ length: roundsOf(league) }, (_, round) =>
    fixturesOfRound(league, number, round, seed),
  ).flat()
  const resultOf = rememberResults(seed)

  const resultsAt = (at: number): readonly Result[] =>
    fixtures
      .filter(({ startsAt }) => startsAt < at)
      .map(resultOf)
      .filter(({ endsAt }) => endsAt <= at)

  return {
    /** Plays what has begun by a time, one match a step: what is looked up afterwards takes no time. */
    *playUntil(at: number): Generator<void> {
      for (const fixture of fixtures) {
        if (fixture.startsAt >= at) continue
        resultOf(fixture)
        yield
      }
    },
    /** Prepares `imaginedEnds` for a time, in pieces of a few milliseconds: after each other work can be done. */
    *prepare(at: number): Generator<void> {
      for (const [place, fixture] of fixtures.entries()) {
        if (fixture.startsAt < at) resultOf(fixture)
        else outcomeChances(league, leadOf(fixture, seed))
        if (place % 8 === 0) yield
      }
    },
    tableAt: (at: number): Row[] => tableOf(league, resultsAt(at)),
    /** Imagines ends of the season from a time on: see `createImaginedEnds`. The same for the same time. */
    imaginedEnds(at: number, show: ShowEnd): ImaginedEnds<Fixture> {
      const ended = resultsAt(at)
      const isEnded = new Set(ended.map(({ fixture }) => fixture.id))
      const open = fixtures.filter(({ id }) => !isEnded.has(id))
      return createImaginedEnds({
        table: tableOf(league, ended),
        open,
        points: pointsFor(league.sport),
        show,
        chances: open.map((fixture) => outcomeChances(league, leadOf(fixture, seed))),
        seed: `${seed}/${league.code}/${number}/outright/${at}`,
      })
    },
    /** The time around `at` in which nothing is played: from the last end to the next beginning; null while a match is played. */
    pauseAt: (at: number) => pauseAt(at, fixtures, resultOf),
    /** When matches begin and end, after `from` and up to `to`, in order. */
    turnsBetween(from: number, to: number): number[] {
      const near = fixtures.filter(({ startsAt }) => startsAt > from - longestMs && startsAt <= to)
      const turns = near.flatMap((fixture) => [fixture.startsAt, resultOf(fixture).endsAt])
      return [...new Set(turns)].filter((at) => at > from && at <= to).sort((one, other) => one - other)
    },
    /** When the last match ends. */
    lastEnd: () => Math.max(...fixtures.map((fixture) => resultOf(fixture).endsAt)),
    /** The record that outrights are graded on, as it stands once all is played. */
    finalContest: (): Contest => contestOf(league, tableOf(league, resultsAt(Number.POSITIVE_INFINITY))),
    resultsAt,
  }
}
export type Season = ReturnType<typeof season>

type ResultOf = (fixture: Fixture) => Result

/** Plays each match once. */
function rememberResults(seed: string): ResultOf {
  const results = new Map<string, Result>()
  return (fixture) => {
    const known = results.get(fixture.id)
    if (known) return known
    const result = resultOfPlay(fixture, seed)
    results.set(fixture.id, result)
    return result
  }
}

function resultOfPlay(fixture: Fixture, seed: string): Result {
  const timeline = play(fixture, seed)
  const match = timeline.frames.at(-1)?.match ?? newMatch(fixture.league.sport)
  const endsAt = fixture.startsAt + endOf(timeline) * 1000
  const score = totalOf(match)
  // of a match that was broken off the score stands
  const technique = match.decision?.technique ?? null
  return { fixture, winner: match.decision?.winner ?? leader(score), score, technique, endsAt }
}

function pauseAt(
  at: number,
  fixtures: readonly Fixture[],
  resultOf: ResultOf,
): { readonly from: number; readonly to: number } | null {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const fixture of fixtures) {
    if (fixture.startsAt > at) to = Math.min(to, fixture.startsAt)
    else {
      const { endsAt } = resultOf(fixture)
      if (endsAt > at) return null
      from = Math.max(from, endsAt)
    }
  }
  return { from, to }
}

/** Entrants level in points, difference and points made share a place. */
function contestOf(league: League, table: readonly Row[]): Contest {
  const places = table.map((row) => table.findIndex((other) => comparison(other, row) === 0) + 1)
  return {
    status: 'ended',
    entrants: table.map(({ entrant }, place) => ({
      id: competitorId(league, entrant),
      place: places[place] ?? null,
      nonRunner: false,
    })),
  }
}

interface Played {
  readonly fixture: Fixture
  readonly winner: 'home' | 'away' | 'draw'
  readonly score: { readonly home: number; readonly away: number }
}

const pointsFor = (sport: Sport) =>
  sport === 'football' ? { win: 3, level: 1 } : sport === 'rugby' ? { win: 4, level: 2 } : { win: 2, level: 1 }

/** The table, best first: by points, as many for a win as is usual in football and rugby, elsewhere by wins; then difference, then points made, then the order of the list. */
function tableOf({ entrants, sport }: League, played: readonly Played[]): Row[] {
  const rows = entrants.map((_, entrant) => ({
    entrant,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    points: 0,
  }))
  const { win, level } = pointsFor(sport)
  for (const { fixture, winner, score } of played) {
    for (const side of ['home', 'away'] as const) {
      const row = rows[fixture[side]]
      if (!row) continue
      row.played++
      row.scored += score[side]
      row.conceded += score[side === 'home' ? 'away' : 'home']
      if (winner === side) row.won++
      else if (winner === 'draw') row.drawn++
      else row.lost++
      row.points = row.won * win + row.drawn * level
    }
  }
  return rows.toSorted((one, other) => comparison(one, other) || one.entrant - other.entrant)
}

const comparison = (one: Row, other: Row) =>
  other.points - one.points || other.scored - other.conceded - (one.scored - one.conceded) || other.scored - one.scored
