import type { TipPoints, TipRules } from './tip-rules.ts'

/** The result of a match. `startsAt`: when it began, in milliseconds since 1970. Matches without one score nothing. */
export interface TipResult {
  readonly matchId: string
  readonly state: 'settled' | 'void'
  readonly startsAt: number
  /** Of a settled match; 0 : 0 of a void one. */
  readonly home: number
  readonly away: number
}

export interface Tip {
  readonly matchId: string
  readonly home: number
  readonly away: number
  /** Of its last change, in milliseconds since 1970. */
  readonly receivedAt: number
}

interface Score {
  readonly home: number
  readonly away: number
}

export interface TipScore {
  readonly points: number
  /** Tips that were the exact score. */
  readonly exact: number
  /** Tips that scored. An entry without one has no place. */
  readonly scored: number
  /** Decides among equal points, the lower one first: more exact scores, then the earlier last change of a tip. */
  readonly tieBreak: number
}

/** What a tip scores, whole points. */
export function pointsOf({ exact, difference, tendency }: TipPoints, tip: Score, result: Score): number {
  const earned = [0]
  if (tip.home === result.home && tip.away === result.away) earned.push(exact)
  if (tip.home - tip.away === result.home - result.away) earned.push(difference)
  if (Math.sign(tip.home - tip.away) === Math.sign(result.home - result.away)) earned.push(tendency)
  return Math.max(...earned)
}

/** Until when tips on a match are accepted, in milliseconds since 1970: its start as it was fixed, or an earlier one. */
export const tipUntil = (fixedStart: string, knownStart: number | undefined): number =>
  Math.min(Date.parse(fixedStart), knownStart ?? Number.POSITIVE_INFINITY)

/** Points of each tip, in the order of `tips`: null for a match without a result. Tips that came too late, and tips on other matches, score 0. */
export function pointsOfTips(
  rules: Pick<TipRules, 'points' | 'matches'>,
  tips: readonly Tip[],
  results: readonly TipResult[],
): (number | null)[] {
  const matches = new Map(rules.matches.map((match) => [match.matchId, match]))
  const byMatch = new Map(results.map((result) => [result.matchId, result]))
  return tips.map((tip) => {
    const match = matches.get(tip.matchId)
    const result = byMatch.get(tip.matchId)
    if (!match || result?.state !== 'settled') return null
    return tip.receivedAt < tipUntil(match.startsAt, result.startsAt) ? pointsOf(rules.points, tip, result) : 0
  })
}

/** The score of an entry: a function of its tips and the results, in whatever order those came. */
export function scoreTips(
  rules: Pick<TipRules, 'points' | 'matches'>,
  tips: readonly Tip[],
  results: readonly TipResult[],
): TipScore {
  const byMatch = new Map(results.map((result) => [result.matchId, result]))
  let [points, exact, scored, lastChange] = [0, 0, 0, 0]
  for (const [at, earned] of pointsOfTips(rules, tips, results).entries()) {
    const tip = tips[at]
    if (!tip) continue
    lastChange = Math.max(lastChange, tip.receivedAt)
    if (!earned) continue
    points += earned
    scored += 1
    const result = byMatch.get(tip.matchId)
    if (result?.home === tip.home && result.away === tip.away) exact += 1
  }
  return { points, exact, scored, tieBreak: tieBreakOf({ exact, lastChange }) }
}

/** Above the number of matches of a contest. */
const mostExact = 100
/** Above every instant until the year 2286, in milliseconds. */
const pastInstants = 10_000_000_000_000

const tieBreakOf = ({ exact, lastChange }: { exact: number; lastChange: number }) =>
  (mostExact - exact) * pastInstants + lastChange

/** How many exact scores a tie break says; 0 for an entry that has not been scored. */
export const exactOf = (tieBreak: number): number =>
  tieBreak === 0 ? 0 : mostExact - Math.floor(tieBreak / pastInstants)
