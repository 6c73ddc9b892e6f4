import { rankLog } from '@andon/ranking/rank-log'
import { recompute } from '@andon/ranking/recompute'
import * as v from 'valibot'

export type RankCheckResult =
  | { readonly result: 'holds'; readonly rounds: number; readonly players: number }
  | { readonly result: 'differs'; readonly where: string }
  | { readonly result: 'failed' }

/** Fetches a rank log and recomputes its ranking. What is no log of this format differs, with the field's name. */
export async function checkRanking(address: string, get = fetch): Promise<RankCheckResult> {
  const reply = await get(address)
  if (!reply.ok) return { result: 'failed' }
  const parsed = v.safeParse(rankLog, await reply.json())
  if (!parsed.success) return { result: 'differs', where: v.getDotPath(parsed.issues[0]) ?? 'JSON' }
  const log = parsed.output
  const outcome = await recompute(log)
  if (!outcome.holds) return { result: 'differs', where: outcome.firstDifference }
  const rounds = log.ranking.reduce((sum, place) => sum + place.rounds.length, 0)
  return { result: 'holds', rounds, players: log.ranking.length }
}
