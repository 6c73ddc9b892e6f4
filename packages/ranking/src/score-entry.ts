import type { ScoringMethod } from './rules.ts'

export interface Score {
  readonly score: number
  /** Position of the round that decided the score; 0 without one. */
  readonly decidedAt: number
}

/** What the order of two entries depends on. `entry` is the number of the entry. */
export interface RankedEntry extends Score {
  readonly entry: number
}

/** Better first: the higher score, then the earlier deciding round, then the lower entry number. */
export const compareEntries = (a: RankedEntry, b: RankedEntry): number =>
  b.score - a.score || a.decidedAt - b.decidedAt || a.entry - b.entry

/**
 * The score of an entry from the points of its rounds that count, ascending by position: their sum, the best of them (`bestMultiple`), or the most in a row
 * that are above 0 (`streak`), or what it has of `chips`: those that it was given, less stakes, and wins. `adjusted` is what staff have added or taken away; a score is never below 0, and an adjustment decides nothing.
 */
export function scoreOf(
  method: ScoringMethod,
  rounds: readonly { readonly points: number; readonly position: number; readonly stake: number }[],
  { adjusted = 0, chips = 0 }: { readonly adjusted?: number; readonly chips?: number | undefined } = {},
): Score {
  let score = method === 'chips' ? chips : 0
  let streak = 0
  let decidedAt = 0
  for (const { points, position, stake } of rounds) {
    streak = points > 0 ? streak + 1 : 0
    const next = method === 'chips' ? score + points - stake : nextScore(method, score, { points, streak })
    if (next !== score) decidedAt = position
    score = next
  }
  return { score: Math.max(0, score + adjusted), decidedAt }
}

function nextScore(method: ScoringMethod, score: number, { points, streak }: { points: number; streak: number }) {
  if (method === 'bestMultiple') return Math.max(score, points)
  return method === 'streak' ? Math.max(score, streak) : score + points
}
