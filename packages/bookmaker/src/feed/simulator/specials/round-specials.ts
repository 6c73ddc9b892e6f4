import { gradeDeclared, type Placing } from '../../../markets/contest.ts'
import type { Pair } from '../../../markets/match.ts'
import { newMatch } from '../../../markets/new-match.ts'
import type { Scope } from '../../../markets/scope.ts'
import { tallyOf } from '../../../markets/tally.ts'
import type { Names } from '../../../model/names.ts'
import type { Sport } from '../../../model/sports.ts'
import { type EventUrn, readUrn, urn } from '../../../model/urn.ts'
import type { Distribution } from '../../../pricing/distribution.ts'
import { chancesOf } from '../../../pricing/model.ts'
import { mostChances, totalChances } from '../../../pricing/rounds.ts'
import { textHash } from '../../state-hash.ts'
import { playedWithinMs } from '../../time-rules.ts'
import { type Fixture, fixturesOfRound, longestMs, roundsOf } from '../calendar.ts'
import type { League } from '../league.ts'
import { leagues } from '../leagues.ts'
import { confirmMs, putOffMs } from '../match-messages.ts'
import { play } from '../play.ts'
import { competitorId } from '../season/season.ts'
import { ratesOf } from '../strengths.ts'
import { endOf } from '../timeline.ts'
import { type Band, bandsOf } from './bands.ts'

/** Questions about a round: how much is scored in all its matches, or which side scores most. */
type Question = 'total' | 'most'

/** A special about one round of a league. It is offered for a day before the first match is to begin, and decided when the last one is confirmed. */
export interface RoundSpecial {
  readonly id: EventUrn
  readonly league: League
  readonly question: Question
  readonly name: Names
  readonly opensAt: number
  readonly closesAt: number
  /** It has ended by then for certain. */
  readonly overBy: number
  /** In the order of showing, with our chances, which sum to 1. Computed when they are asked for, and kept. */
  outcomes(): readonly RoundOutcome[]
  /** How it ends: known from the seed, so it is not asked for before its time. Computed once. */
  end(): RoundEnd
}

export interface RoundOutcome {
  readonly id: string
  readonly name: Names
  readonly chance: number
  /** True if it wins, or shares the win, by the final scores of the matches in their order. */
  wins(scores: readonly Pair[]): boolean
}

export interface RoundEnd {
  readonly at: number
  /** By outcome; null: void. */
  readonly placings: ReadonlyMap<string, Placing> | null
}

/** How long before the first match is to begin bets are taken. */
export const specialOpenMs = 24 * 3_600_000

interface RoundTexts {
  /** Counted: the final score, extra innings included, and of a shoot-out one goal for its winner. */
  readonly scope: Scope
  readonly total: Names
  readonly most: Names
  readonly unit: string
}
const goals = {
  total: { ja: '全試合の合計ゴール数', en: 'total goals' },
  most: { ja: '最多ゴールのチーム', en: 'team with the most goals' },
  unit: 'ゴール',
} as const
const textsOfSports: Partial<Readonly<Record<Sport, RoundTexts>>> = {
  football: { ...goals, scope: 'score' },
  iceHockey: { ...goals, scope: 'score+shootout' },
  baseball: {
    scope: 'score+overtime',
    total: { ja: '全試合の合計得点', en: 'total runs' },
    most: { ja: '最多得点のチーム', en: 'team with the most runs' },
    unit: '点',
  },
}

/** Specials are looked up at every step of the simulator. */
const kept = new Map<string, RoundSpecial>()
const mostKept = 500

/** The special of a round; null for sports that have none. */
export function specialOfRound(fixtures: readonly Fixture[], seed: string): RoundSpecial | null {
  const [first] = fixtures
  const own = first && textsOfSports[first.league.sport]
  if (!own) return null
  const key = `${first.id}/${seed}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const special = newSpecial(fixtures, { first, own, seed })
  kept.set(key, special)
  return special
}

/** The special of an id; null when the simulator has none of that id. */
export function specialOf(id: EventUrn, seed: string): RoundSpecial | null {
  const [, code, season = '', round = ''] =
    /^sim-([a-z]+\d)-(\d+)-(\d+)-(?:total|most)$/.exec(readUrn(id)?.key ?? '') ?? []
  const league = leagues.find((one) => one.code === code)
  if (!league || Number(round) >= roundsOf(league)) return null
  const special = specialOfRound(fixturesOfRound(league, Number(season), Number(round), seed), seed)
  return special?.id === id ? special : null
}

function newSpecial(
  fixtures: readonly Fixture[],
  { first, own, seed }: { readonly first: Fixture; readonly own: RoundTexts; readonly seed: string },
): RoundSpecial {
  const { league, season, round } = first
  const question = questionOf(first)
  const closesAt = Math.min(...fixtures.map(({ plannedAt }) => plannedAt))
  let outcomes: readonly RoundOutcome[] | null = null
  let end: RoundEnd | null = null
  const special: RoundSpecial = {
    league,
    question,
    closesAt,
    opensAt: closesAt - specialOpenMs,
    overBy: Math.max(...fixtures.map(({ startsAt }) => startsAt)) + longestMs + confirmMs,
    id: urn('outright', `sim-${league.code}-${season}-${round}-${question}`),
    name: nameOf(first, closesAt, own[question]),
    outcomes: () => {
      outcomes ??= question === 'total' ? bandOutcomes(fixtures, own, seed) : sideOutcomes(fixtures, own, seed)
      return outcomes
    },
    end: () => {
      end ??= endOfRound(fixtures, { own, seed, place: (scores) => placingsOf(special.outcomes(), scores) })
      return end
    },
  }
  return special
}

/** In turn, and not in every league the same. */
const questionOf = ({ league, season, round }: Fixture): Question =>
  (season * roundsOf(league) + round + textHash(league.code)) % 2 === 0 ? 'total' : 'most'

/** Baseball counts days, other sports rounds. */
function nameOf({ league, round }: Fixture, at: number, question: Names): Names {
  const day = new Date(at + league.category.utcOffset * 3_600_000)
  const date = (language: string) =>
    day.toLocaleDateString(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const when =
    league.sport === 'baseball'
      ? { ja: date('ja'), en: date('en-GB') }
      : { ja: `第${round + 1}節`, en: `round ${round + 1}` }
  return { ja: `${league.name.ja} ${when.ja} ${question.ja}`, en: `${league.name.en}, ${when.en}: ${question.en}` }
}

/** The joint chances of each final score, by the rates that the matches are drawn from. */
function distributionsOf(fixtures: readonly Fixture[], { scope }: RoundTexts, seed: string): Distribution[] {
  return fixtures.flatMap((fixture) => {
    const before = { ...newMatch(fixture.league.sport), bestOf: fixture.league.bestOf }
    return chancesOf(before, ratesOf(fixture, seed)).of([scope]) ?? []
  })
}

function bandOutcomes(fixtures: readonly Fixture[], own: RoundTexts, seed: string): RoundOutcome[] {
  return bandsOf(totalChances(distributionsOf(fixtures, own, seed))).map((band) => ({
    id: `${band.from}-${band.to ?? 'more'}`,
    name: nameOfBand(band, own.unit),
    chance: band.chance,
    wins: (scores) => {
      const total = scores.reduce((sum, { home, away }) => sum + home + away, 0)
      return total >= band.from && total <= (band.to ?? Number.POSITIVE_INFINITY)
    },
  }))
}

function nameOfBand({ from, to }: Band, unit: string): Names {
  if (to === null) return { ja: `${from}${unit}以上`, en: `${from} or more` }
  if (from === 0) return { ja: `${to}${unit}以下`, en: `${to} or fewer` }
  return from === to ? { ja: `${from}${unit}`, en: `${from}` } : { ja: `${from}〜${to}${unit}`, en: `${from}–${to}` }
}

function sideOutcomes(fixtures: readonly Fixture[], own: RoundTexts, seed: string): RoundOutcome[] {
  const chances = mostChances(distributionsOf(fixtures, own, seed))
  return fixtures.flatMap(({ league, home, away }, match) =>
    (['home', 'away'] as const).map((side) => {
      const entrant = side === 'home' ? home : away
      return {
        id: competitorId(league, entrant),
        name: league.entrants[entrant]?.name ?? { ja: '', en: '' },
        chance: chances[match]?.[side === 'home' ? 0 : 1] ?? 0,
        wins: (scores) => scores[match]?.[side] === Math.max(...scores.flatMap((score) => [score.home, score.away])),
      }
    }),
  )
}

/**
 * Void, as soon as that is known, where a match is broken off, or put off by more than 48 hours, for which bets on it do not stand either; otherwise decided by the final scores once
 * the last match is confirmed, also where one was put off to the next day.
 */
function endOfRound(
  fixtures: readonly Fixture[],
  {
    own,
    seed,
    place,
  }: { own: RoundTexts; seed: string; place: (scores: readonly Pair[]) => ReadonlyMap<string, Placing> },
): RoundEnd {
  const confirmedAt = (fixture: Fixture) => fixture.startsAt + endOf(play(fixture, seed)) * 1000 + confirmMs
  const voidAt = fixtures.flatMap((fixture) => {
    if (fixture.startsAt > fixture.plannedAt + playedWithinMs) return [fixture.plannedAt - putOffMs]
    return fixture.brokenOffAfter === null ? [] : [confirmedAt(fixture)]
  })
  if (voidAt.length > 0) return { at: Math.min(...voidAt), placings: null }
  const scores = fixtures.map((fixture): Pair => {
    const last = play(fixture, seed).frames.at(-1)?.match
    const { home = 0, away = 0 } = (last && tallyOf(last, own.scope)) ?? {}
    return { home, away }
  })
  return { at: Math.max(...fixtures.map(confirmedAt)), placings: place(scores) }
}

/** Exactly one band holds the total; sides that are level at the top share the place. */
function placingsOf(outcomes: readonly RoundOutcome[], scores: readonly Pair[]): ReadonlyMap<string, Placing> {
  const won = outcomes.filter((outcome) => outcome.wins(scores)).map(({ id }) => id)
  return new Map(outcomes.map(({ id }) => [id, gradeDeclared(id, { won, tied: [], voided: [], winners: 1 })]))
}
