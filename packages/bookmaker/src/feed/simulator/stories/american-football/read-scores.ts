import type { Side } from '../../../../markets/match.ts'
import { totalOf } from '../../plays/recorder.ts'
import type { Timeline } from '../../timeline.ts'

/** Points of the record, in seconds of the clock and of real time. */
export interface Score {
  readonly clock: number
  readonly second: number
  readonly side: Side
  readonly points: number
  /** Made of the conversion of the touchdown before. */
  readonly isConversion: boolean
}

/** The scores of a match in their order. */
export function readScores({ frames }: Timeline): Score[] {
  const scores: Score[] = []
  let before = { home: 0, away: 0 }
  for (const { second, match } of frames) {
    const now = totalOf(match)
    for (const side of ['home', 'away'] as const) {
      const points = now[side] - before[side]
      if (points <= 0) continue
      const last = scores.at(-1)
      const clock = match.clockSeconds ?? 0
      const isConversion = points < 3 && last?.side === side && last.clock === clock && last.points === 6
      scores.push({ clock, second, side, points, isConversion })
    }
    before = now
  }
  return scores
}

/** The real second at which the clock shows a time, the last one where it stands. */
export function realSecond({ frames }: Timeline, clock: number): number {
  const place = frames.findLastIndex(({ match }) => (match.clockSeconds ?? 0) <= clock)
  const [frame, next] = [frames[Math.max(0, place)], frames[place + 1]]
  const from = frame?.match.clockSeconds ?? 0
  const to = next?.match.clockSeconds ?? from
  if (!frame || !next || to <= from) return frame?.second ?? 0
  return Math.floor(frame.second + ((clock - from) * (next.second - frame.second)) / (to - from))
}
