import { checkLog } from '@andon/ranking/check-log'

export type RankCheckResult =
  /** `counted`: rounds, or tips of a tipping contest. */
  | {
      readonly result: 'holds'
      readonly kind: 'rounds' | 'tips'
      readonly counted: number
      readonly players: number
    }
  | { readonly result: 'differs'; readonly where: string }
  | { readonly result: 'failed' }

/** Fetches a rank log and recomputes its ranking. What is no log of this format differs, with the field's name. */
export async function checkRanking(address: string, get = fetch): Promise<RankCheckResult> {
  const reply = await get(address)
  if (!reply.ok) return { result: 'failed' }
  const checked = await checkLog(await reply.json())
  if (checked.outcome !== 'holds') return { result: 'differs', where: checked.where }
  return { result: 'holds', kind: checked.kind, counted: checked.counted, players: checked.places }
}
