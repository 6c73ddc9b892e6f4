/** When each half ends, in minutes, stoppage time left out. */
const ends: Readonly<Record<string, number>> = { firstHalf: 45, secondHalf: 90, extraTime: 120 }
/** For so long the clock goes on without a message. */
const longestMs = 90_000

/** The minute of play as it is written, `63` or `45+2`; null where the part of play has no clock that is shown. */
export function minuteOf(phase: string, seconds: number, sinceMs: number): string | null {
  const end = ends[phase]
  if (end === undefined) return null
  const minute = Math.floor((seconds + Math.min(Math.max(sinceMs, 0), longestMs) / 1000) / 60)
  return minute < end ? `${minute}` : `${end}+${minute - end + 1}`
}
