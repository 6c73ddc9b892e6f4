import type { Spot } from './gaze.ts'
import type { ArmPose } from './poses.ts'

/** In the figure's own units; 0, 0 is the middle at the edge of the table. The head turns around the base of the neck. */
export const headAt = { x: 0, y: -286 } as const
export const shoulder = { x: 100, y: -226 } as const
export const upperArm = 112
export const forearm = 112

/** Where the parts of an arm are from its shoulder, and how far each is turned clockwise, in degrees. Outwards is to the right. */
export interface Limbs {
  readonly elbow: Spot
  readonly wrist: Spot
  readonly upper: number
  readonly fore: number
  readonly hand: number
  readonly drape: number
}

export function limbs({ upper, fore, hand }: ArmPose): Limbs {
  const elbow = onwards({ x: 0, y: 0 }, upper, upperArm)
  // the bag of the sleeve hangs: it follows the arm a little
  const drape = -(upper * 0.25 + Math.min(60, Math.max(-20, fore)) * 0.2)
  return { elbow, wrist: onwards(elbow, fore, forearm), upper: -upper, fore: -fore, hand: -hand, drape }
}

function onwards({ x, y }: Spot, degrees: number, long: number): Spot {
  const turn = (degrees * Math.PI) / 180
  return { x: x + Math.sin(turn) * long, y: y + Math.cos(turn) * long }
}
