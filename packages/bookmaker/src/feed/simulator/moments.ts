import type { Sport } from '../../model/sports.ts'
import { endOf, frameAt, type Timeline } from './timeline.ts'

/** When something is said about a match: bets are stopped, or prices are given. In real seconds since the start. */
export interface Moment {
  readonly second: number
  readonly kind: 'stop' | 'prices'
  /** The frame in force. */
  readonly frame: number
  /** True if the lines on offer are chosen again, by the prices of this moment; lines chosen before stay. */
  readonly chooses: boolean
}

/** From something that matters until the new prices. */
export const stopSeconds = 8

/** Prices that move with the clock are given at least so often: where points come every minute, seconds without one make a total over dearer than it is worth, by more than its margin. */
const everySeconds: Readonly<Partial<Record<Sport, number>>> = {
  football: 60,
  iceHockey: 60,
  basketball: 10,
  americanFootball: 30,
  rugby: 30,
  mma: 30,
}
/** So long before the clock of a part runs out they are given, too, in seconds: each time a seventh of what was left has passed, because the lines of the part depend on that. */
const beforeEnd = Array.from({ length: 38 }, (_, nth) => Math.ceil(360 * (6 / 7) ** nth))
const choosingSeconds = 900

/**
 * All moments of a match, in their order: every frame, the end of every stop, and the steps of the clock. None is inside a stop but further stops, and none after the end.
 *
 * @param firstStep the second of the first step of the clock: another one for each match, so that matches that began together are not all priced together
 */
export function momentsOf(timeline: Timeline, sport: Sport, firstStep: number): Moment[] {
  const moments: Moment[] = []
  const end = endOf(timeline)
  const seconds = new Map<number, boolean>()
  const step = everySeconds[sport]
  for (let second = step ? firstStep % step : end; second < end; second += step ?? end) seconds.set(second, false)
  for (const before of step ? beforeEnd : [])
    for (const second of endsOfParts(timeline)) if (second > before) seconds.set(second - before, false)
  for (const { second, stops } of timeline.frames) {
    seconds.set(second, stops || second === end)
    if (stops && second + stopSeconds < end && !seconds.get(second + stopSeconds))
      seconds.set(second + stopSeconds, false)
  }
  let [stoppedAt, chosenAt, periods] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, -1]
  for (const [second, stops] of [...seconds].toSorted(([one], [other]) => one - other)) {
    const frame = frameAt(timeline, second)
    if (stops) {
      stoppedAt = second
      moments.push({ second, kind: 'stop', frame, chooses: false })
    } else if (second >= stoppedAt + stopSeconds) {
      const count = timeline.frames[frame]?.match.periods.length ?? 0
      const chooses = stoppedAt >= chosenAt || count !== periods || second >= chosenAt + choosingSeconds
      moments.push({ second, kind: 'prices', frame, chooses })
      if (chooses) [chosenAt, periods] = [second, count]
    }
  }
  return moments
}

/** When the parts of a match end. */
const endsOfParts = ({ frames }: Timeline): readonly number[] =>
  frames.flatMap(({ second, match }, place) => {
    const before = frames[place - 1]?.match.periods.at(-1)
    return match.periods.at(-1)?.ended === true && before?.ended === false ? [second] : []
  })
