/** How an amount on the screen moves to what the last message said. Whole minor units of a currency; times in milliseconds. */
export interface Run {
  readonly from: number
  readonly to: number
  readonly startsAt: number
  readonly takesMs: number
}

/** Messages come at most once a second; after a pause a short run is enough. */
const [shortestMs, longestMs] = [900, 5_000]

export const standing = (amount: number): Run => ({ from: amount, to: amount, startsAt: 0, takesMs: 0 })

/** The amount at an instant: from `from` straight to `to`, never beyond it. */
export function amountAt({ from, to, startsAt, takesMs }: Run, nowMs: number): number {
  if (takesMs <= 0) return to
  const part = Math.min(1, Math.max(0, (nowMs - startsAt) / takesMs))
  return from + (to - from) * part
}

/**
 * The run after a message. It goes on from what the screen shows, for about as long as the message took to come, and so never backwards: an amount below
 * that is a meter that has been won, which starts again at once.
 */
export function afterMessage(run: Run, amount: number, nowMs: number): Run {
  if (amount === run.to) return run
  const shown = amountAt(run, nowMs)
  if (amount < shown) return standing(amount)
  const sinceMs = run.takesMs === 0 ? shortestMs : nowMs - run.startsAt
  return { from: shown, to: amount, startsAt: nowMs, takesMs: Math.min(longestMs, Math.max(shortestMs, sinceMs)) }
}

/** How far the drum of each digit has turned, from the ones up: it turns while all drums below it go from 9 to 0. */
export function drumsAt(amount: number, count: number): readonly number[] {
  const drums: number[] = []
  let turning = amount % 1
  for (let place = 0, rest = Math.floor(amount); place < count; place += 1, rest = Math.floor(rest / 10)) {
    const digit = rest % 10
    drums.push(digit + turning)
    turning = digit === 9 ? turning : 0
  }
  return drums
}
