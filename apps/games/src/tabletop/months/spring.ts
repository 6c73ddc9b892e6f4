import type { Pen } from '../pen.ts'
import {
  azurite,
  bark,
  barkDark,
  cinnabar,
  gold,
  goldDark,
  goldPale,
  indigo,
  ink,
  malachite,
  pine,
  pink,
  pinkPale,
  plum,
  sky,
  straw,
  white,
  wisteria,
  wisteriaPale,
} from '../pigments.ts'
import { flying } from './birds.ts'
import { blossom, type Composition, crest, ground, leaf, mist, type Point, petal, ribbon } from './composition.ts'

const cherryAndCurtain: Composition = (pen) => {
  ground(pen, [-24, '#3b2a66'], [96, '#4c3580'])
  mist(pen, 74, 112, 80, '#674c9c')
  pen.stem('M-20 152C20 132 44 112 70 84C90 62 118 48 190 40', barkDark, 11)
  pen.stem('M70 84C72 62 64 40 70 10M112 52C120 76 140 90 160 96', barkDark, 6)
  const flowers = [
    [66, 32, 22],
    [100, 22, 20],
    [140, 26, 24],
    [166, 66, 21],
    [120, 62, 23],
    [84, 74, 24],
    [152, 104, 20],
    [54, 106, 22],
    [22, 128, 22],
    [112, 104, 17],
    [26, 60, 24],
    [22, 24, 20],
  ] as const
  for (const [index, [x, y, radius]] of flowers.entries())
    blossom(pen, [x, y], {
      radius,
      colour: index % 3 === 1 ? pinkPale : pink,
      heart: cinnabar,
      turn: index * 25,
      notched: true,
    })
  for (const [x, y] of [
    [88, 132],
    [138, 140],
    [64, 142],
  ] as const)
    pen.inked(petal([x, y], 12, 8, x), pinkPale, 2)
  const curtain = 'M-24 160Q34 190 88 166Q142 190 200 160V290H-24Z'
  pen.inked(curtain, white)
  pen.within(curtain, () => {
    for (let stripe = 0; stripe < 5; stripe++)
      pen.flat(
        `M${-8 + stripe * 44} 150Q${-2 + stripe * 44} 210 ${-10 + stripe * 44} 290H${14 + stripe * 44}Q${20 + stripe * 44} 210 ${14 + stripe * 44} 150Z`,
        cinnabar,
      )
    pen.flat('M-24 160Q34 190 88 166Q142 190 200 160V178Q142 208 88 184Q34 208-24 178Z', indigo)
  })
  pen.line('M-24 158Q34 188 88 164Q142 188 200 158', ink, 8)
  pen.line('M-24 158Q34 188 88 164Q142 188 200 158', gold, 3.6)
  pen.stem('M88 164L80 190M88 164L97 192', gold, 4)
  crest(pen, [66, 226], 23)
}

function raceme(pen: Pen, x: number, { length, sway }: { length: number; sway: number }): void {
  const rows = Math.round(length / 13)
  for (let row = rows; row >= 0; row--) {
    const part = row / rows
    const across = Math.max(1, Math.round(3.4 * (1 - part ** 1.6)))
    const radius = 9 - 4 * part
    for (let flower = 0; flower < across; flower++) {
      const px = x + sway * part ** 2 + (flower - (across - 1) / 2) * radius * 1.6
      const shade = part > 0.72 ? plum : (row + flower) % 2 ? wisteria : wisteriaPale
      pen.disc(px, 16 + length * part + (flower % 2) * 3, radius, shade, 2.2)
    }
  }
}

const wisteriaAndCuckoo: Composition = (pen) => {
  ground(pen, [-24, '#e6f0e2'], [96, '#f3f0dc'], [206, '#dcead2'])
  mist(pen, -8, 120, 64, white)
  pen.disc(76, 196, 36, goldPale)
  mist(pen, 84, 212, 60, white)
  raceme(pen, 20, { length: 92, sway: 6 })
  raceme(pen, 154, { length: 128, sway: -4 })
  raceme(pen, 66, { length: 104, sway: 6 })
  raceme(pen, 110, { length: 148, sway: -4 })
  pen.stem('M-24 22C30 2 74 26 110 8C140-4 168 10 200 2', barkDark, 9)
  for (const [x, y, turn] of [
    [40, 16, 150],
    [44, 14, 100],
    [86, 18, 210],
    [88, 16, 130],
    [132, 6, 220],
    [134, 8, 140],
    [170, 8, 190],
  ] as const)
    leaf(pen, [x, y], { length: 30, width: 14, turn, colour: malachite, vein: pine })
  flying(pen, { x: 76, y: 204, scale: 0.92, turn: 14, back: indigo, belly: white, wing: azurite })
}

function iris(pen: Pen, [x, y]: Point, size: number): void {
  pen.at(x, y, { scale: size }, () => {
    for (const turn of [-24, 24]) pen.inked(petal([0, 2], 36, 25, turn), wisteria)
    pen.inked(petal([0, 2], 40, 22, 0), '#7b56b3')
    for (const turn of [-112, 112]) {
      pen.inked(petal([0, 0], 42, 30, turn), plum)
      const way = Math.sign(turn)
      pen.line(`M${4 * way} 2L${22 * way} 9`, goldPale, 4)
    }
    pen.inked(petal([0, -2], 40, 30, 180), '#7b3f88')
    pen.line('M0 4V20', goldPale, 5)
    pen.line('M0 5V14', gold, 2.4)
  })
}

const irisAndBridge: Composition = (pen) => {
  ground(pen, [-24, '#f4e7c2'], [72, '#f7efd7'], [178, azurite])
  mist(pen, 68, 88, 50, white)
  pen.line('M-24 178H200', ink, 4)
  for (const [x, y] of [
    [-10, 196],
    [66, 192],
    [20, 244],
    [106, 238],
    [120, 202],
    [60, 252],
  ] as const)
    pen.line(`M${x} ${y}q9-8 18 0q9-8 18 0`, sky, 2.6)
  const blades = [
    [64, 212, -14, 138],
    [72, 214, 4, 150],
    [82, 212, 16, 120],
    [56, 214, -28, 96],
    [104, 200, 12, 116],
    [94, 206, -6, 128],
  ] as const
  pen.line('M70 210L62 124M98 204L110 74', ink, 8)
  pen.line('M70 210L62 124M98 204L110 74', malachite, 4)
  for (const [index, [x, y, turn, length]] of blades.entries())
    pen.inked(petal([x, y], length, 15, turn), index % 2 ? malachite : pine, 2.8)
  iris(pen, [62, 132], 0.94)
  iris(pen, [100, 74], 1.06)
  pen.inked('M-30 212L58 206L66 228L-30 236Z', straw)
  pen.inked('M46 226L196 208V232L52 248Z', straw)
  pen.line('M-30 224L60 217M50 237L196 220', goldDark, 2.6)
  pen.line('M12 210L13 232M92 222L94 242M140 217L142 236', bark, 3)
  ribbon(pen, [145, 40], -3)
}

export const spring: Readonly<Record<number, Composition>> = {
  3: cherryAndCurtain,
  4: wisteriaAndCuckoo,
  5: irisAndBridge,
}
