import { cross, dot, inSpace, type Turn, turnedAround, up, type Vector } from './turns.ts'

export const dieFaces = [1, 2, 3, 4, 5, 6] as const
export type DieFace = (typeof dieFaces)[number]

/** Where each face of a Japanese die looks: one in heaven, six on earth, five east, two west, three south, four north. */
export const outward: Readonly<Record<DieFace, Vector>> = {
  1: [0, 0, 1],
  6: [0, 0, -1],
  5: [1, 0, 0],
  2: [-1, 0, 0],
  3: [0, -1, 0],
  4: [0, 1, 0],
}

const upright: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** A die that lies with `face` up, turned around the vertical by `yaw` radians. */
export function lying(face: DieFace, yaw: number): Turn {
  const normal = outward[face]
  const along = dot(normal, up)
  if (along > 0.5) return turnedAround(up, yaw, upright)
  if (along < -0.5) return turnedAround(up, yaw, turnedAround([1, 0, 0], Math.PI, upright))
  return turnedAround(up, yaw, turnedAround(cross(normal, up), Math.PI / 2, upright))
}

/** The face that looks most upwards. */
export function topFace(turn: Turn): DieFace {
  const height = (face: DieFace) => inSpace(turn, outward[face])[2]
  return dieFaces.reduce((best, face) => (height(face) > height(best) ? face : best))
}
