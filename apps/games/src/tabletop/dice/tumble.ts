import { type DieFace, lying } from './die.ts'
import { cross, type Turn, turnedAround, up, type Vector } from './turns.ts'

/** Lengths are edges of a die. `at`: the middle of the die; its z is 0.5 for one that lies. */
export interface Pose {
  readonly at: Vector
  readonly turn: Turn
}

/** The way of one die. Its pose at progress 1 is the one in which it lies. */
export type Tumble = (progress: number) => Pose

const quarter = Math.PI / 2
/** Shares of the time: in which it hops and rolls on to its last edge, in which it falls over that edge, and in which it rocks once. */
const [rolls, falls] = [0.82, 0.93]
/** The die hops and spins until this share of the time. */
const hops = 0.56
/** In radians: how far it rocks, and how fast it still rolls over its last edge in the time of the whole way, so that it does not hang there. */
const [rock, lastSpeed] = [0.1, 4.2]

/**
 * Plans how a die tumbles, backwards from the drawn face: it lies at `spot`, before that it tipped over one edge after the other, and before that it hopped. Every moment follows from the
 * last one, so nothing has to be put right at the end. `random` gives numbers in 0 … 1, for the looks only.
 */
export function planTumble(
  face: DieFace,
  { spot, heading, random }: { spot: readonly [x: number, y: number]; heading: number; random: () => number },
): Tumble {
  const along: Vector = [Math.cos(heading), Math.sin(heading), 0]
  const axis = cross(up, along)
  // a die tips over edges that are square to its way, so that its sides look along it
  const rest = lying(face, heading + quarter * Math.floor(random() * 4))
  const tips = 4 + Math.floor(random() * 3)
  const [hop, slide, spin] = [0.9 + random() * 0.7, 1.2 + random(), (random() - 0.5) * 5]
  return (progress) => {
    const p = Math.min(1, Math.max(0, progress))
    const left = rollLeft(p, tips * quarter)
    const tip = Math.floor(left / quarter)
    const angle = left - tip * quarter
    // around the edge over which it tips
    const back = tip + 0.5 - 0.5 * Math.cos(angle) + 0.5 * Math.sin(angle)
    const height = 0.5 * (Math.sin(angle) + Math.cos(angle))
    const early = Math.max(0, 1 - p / hops)
    const distance = back + slide * early ** 2
    return {
      at: [spot[0] - along[0] * distance, spot[1] - along[1] * distance, height + hop * hopAt(p)],
      turn: turnedAround(up, spin * early ** 2, turnedAround(axis, -left, rest)),
    }
  }
}

/** The angle that a die has still to roll. */
function rollLeft(p: number, all: number): number {
  const edge = quarter / 2
  if (p < rolls) {
    const t = p / rolls
    // from a fast start to the slow turn over the last edge: a cubic with these speeds at both ends
    const [first, last] = [-(all - edge) * 1.9, -lastSpeed * rolls]
    return (
      all * (2 * t ** 3 - 3 * t ** 2 + 1) +
      first * (t ** 3 - 2 * t ** 2 + t) +
      edge * (3 * t ** 2 - 2 * t ** 3) +
      last * (t ** 3 - t ** 2)
    )
  }
  if (p < falls) {
    const t = (p - rolls) / (falls - rolls)
    const start = lastSpeed * (falls - rolls)
    return edge - start * t - (edge - start) * t ** 2
  }
  const t = (p - falls) / (1 - falls)
  return rock * 4 * t * (1 - t) * (1 - t)
}

/** Heights of three hops, each lower and shorter than the one before it. */
function hopAt(p: number): number {
  const arcs = [
    [-0.24, 0.24, 1],
    [0.24, 0.44, 0.34],
    [0.44, hops, 0.1],
  ] as const
  for (const [from, to, height] of arcs)
    if (p < to) {
      const t = (p - from) / (to - from)
      return height * 4 * t * (1 - t)
    }
  return 0
}

/** Tumbles of dice thrown together, beside each other around the origin and without touching. `heading`: their way, in radians from the right. */
export function planThrow(
  faces: readonly DieFace[],
  { heading, random }: { heading: number; random: () => number },
): Tumble[] {
  const lane = 1.9
  const aside: Vector = [-Math.sin(heading), Math.cos(heading), 0]
  return faces.map((face, index) => {
    const off = (index - (faces.length - 1) / 2) * lane
    const far = (random() - 0.5) * 2
    const spot = [aside[0] * off + Math.cos(heading) * far, aside[1] * off + Math.sin(heading) * far] as const
    return planTumble(face, { spot, heading: heading + (random() - 0.5) * 0.05, random })
  })
}

/** Middles of dice that lie close together, such as under a cup. */
const close: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.78, 0.16],
    [0.78, -0.16],
  ],
  3: [
    [-0.8, 0.5],
    [0.8, 0.42],
    [0.04, -0.86],
  ],
}

/** One to three dice at rest around the origin. */
export function planRest(faces: readonly DieFace[], random: () => number): Pose[] {
  return faces.map((face, index) => {
    const [x, y] = close[faces.length]?.[index] ?? [index * 1.6, 0]
    // turned so that two sides are seen
    const yaw = 0.3 + random() * 0.9 + quarter * Math.floor(random() * 4)
    return { at: [x, y, 0.5], turn: lying(face, yaw) }
  })
}
