import type { Side } from '../../../markets/match.ts'
import type { SquadPlayer } from '../squads.ts'
import { matchAt, type Timeline } from '../timeline.ts'

/** A half or a period as it was played, in real seconds since the start of the match. */
export interface PlayedPart {
  /** From 1. */
  readonly number: number
  readonly from: number
  readonly to: number
}

/** The parts that were played; the last one to the end of the match where it was broken off. Shoot-outs, which take no time, are left out. */
export function playedParts({ frames }: Timeline): PlayedPart[] {
  const parts: PlayedPart[] = []
  let isPlayed = false
  frames.forEach(({ second, match }, place) => {
    const period = match.periods.at(-1)
    const last = parts.at(-1)
    if (last && isPlayed) parts[parts.length - 1] = { ...last, to: second }
    const isNew = match.periods.length > (frames[place - 1]?.match.periods.length ?? 0)
    if (isNew && period && period.stage !== 'shootout')
      parts.push({ number: match.periods.length, from: second, to: second })
    isPlayed = period?.ended === false
  })
  return parts
}

/** Seconds of play at a real second, stoppage left out; it never goes back. */
export const clockOf = (timeline: Timeline, second: number): number => matchAt(timeline, second)?.clockSeconds ?? 0

/** The first real second from `from` on at which so many seconds have been played; `to` at the latest. */
export function secondOfClock(timeline: Timeline, clock: number, { from, to }: PlayedPart): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (clockOf(timeline, middle) >= clock) high = middle
    else low = middle + 1
  }
  return low
}

export const sides = ['home', 'away'] as const

/** Of both sides, in the order of their line-ups. */
export const bySide = (players: readonly SquadPlayer[]): Readonly<Record<Side, readonly SquadPlayer[]>> => ({
  home: players.filter(({ team }) => team === 'home'),
  away: players.filter(({ team }) => team === 'away'),
})
