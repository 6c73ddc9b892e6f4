import type { Contest } from '../../markets/contest.ts'
import type { Sport } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import { urn } from '../../model/urn.ts'
import type { Standing } from '../background.ts'
import { type Fixture, fixturesOfRound, roundsOf, seasonSpan } from './calendar.ts'
import { drawFrom } from './draw.ts'
import type { League } from './league.ts'
import { outcomeChances } from './outcome-chances.ts'
import { play } from './play.ts'
import { leader, totalOf } from './plays/recorder.ts'
import { leadOf } from './strengths.ts'
import { endOf } from './timeline.ts'

/** One row of a table. */
export interface Row extends Standing {
  /** The entrant's place in the league's list. */
  readonly entrant: number
}

/** A match that is over. */
export interface Result extends Played {
  readonly endsAt: number
}

/** The id of an entrant as an outcome of outrights, and as a competitor. */
export const competitorId = (league: League, entrant: number) => urn('competitor', `sim-${league.code}-${entrant}`)

/** A season of a league: every result follows from the seed, so the table at any time is the sum of the matches that have ended by then. */
export function season(league: League, number: number, seed: string) {
  const fixtures = Array.from({ length: roundsOf(league) }, (_, round) =>
    fixturesOfRound(league, number, round, seed),
  ).flat()
  const results = new Map<string, Result>()

  function resultOf(fixture: Fixture): Result {
    const known = results.get(fixture.id)
    if (known) return known
    const timeline = play(fixture, seed)
    const match = timeline.frames.at(-1)?.match ?? newMatch(league.sport)
    const endsAt = fixture.startsAt + endOf(timeline) * 1000
    const score = totalOf(match)
    // of a match that was broken off the score stands
    const result = { fixture, winner: match.decision?.winner ?? leader(score), score, endsAt }
    results.set(fixture.id, result)
    return result
  }

  const endedBy = (at: number) =>
    fixtures
      .filter(({ startsAt }) => startsAt < at)
      .map(resultOf)
      .filter(({ endsAt }) => endsAt <= at)

  function tableAt(at: number): Row[] {
    return tableOf(league, endedBy(at))
  }

  /** What `imaginedEnds` needs of a time, in pieces of a few milliseconds: after each other work can be done. */
  function* prepare(at: number): Generator<void> {
    for (const [place, fixture] of fixtures.entries()) {
      if (fixture.startsAt < at) resultOf(fixture)
      else outcomeChances(league, leadOf(fixture, seed))
      if (place % 8 === 0) yield
    }
  }

  /** The final order of the table in so many imagined ends of the season, each drawn from the chances of the matches still to come. */
  function imaginedEnds(at: number, runs: number): number[][] {
    const ended = endedBy(at)
    const isEnded = new Set(ended.map(({ fixture }) => fixture.id))
    const open = fixtures
      .filter(({ id }) => !isEnded.has(id))
      .map((fixture) => ({ ...fixture, chances: outcomeChances(league, leadOf(fixture, seed)) }))
    const draw = drawFrom(`${seed}/${league.code}/${number}/outright/${at}`)
    const { win, level } = pointsFor(league.sport)
    const standing = tableOf(league, ended).toSorted((one, other) => one.entrant - other.entrant)
    return Array.from({ length: runs }, () => {
      const points = standing.map((row) => row.points)
      const lead = standing.map(({ scored, conceded }) => scored - conceded)
      const add = (of: number[], entrant: number, count: number) => {
        of[entrant] = (of[entrant] ?? 0) + count
      }
      for (const { home, away, chances } of open) {
        const drawn = draw.next()
        if (drawn >= chances.home && drawn < chances.home + chances.draw) {
          add(points, home, level)
          add(points, away, level)
          continue
        }
        const [winner, loser] = drawn < chances.home ? [home, away] : [away, home]
        add(points, winner, win)
        add(lead, winner, 1)
        add(lead, loser, -1)
      }
      const by = (of: number[], one: number, other: number) => (of[other] ?? 0) - (of[one] ?? 0)
      return standing
        .map(({ entrant }) => entrant)
        .sort((one, other) => by(points, one, other) || by(lead, one, other) || one - other)
    })
  }

  /** The record that outrights are graded on. Entrants level in points, difference and points made share a place. */
  function contestAt(at: number): Contest {
    const { from, to } = seasonSpan(league, number)
    const table = tableAt(Math.min(at, to))
    const places = table.map((row) => table.findIndex((other) => comparison(other, row) === 0) + 1)
    return {
      status: at < from ? 'notStarted' : at < to ? 'live' : 'ended',
      entrants: table.map(({ entrant }, place) => ({
        id: competitorId(league, entrant),
        place: places[place] ?? null,
        nonRunner: false,
      })),
    }
  }

  return { prepare, tableAt, imaginedEnds, contestAt, resultsAt: (at: number): readonly Result[] => endedBy(at) }
}
export type Season = ReturnType<typeof season>

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
