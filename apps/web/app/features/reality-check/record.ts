import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import * as v from 'valibot'
import { readStored, store } from '../../page/storage.ts'

export type Launched = ReplyOf<typeof catalogue.launchGame>

const key = 'game-reality-check'

/** What is kept of the check between two games and over a reload, until the player logs out. */
const record = v.object({
  /** Minutes played since the login. */
  playedLimit: v.pipe(v.number(), v.minValue(0)),
  RealityIntervalValue: v.number(),
  RealityGameCloseURLValue: v.string(),
  RealityGameHistoryURLValue: v.string(),
  details: v.object({ gameName: v.string() }),
  vendorCode: v.string(),
})
export type RealityCheckRecord = v.InferOutput<typeof record>

/** Whose games tell when a round runs. */
const trackedVendors: readonly string[] = ['vanguard', 'pragmaticplay']

/** The record for a game that opens, going on with the minutes that were played before; null when this game is not tracked. */
export function recordFor(launched: Launched, gameName: string): RealityCheckRecord | null {
  const { realityCheck, vendorCode } = launched
  if (!realityCheck || realityCheck.RealityIntervalValue <= 0 || !trackedVendors.includes(vendorCode)) return null
  return { playedLimit: readRecord()?.playedLimit ?? 0, ...realityCheck, details: { gameName }, vendorCode }
}

export function readRecord(): RealityCheckRecord | null {
  try {
    const result = v.safeParse(record, JSON.parse(readStored(key) ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null // written by something else
  }
}

export function saveRecord(kept: RealityCheckRecord): void {
  store(key, JSON.stringify(kept))
}
