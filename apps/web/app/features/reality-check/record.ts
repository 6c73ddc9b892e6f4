import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import * as v from 'valibot'
import { readStored, store } from '../../page/storage.ts'
import { type Countdown, minutesPlayed, startCountdown } from './countdown.ts'

/** The fields of a launch about reality checks. */
export type Launched = Pick<ReplyOf<typeof catalogue.launchGame>, 'realityCheck' | 'vendorCode'>

const key = 'game-reality-check'

const amount = v.pipe(v.number(), v.minValue(0))

/** The state stored between games and over reloads, until the player logs out. */
const record = v.object({
  /** Full minutes played since login. */
  playedLimit: amount,
  /** The same to the second, and what is left of the interval: a reload changes neither. */
  secondsPlayed: amount,
  secondsLeft: amount,
  /** Checks answered since login: of two tabs, the one with more has the newer state. */
  answers: v.optional(amount, 0),
  RealityIntervalValue: v.number(),
  RealityGameCloseURLValue: v.string(),
  RealityGameHistoryURLValue: v.string(),
  details: v.object({ gameName: v.string() }),
  vendorCode: v.string(),
})
type RealityCheckRecord = v.InferOutput<typeof record>

/** How the check of a game that opens begins, with the time played before. */
export function startOf({
  RealityIntervalValue: intervalMinutes,
  isDue,
  dueInSeconds,
}: NonNullable<Launched['realityCheck']>) {
  const earlier = readRecord() ?? undefined
  return {
    intervalMinutes,
    countdown: startCountdown(intervalMinutes, earlier),
    answers: earlier?.answers ?? 0,
    isDue,
    dueInSeconds,
  }
}

export function readRecord(): RealityCheckRecord | null {
  try {
    const result = v.safeParse(record, JSON.parse(readStored(key) ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null // written by other software
  }
}

export function saveRecord({
  launched: { realityCheck, vendorCode },
  gameName,
  countdown,
  answers,
}: {
  launched: Launched
  gameName: string
  countdown: Countdown
  answers: number
}): void {
  if (!realityCheck) return
  const { RealityIntervalValue, RealityGameCloseURLValue, RealityGameHistoryURLValue } = realityCheck
  const kept: RealityCheckRecord = {
    playedLimit: minutesPlayed(countdown),
    ...countdown,
    answers,
    RealityIntervalValue,
    RealityGameCloseURLValue,
    RealityGameHistoryURLValue,
    details: { gameName },
    vendorCode,
  }
  store(key, JSON.stringify(kept))
}
