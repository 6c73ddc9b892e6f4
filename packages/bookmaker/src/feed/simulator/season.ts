import type { Contest } from '../../markets/contest.ts'
import type { Sport } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import { urn } from '../../model/urn.ts'
import type { Distribution } from '../../pricing/distribution.ts'
import { chancesOf } from '../../pricing/model.ts'
import type { Standing } from '../background.ts'
import { type Fixture, fixturesOfRound, roundsOf, seasonSpan } from './calendar.ts'
import { drawFrom } from './draw.ts'
import type { League } from './leagues.ts'
import { play } from './play.ts'
import { leader, totalOf } from './plays/recorder.ts'
import { ratesOf } from './strengths.ts'
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
  const chances = new Map<string, readonly number[]>()

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

  /** Chances of a home win, a draw and an away win, by the model that prices the match. */
  function outcomeChances(fixture: Fixture): readonly number[] {
    const key = `${fixture.home}-${fixture.away}`
    const known = chances.get(key)
    if (known) return known
    const match = { ...newMatch(league.sport), bestOf: league.bestOf }
    const found = chancesOf(match, ratesOf(fixture, seed)).of([finalScope[league.sport]])
    const three = found ? threeChances(found) : [0.5, 0, 0.5]
    chances.set(key, three)
    return three
  }

  /** The final order of the table in so many imagined ends of the season, each drawn from the chances of the matches still to come. */
  function imaginedEnds(at: number, runs: number): number[][] {
    const ended = endedBy(at)
    const isEnded = new Set(ended.map(({ fixture }) => fixture.id))
    const open = fixtures.filter(({ id }) => !isEnded.has(id))
    const draw = drawFrom(`${seed}/${league.code}/${number}/outright/${at}`)
    const sides = ['home', 'draw', 'away'] as const
    return Array.from({ length: runs }, () => {
      const imagined = open.map((fixture) => {
        const winner = sides[draw.weighted(outcomeChances(fixture))] ?? 'draw'
        return { fixture, winner, score: { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 } }
      })
      return tableOf(league, [...ended, ...imagined]).map(({ entrant }) => entrant)
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

  return { tableAt, imaginedEnds, contestAt, resultsAt: (at: number): readonly Result[] => endedBy(at) }
}
export type Season = ReturnType<typeof season>

/** What says who won in the end. */
const finalScope: Readonly<Record<Sport, string>> = {
  football: 'score',
  baseball: 'score+overtime',
  basketball: 'score+overtime',
  tennis: 'winner',
  iceHockey: 'score+shootout',
  volleyball: 'winner',
  tableTennis: 'winner',
  rugby: 'score',
  americanFootball: 'score+overtime',
  mma: 'winner',
  sumo: 'winner',
  esports: 'winner',
}

function threeChances({ p, home, away }: Distribution): readonly number[] {
  const three = [0, 0, 0]
  for (let atom = 0; atom < p.length; atom++) {
    const lead = (home[0]?.[atom] ?? 0) - (away[0]?.[atom] ?? 0)
    const place = lead > 0 ? 0 : lead < 0 ? 2 : 1
    three[place] = (three[place] ?? 0) + (p[atom] ?? 0)
  }
  return three
}

interface Played {
  readonly fixture: Fixture
  readonly winner: 'home' | 'away' | 'draw'
  readonly score: { readonly home: number; readonly away: number }
}

/** The table, best first: football and rugby three and four points for a win, elsewhere wins; then difference, then points made, then the order of the list. */
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
  const [win, level] = sport === 'football' ? [3, 1] : sport === 'rugby' ? [4, 2] : [2, 1]
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
