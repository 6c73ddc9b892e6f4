import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import * as v from 'valibot'
import { readStored, store } from '../../page/storage.ts'

export type Launched = ReplyOf<typeof catalogue.launchGame>

const key = 'game-reality-check'

/** The state stored between games and over reloads, until the player logs out. */
const record = v.object({
  /** Minutes played since login. */
  playedLimit: v.pipe(v.number(), v.minValue(0)),
  RealityIntervalValue: v.number(),
  RealityGameCloseURLValue: v.string(),
  RealityGameHistoryURLValue: v.string(),
  details: v.object({ gameName: v.string() }),
  vendorCode: v.string(),
})
export type RealityCheckRecord = v.InferOutput<typeof record>

/** Suppliers whose games report when a round runs. */
const trackedVendors: readonly string[] = ['vanguard', 'pragmaticplay']

/** The record for a game that opens, with the minutes played before; null if this game is not tracked. */
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
    return null // written by other software
  }
}

export function saveRecord(kept: RealityCheckRecord): void {
  store(key, JSON.stringify(kept))
}
