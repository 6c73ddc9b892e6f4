import { mostGoals, type TippedMatch } from '@andon/contract/player-api/tips'

export interface Score {
  readonly home: number
  readonly away: number
}

/** Scores that are chosen but not saved, by match. */
export type Drafts = ReadonlyMap<string, Score>

export type Side = 'home' | 'away'

/** One goal more or fewer for a side. The first step of a match without a tip makes one: 1, or 0 by the way down, against 0. */
export function stepped(shown: Score | null, side: Side, by: 1 | -1): Score {
  const { home, away } = shown ?? { home: 0, away: 0 }
  const goals = (shown === null && by === -1 ? 1 : side === 'home' ? home : away) + by
  return withGoals({ home, away }, side, goals)
}

/** Within what can be tipped. */
export function withGoals(shown: Score | null, side: Side, goals: number): Score {
  const kept = Math.min(mostGoals, Math.max(0, Math.trunc(goals) || 0))
  const { home, away } = shown ?? { home: 0, away: 0 }
  return side === 'home' ? { home: kept, away } : { home, away: kept }
}

/** The drafts after a change; what is like the saved tip is none. */
export function withDraft(
  drafts: Drafts,
  { matchId, tip }: Pick<TippedMatch, 'matchId' | 'tip'>,
  score: Score,
): Drafts {
  const next = new Map(drafts)
  if (tip?.home === score.home && tip.away === score.away) next.delete(matchId)
  else next.set(matchId, score)
  return next
}
