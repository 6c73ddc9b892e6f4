import type { Pen } from '../pen.ts'
import type { DealerLook } from './dealer-look.ts'
import { bellflowerAt } from './paint-updo.ts'

export type ClothPart = 'torso' | 'upper' | 'drape' | 'fore'
type Place = readonly [x: number, y: number, scale: number, turn: number]

/** Bands of mist with round ends: where each begins, and how long it is. */
const mists: Readonly<Record<ClothPart, readonly (readonly [x: number, y: number, long: number])[]>> = {
  torso: [
    [-126, -190, 52],
    [-104, -172, 46],
    [66, -208, 60],
    [84, -190, 40],
    [-118, -4, 110],
    [20, -10, 100],
  ],
  upper: [
    [-30, 34, 60],
    [-8, 50, 60],
    [-40, 100, 48],
  ],
  drape: [
    [-50, 22, 46],
    [-30, 38, 60],
    [-50, 88, 70],
    [-20, 102, 60],
  ],
  fore: [
    [-16, 24, 60],
    [-36, 40, 48],
  ],
}
const flowers: Readonly<Record<ClothPart, readonly Place[]>> = {
  torso: [
    [-92, -214, 0.62, 10],
    [96, -160, 0.7, -14],
    [-100, -150, 0.5, 30],
  ],
  upper: [
    [14, 14, 0.8, 12],
    [8, 84, 0.7, -18],
    [-22, 70, 0.5, 40],
  ],
  drape: [
    [-16, 62, 0.9, 8],
    [30, 74, 0.66, -20],
    [22, 10, 0.6, 30],
  ],
  fore: [
    [14, 62, 0.74, -10],
    [-16, 4, 0.56, 24],
  ],
}
const plumes: Readonly<Record<ClothPart, readonly Place[]>> = {
  torso: [
    [-96, -120, 1.1, 14],
    [-74, -150, 0.8, -8],
    [96, -120, 1.1, -14],
    [74, -150, 0.8, 8],
  ],
  upper: [
    [6, 108, 1.3, 4],
    [-18, 88, 0.9, -16],
    [26, 84, 0.9, 20],
  ],
  drape: [
    [-22, 118, 1.2, -10],
    [10, 110, 1.4, 6],
    [38, 112, 1, 22],
  ],
  fore: [
    [-8, 80, 1, -8],
    [16, 72, 0.8, 16],
  ],
}

/** The pattern of a cloth, within the shape that is clipped. */
export function paintPattern(pen: Pen, { kind, colours }: DealerLook['pattern'], part: ClothPart): void {
  const [first, second, third] = colours
  if (kind === 'feathers') {
    for (const [x, y, scale, turn] of plumes[part])
      pen.at(x, y, { scale, turn }, () => {
        pen.inked('M0 0C-18 -14 -18 -44 0 -66C18 -44 18 -14 0 0Z', first, 2)
        pen.flat('M0 -10C-8 -20 -8 -38 0 -52C8 -38 8 -20 0 -10Z', second)
        pen.disc(0, -38, 4.4, third, 0)
        pen.line('M0 6V-56', third, 1.8)
      })
    return
  }
  for (const [x, y, long] of mists[part]) pen.line(`M${x} ${y}h${long}`, first, 9)
  for (const [x, y, scale, turn] of flowers[part])
    bellflowerAt(pen, { x, y, scale, turn }, { flower: second, heart: third })
}
