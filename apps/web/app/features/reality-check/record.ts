import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import * as v from 'valibot'
import { readStored, store } from '../../page/storage.ts'
import { minutesPlayed, startCountdown } from './countdown.ts'

export type Launched = ReplyOf<typeof catalogue.launchGame>

const key = 'game-reality-check'

const amount = v.pipe(v.number(), v.minValue(0))

/** The state stored between games and over reloads, until the player logs out. */
const record = v.object({
  /** Full minutes played since login. */
  playedLimit: amount,
  /** The same to the second, and what is left of the interval: a reload changes neither. */
  secondsPlayed: amount,
  secondsLeft: amount,
  RealityIntervalValue: v.number(),
  RealityGameCloseURLValue: v.string(),
  RealityGameHistoryURLValue: v.string(),
  details: v.object({ gameName: v.string() }),
  vendorCode: v.string(),
})
export type RealityCheckRecord = v.InferOutput<typeof record>

/** Suppliers whose games report when a round runs. */
const trackedVendors: readonly string[] = ['vanguard', 'pragmaticplay']

/** The record for a game that opens, with the time played before; null if this game is not tracked. */
export function recordFor(launched: Launched, gameName: string): RealityCheckRecord | null {
  const { realityCheck, vendorCode } = launched
  if (!realityCheck || realityCheck.RealityIntervalValue <= 0 || !trackedVendors.includes(vendorCode)) return null
  const countdown = startCountdown(realityCheck.RealityIntervalValue, readRecord() ?? undefined)
  return { ...countdown, playedLimit: minutesPlayed(countdown), ...realityCheck, details: { gameName }, vendorCode }
}

function readRecord(): RealityCheckRecord | null {
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
