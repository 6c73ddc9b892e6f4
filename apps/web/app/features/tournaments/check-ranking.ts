import { createRaceVerifier } from '@andon/arcade/provably-fair/verify-race'
import { checkLog } from '@andon/ranking/check-log'
import { loadRaceRules } from './load-race-rules.ts'

export type RankCheckResult =
  /** `counted`: rounds, or tips of a tipping contest. */
  | {
      readonly result: 'holds'
      readonly kind: 'rounds' | 'tips'
      readonly counted: number
      readonly players: number
      /** Rounds that were drawn again from their seeds. */
      readonly proven: number
    }
  | { readonly result: 'differs'; readonly where: string }
  | { readonly result: 'failed' }

/** Fetches a rank log and recomputes its ranking, and the rounds whose seeds it has. What is no log of this format differs, with the field's name. */
export async function checkRanking(address: string, get = fetch): Promise<RankCheckResult> {
  const reply = await get(address)
  if (!reply.ok) return { result: 'failed' }
  const checked = await checkLog(await reply.json(), { verifySeeds: createRaceVerifier(loadRaceRules) })
  if (checked.outcome !== 'holds') return { result: 'differs', where: checked.where }
  return {
    result: 'holds',
    kind: checked.kind,
    counted: checked.counted,
    players: checked.places,
    proven: checked.proven,
  }
}
