import { disc, group, type Point, path, polygon, round } from './pen.ts'

export interface DieInks {
  readonly top: string
  readonly left: string
  readonly right: string
  readonly ink: string
  readonly pip: string
  readonly one: string
}

const pips: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.25, 0.75],
    [0.75, 0.25],
  ],
  3: [
    [0.24, 0.76],
    [0.5, 0.5],
    [0.76, 0.24],
  ],
  4: [
    [0.27, 0.27],
    [0.27, 0.73],
    [0.73, 0.27],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.25, 0.75],
    [0.5, 0.5],
    [0.75, 0.25],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.22],
    [0.27, 0.5],
    [0.27, 0.78],
    [0.73, 0.22],
    [0.73, 0.5],
    [0.73, 0.78],
  ],
}

/** A die seen from above one corner, around its middle; `faces`: on top, at the left and at the right. */
export function cornerDie(
  [x, y]: Point,
  edge: number,
  faces: readonly [number, number, number],
  inks: DieInks,
): string {
  const [wide, deep, high] = [edge * 0.82, edge * 0.46, edge * 0.92]
  const middle: Point = [x, y]
  const at = (across: number, down: number): Point => [x + across, y + down]
  const [left, right, back, front] = [at(-wide, -deep), at(wide, -deep), at(0, -2 * deep), at(0, high)]
  const [leftDown, rightDown] = [at(-wide, high - deep), at(wide, high - deep)]
  const side = (shape: readonly Point[], fill: string) => path(polygon(shape), fill, inks.ink, 5)
  return group([
    side([middle, left, back, right], inks.top),
    side([left, middle, front, leftDown], inks.left),
    side([middle, right, rightDown, front], inks.right),
    ...marks(faces[0], { from: left, along: back, aside: middle }, edge, inks),
    ...marks(faces[1], { from: left, along: middle, aside: leftDown }, edge, inks),
    ...marks(faces[2], { from: middle, along: right, aside: front }, edge, inks),
  ])
}

interface Side {
  readonly from: Point
  readonly along: Point
  readonly aside: Point
}

/** Pips as circles in the affine map of a side. */
function marks(face: number, { from, along, aside }: Side, edge: number, { pip, one }: DieInks): string[] {
  const [ux, uy] = [(along[0] - from[0]) / edge, (along[1] - from[1]) / edge]
  const [vx, vy] = [(aside[0] - from[0]) / edge, (aside[1] - from[1]) / edge]
  const matrix = [ux, uy, vx, vy].map((value) => Math.round(value * 1000) / 1000).join(' ')
  return [
    group(
      (pips[face] ?? []).map(([px, py]) =>
        disc([px * edge, py * edge], edge * (face === 1 ? 0.17 : 0.095), face === 1 ? one : pip),
      ),
      `transform="matrix(${matrix} ${round(from[0])} ${round(from[1])})"`,
    ),
  ]
}
