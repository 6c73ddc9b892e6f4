import type { Match } from '../../markets/match.ts'

/** Everything that happens in a match, with its times: known as a whole from its seed, so that any moment can be looked up. */
export interface Timeline {
  /** In the order of time; the first is the start, the last the end. */
  readonly frames: readonly Frame[]
}

/** The record from a moment on, until the next frame. */
export interface Frame {
  /** Real seconds since the start of the match, breaks included. */
  readonly second: number
  readonly match: Match
  /** Moments that change prices: bets stop at once, and open again with new prices a little later. */
  readonly stops: boolean
}

export const endOf = ({ frames }: Timeline): number => frames.at(-1)?.second ?? 0

/** The place of the frame in force so many seconds after the start; -1 before. */
export function frameAt({ frames }: Timeline, second: number): number {
  const next = frames.findIndex((frame) => frame.second > second)
  return next < 0 ? frames.length - 1 : next - 1
}

/** The record at a second: that of its frame, its clock moved on towards the next. */
export function matchAt(timeline: Timeline, second: number): Match | null {
  const place = frameAt(timeline, second)
  const [frame, next] = [timeline.frames[place], timeline.frames[place + 1]]
  if (!frame) return null
  const { match } = frame
  if (!next || match.clockSeconds === null || next.match.clockSeconds === null) return match
  const share = (second - frame.second) / (next.second - frame.second)
  const between = (from: number, to: number) => Math.floor(from + (to - from) * share)
  // a clock that is set back stands between two halves
  if (next.match.clockSeconds < match.clockSeconds) return match
  const clockSeconds = between(match.clockSeconds, next.match.clockSeconds)
  const grows = next.match.stoppageSeconds >= match.stoppageSeconds
  const stoppageSeconds = grows ? between(match.stoppageSeconds, next.match.stoppageSeconds) : match.stoppageSeconds
  return { ...match, clockSeconds, stoppageSeconds }
}

/** The timeline up to a share of its time, where the match is broken off and not resumed. */
export function brokenOff(timeline: Timeline, share: number): Timeline {
  const second = Math.floor(endOf(timeline) * share)
  const match = matchAt(timeline, second)
  if (!match) return timeline
  const before = timeline.frames.filter((frame) => frame.second < second)
  return { frames: [...before, { second, match: { ...match, status: 'abandoned' }, stops: true }] }
}
