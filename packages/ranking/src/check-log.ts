import * as v from 'valibot'
import { rankLog } from './rank-log.ts'
import { recompute } from './recompute.ts'
import type { VerifySeeds } from './recompute-proofs.ts'
import { recomputeTips } from './tips/recompute-tips.ts'
import { tipsLog } from './tips/tips-log.ts'

export type CheckedLog =
  /** `counted`: rounds, or tips of a tipping contest. */
  | {
      readonly outcome: 'holds'
      readonly kind: 'rounds' | 'tips'
      readonly places: number
      readonly counted: number
      /** Rounds that were drawn again from their seeds: all of a race with proofs, also those whose stake was refused. */
      readonly proven: number
    }
  | { readonly outcome: 'differs'; readonly where: string }
  /** No log of a format that is known; `where` names the field. */
  | { readonly outcome: 'unreadable'; readonly where: string }

/** Recomputes the ranking of a rank log, which is any JSON value, whatever kind of tournament it is of. `verifySeeds` draws rounds again, where the log has their seeds; without it, a log with seeds differs. */
export async function checkLog(
  json: unknown,
  { verifySeeds }: { readonly verifySeeds?: VerifySeeds } = {},
): Promise<CheckedLog> {
  const kind = isOfTips(json) ? 'tips' : 'rounds'
  const parsed = kind === 'tips' ? readTips(json) : readRounds(json, verifySeeds)
  if ('where' in parsed) return { outcome: 'unreadable', where: parsed.where }
  const result = await parsed.recomputed()
  if (!result.holds) return { outcome: 'differs', where: result.firstDifference }
  return { outcome: 'holds', kind, places: parsed.places, counted: parsed.counted, proven: parsed.proven }
}

const isOfTips = (json: unknown) => typeof json === 'object' && json !== null && 'kind' in json && json.kind === 'tips'

function readRounds(json: unknown, verifySeeds: VerifySeeds | undefined) {
  const parsed = v.safeParse(rankLog, json)
  if (!parsed.success) return { where: whereIn(parsed.issues[0]) }
  const log = parsed.output
  const counted = log.ranking.reduce((sum, place) => sum + place.rounds.length, 0)
  const proven = log.ranking.flatMap(({ proofs = [] }) => proofs).reduce((sum, { rounds }) => sum + rounds.length, 0)
  return { places: log.ranking.length, counted, proven, recomputed: () => recompute(log, { verifySeeds }) }
}

function readTips(json: unknown) {
  const parsed = v.safeParse(tipsLog, json)
  if (!parsed.success) return { where: whereIn(parsed.issues[0]) }
  const log = parsed.output
  const counted = log.ranking.reduce((sum, place) => sum + place.tips.length, 0)
  return { places: log.ranking.length, counted, proven: 0, recomputed: () => recomputeTips(log) }
}

const whereIn = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'log'}: ${issue.message}`
