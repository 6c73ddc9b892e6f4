const turn = Math.PI * 2

/** How fast the wheel turns until its first segment is known, in radians a second. */
export const runningSpeed = turn * 0.92
/** It gathers that speed in so many seconds. */
export const startingSeconds = 0.7

/** How one turn of the wheel comes to rest. */
interface Turn {
  readonly ms: number
  /** The wheel turns at least this far after the segment is known, in radians. */
  readonly way: number
  /** The part of the way that is left at a part of the time: 1 to 0, flat at the end. */
  readonly left: (part: number) => number
  /** From this part of the time on the way is the same on every screen. Before it, the wheel comes from where it was on this one. */
  readonly sameFrom: number
}

const slowing = 2.2
/** It already runs, and slows down. */
const first: Turn = {
  ms: 5400,
  way: (runningSpeed * 5.4) / slowing,
  left: (part) => (1 - part) ** slowing,
  sameFrom: 0.4,
}
const settling = 1.6
/** From rest and back to it. */
const again = (ms: number): Turn => ({
  ms,
  way: turn * 1.25,
  left: (part) => (1 - part) ** (settling + 1) * (1 + (settling + 1) * part),
  sameFrom: 0.6,
})
const turns = [first, again(2000), again(1500)] as const
/** A multiplier is read before the wheel turns again: after the first turn, and after a later one. */
const pausesMs = [600, 400] as const

const turnAt = (index: number): Turn => turns[Math.min(index, turns.length - 1)] ?? first
export const turnMs = (index: number): number => turnAt(index).ms
export const pauseMs = (index: number): number => pausesMs[Math.min(index, pausesMs.length - 1)] ?? 0

/** When a turn begins, in milliseconds since the first segment became known. */
export function turnBeginsMs(index: number): number {
  return Array.from({ length: index }, (_, before) => turnMs(before) + pauseMs(before)).reduce((sum, ms) => sum + ms, 0)
}

/** The rotation at which a place of the wheel lies under the pointer: in its middle, wherever it is. */
export const restOf = (place: number, count: number): number => (-turn * place) / count

/** The shortest way from one angle to another, −π … π. */
const shortest = (angle: number) => angle - turn * Math.round(angle / turn)

/** A screen that comes later than this before all are to show the same does not make up for the difference: its wheel jumps. A part of the time. */
const leastMadeUp = 0.15

interface TurnPlan {
  readonly place: number
  /** Segments on the wheel. */
  readonly count: number
  /** Where this screen's wheel is so many milliseconds after the turn began; null: it was not seen before. */
  readonly from: { readonly rotation: number; readonly atMs: number } | null
}

/**
 * The rotation of the wheel in a turn, as a function of the milliseconds since it began. It ends without speed in the middle of the place. What this screen's wheel differs from the way of all is made up for while the wheel
 * is fast, so that afterwards every screen shows the same, and the way to the end is the same curve for every place.
 */
export function planTurn(index: number, { place, count, from }: TurnPlan): (ms: number) => number {
  const { ms: lasts, way, left, sameFrom } = turnAt(index)
  const rest = restOf(place, count)
  const partAt = (ms: number) => Math.min(1, Math.max(0, ms / lasts))
  const sameAt = (part: number) => rest - way * left(part)
  const begins = partAt(from?.atMs ?? 0)
  const isSeen = from !== null && sameFrom - begins >= leastMadeUp
  const off = isSeen ? shortest(from.rotation - sameAt(begins)) : 0
  return (ms) => {
    const part = partAt(ms)
    const eased = Math.min(1, Math.max(0, (part - begins) / (sameFrom - begins)))
    return sameAt(part) + (off === 0 ? 0 : off * (1 - eased * eased * (3 - 2 * eased)))
  }
}

/** The rotation in the seconds before the first segment is known. */
export function runningAngle(from: number, seconds: number): number {
  const begun = Math.min(seconds, startingSeconds)
  return from + runningSpeed * (begun ** 2 / (2 * startingSeconds) + Math.max(0, seconds - startingSeconds))
}

/** How far the flapper is pushed aside, 0 … 1: each peg takes it along and lets it go between two segments. */
export function flapperAt(rotation: number, count: number): number {
  const part = ((rotation * count) / turn + 0.5) % 1
  const passed = part < 0 ? part + 1 : part
  return passed < 0.12 ? 1 - passed / 0.12 : Math.max(0, (passed - 0.55) / 0.45) ** 1.4
}

/** How many pegs have passed the flapper. */
export const pegsPassed = (rotation: number, count: number): number => Math.floor((rotation * count) / turn + 0.5)
