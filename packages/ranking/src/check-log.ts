import * as v from 'valibot'
import { rankLog } from './rank-log.ts'
import { recompute } from './recompute.ts'
import { recomputeTips } from './tips/recompute-tips.ts'
import { tipsLog } from './tips/tips-log.ts'

export type CheckedLog =
  /** `counted`: rounds, or tips of a tipping contest. */
  | { readonly outcome: 'holds'; readonly kind: 'rounds' | 'tips'; readonly places: number; readonly counted: number }
  | { readonly outcome: 'differs'; readonly where: string }
  /** No log of a format that is known; `where` names the field. */
  | { readonly outcome: 'unreadable'; readonly where: string }

/** Recomputes the ranking of a rank log, which is any JSON value, whatever kind of tournament it is of. */
export async function checkLog(json: unknown): Promise<CheckedLog> {
  const kind = isOfTips(json) ? 'tips' : 'rounds'
  const parsed = kind === 'tips' ? readTips(json) : readRounds(json)
  if ('where' in parsed) return { outcome: 'unreadable', where: parsed.where }
  const result = await parsed.recomputed()
  if (!result.holds) return { outcome: 'differs', where: result.firstDifference }
  return { outcome: 'holds', kind, places: parsed.places, counted: parsed.counted }
}

const isOfTips = (json: unknown) => typeof json === 'object' && json !== null && 'kind' in json && json.kind === 'tips'

function readRounds(json: unknown) {
  const parsed = v.safeParse(rankLog, json)
  if (!parsed.success) return { where: whereIn(parsed.issues[0]) }
  const log = parsed.output
  const counted = log.ranking.reduce((sum, place) => sum + place.rounds.length, 0)
  return { places: log.ranking.length, counted, recomputed: () => recompute(log) }
}

function readTips(json: unknown) {
  const parsed = v.safeParse(tipsLog, json)
  if (!parsed.success) return { where: whereIn(parsed.issues[0]) }
  const log = parsed.output
  const counted = log.ranking.reduce((sum, place) => sum + place.tips.length, 0)
  return { places: log.ranking.length, counted, recomputed: () => recomputeTips(log) }
}

const whereIn = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'log'}: ${issue.message}`
