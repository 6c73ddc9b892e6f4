import type { Pen } from '../pen.ts'
import {
  bark,
  barkDark,
  cinnabar,
  cinnabarDark,
  gold,
  goldDark,
  goldPale,
  indigo,
  ink,
  malachite,
  pine,
  straw,
  white,
} from '../pigments.ts'
import {
  type Composition,
  crest,
  ground,
  leaf,
  mist,
  type Point,
  petal,
  place,
  polygon,
  ribbon,
} from './composition.ts'

function chrysanthemum(
  pen: Pen,
  at: Point,
  radius: number,
  [outer, inner, heart]: readonly [string, string, string],
): void {
  const line = 1 + radius / 34
  for (let index = 0; index < 20; index++) pen.inked(petal(at, radius, radius * 0.33, index * 18), outer, line)
  for (let index = 0; index < 16; index++)
    pen.inked(petal(at, radius * 0.72, radius * 0.28, index * 22.5 + 9), inner, line * 0.85)
  for (let index = 0; index < 10; index++)
    pen.inked(petal(at, radius * 0.42, radius * 0.22, index * 36), heart, line * 0.7)
  pen.disc(at[0], at[1], radius * 0.12, goldDark, 1.6)
}

const chrysanthemumAndCup: Composition = (pen) => {
  ground(pen, [-24, '#cfe0e2'], [100, '#e2ebe2'], [196, '#f2ecd2'])
  mist(pen, 60, 12, 60, white)
  mist(pen, 70, 146, 70, white)
  pen.stem('M-10 270C10 220 20 180 34 150M30 250C60 210 92 170 108 110', pine, 6)
  for (const [x, y, turn, length] of [
    [48, 176, 150, 46],
    [64, 148, -60, 44],
    [126, 150, 120, 44],
    [20, 190, -60, 40],
    [92, 152, 172, 38],
    [148, 112, 130, 38],
  ] as const)
    leaf(pen, [x, y], { length, width: 30, turn, colour: malachite, vein: pine })
  chrysanthemum(pen, [112, 84], 55, [gold, goldPale, '#f6c552'])
  chrysanthemum(pen, [24, 142], 40, [cinnabar, '#ea6a5c', '#f4a08a'])
  chrysanthemum(pen, [146, 152], 30, [white, '#f4ecd6', goldPale])
  pen.inked('M34 196C34 226 56 236 76 236C96 236 118 226 118 196Z', cinnabar)
  pen.inked('M60 236H92L98 248H54Z', cinnabarDark)
  pen.inked('M34 196C34 182 118 182 118 196C118 210 34 210 34 196Z', gold)
  pen.flat('M42 197C44 187 108 187 110 197C106 205 46 205 42 197Z', cinnabarDark)
  pen.flat('M50 200C60 192 92 192 102 200C90 204 62 204 50 200Z', '#f7eed2')
  pen.line('M44 214C50 224 58 228 66 230', '#f2907b', 3.4)
  pen.at(78, 220, { scale: 0.62 }, () => {
    for (let index = 0; index < 12; index++) pen.flat(petal([0, 0], 15, 6, index * 30), gold)
  })
}

/** A leaf of a maple with seven points; its stalk ends at `at`. */
function maple(pen: Pen, [x, y]: Point, { size, turn, colour }: { size: number; turn: number; colour: string }): void {
  const points = [-132, -88, -44, 0, 44, 88, 132].flatMap((degrees, index): Point[] => {
    const reach = [0.5, 0.78, 0.94, 1.06, 0.94, 0.78, 0.5][index] ?? 1
    return [place([0, 0], size * (index === 0 ? 0.2 : 0.46), 0, degrees - 22), place([0, 0], size * reach, 0, degrees)]
  })
  pen.at(x, y, { turn }, () => {
    pen.line(`M0 0V${size * 0.6}`, ink, 2.6)
    pen.inked(polygon([...points, place([0, 0], size * 0.2, 0, 154)]), colour, 2.6)
    for (const degrees of [-88, -44, 0, 44, 88]) {
      const [px, py] = place([0, 0], size * 0.62, 0, degrees)
      pen.line(`M0 0L${px.toFixed(1)} ${py.toFixed(1)}`, goldPale, 1.4)
    }
  })
}

const mapleAndDeer: Composition = (pen) => {
  ground(pen, [-24, '#e3a32f'], [92, gold], [170, '#f3c767'])
  mist(pen, 70, 116, 90, '#f9dc95')
  mist(pen, -20, 104, 50, '#f9dc95')
  pen.inked('M-30 234C20 206 60 212 100 222C140 230 170 220 206 226V290H-30Z', pine)
  pen.stem('M200 118C160 92 150 62 126 44C104 30 84 20 56 6', barkDark, 8)
  pen.inked('M60 176L60 240H67L76 186ZM112 178L124 240H131L128 172Z', '#8d5730')
  pen.inked('M76 180L78 242H85L92 186ZM96 184L110 242H117L114 184Z', '#b06f3e')
  pen.line('M60 239H67M78 241H85M110 241H117M124 239H131', ink, 6)
  pen.inked(
    'M58 148C76 136 106 138 122 146C134 152 136 168 128 182C110 194 80 192 66 188C56 178 52 160 58 148Z',
    '#b06f3e',
  )
  pen.inked('M128 152L146 142L140 160Z', white)
  pen.inked('M56 164C50 140 50 128 46 116L60 108C68 122 76 136 84 146C82 160 66 170 56 164Z', '#b06f3e')
  pen.line('M54 98C50 84 38 80 40 64M48 82L34 80M62 98C64 82 76 78 72 60M66 82L80 76', ink, 7)
  pen.line('M54 98C50 84 38 80 40 64M48 82L34 80M62 98C64 82 76 78 72 60M66 82L80 76', straw, 3)
  pen.inked('M64 104C60 94 48 94 44 102L30 116C26 122 32 128 40 126L58 122C66 118 68 112 64 104Z', '#b06f3e')
  pen.inked('M60 102L78 96L70 112Z', '#b06f3e', 2.8)
  pen.disc(47, 109, 2.6, ink, 0)
  pen.disc(31, 119, 3.4, ink, 0)
  for (const [x, y] of [
    [74, 152],
    [88, 150],
    [104, 154],
    [80, 166],
    [96, 166],
    [112, 166],
    [120, 156],
  ] as const)
    pen.disc(x, y, 3.4, '#fbe6bf', 0)
  for (const [x, y, size, turn, colour] of [
    [80, 34, 27, 196, cinnabar],
    [112, 60, 27, 214, '#e4632f'],
    [140, 34, 29, 40, cinnabarDark],
    [152, 84, 29, 170, cinnabar],
    [106, 20, 24, 20, '#e4632f'],
    [168, 58, 24, 80, cinnabar],
    [130, 100, 23, 208, cinnabar],
    [24, 222, 20, 110, cinnabar],
    [100, 212, 17, 60, '#e4632f'],
    [22, 40, 26, 160, '#e4632f'],
  ] as const)
    maple(pen, [x, y], { size, turn, colour })
  crest(pen, [24, 178], 19)
}

const willowAndSwallow: Composition = (pen) => {
  ground(pen, [-24, '#b9c9d8'], [96, '#cfd9df'], [206, indigo])
  mist(pen, -10, 118, 62, '#e6ecec')
  pen.line('M-24 206H200', ink, 4)
  for (const [x, y] of [
    [10, 222],
    [60, 234],
    [96, 220],
    [20, 246],
    [112, 246],
  ] as const)
    pen.line(`M${x} ${y}q9-8 18 0q9-8 18 0`, '#7fa3d6', 2.6)
  for (let index = 0; index < 9; index++)
    pen.line(`M${8 + index * 22} ${70 + ((index * 47) % 80)}l-10 40`, '#8699b3', 2)
  pen.stem('M210 60C170 40 150 20 140-20', bark, 16)
  const strands = [
    'M140 4C104 20 74 70 66 168',
    'M148 6C124 40 98 84 98 190',
    'M150 8C140 50 126 100 128 158',
    'M132 0C90 6 62 30 52 100',
    'M120-6C70-4 30 20 16 90',
  ]
  for (const strand of strands) pen.line(strand, pine, 3)
  const along = (ends: readonly [number, number, number, number, number, number, number, number], t: number): Point => {
    const mix = (a: number, b: number, c: number, d: number) =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3
    return [mix(ends[0], ends[2], ends[4], ends[6]), mix(ends[1], ends[3], ends[5], ends[7])]
  }
  for (const [index, ends] of (
    [
      [140, 4, 104, 20, 74, 70, 66, 168],
      [148, 6, 124, 40, 98, 84, 98, 190],
      [150, 8, 140, 50, 126, 100, 128, 158],
      [132, 0, 90, 6, 62, 30, 52, 100],
      [120, -6, 70, -4, 30, 20, 16, 90],
    ] as const
  ).entries())
    for (let step = 2; step <= 10; step++) {
      const way = step % 2 ? 1 : -1
      pen.inked(petal(along(ends, step / 10), 19, 8, 180 + way * 38), (step + index) % 3 ? malachite : '#6cbf92', 2)
    }
  pen.at(64, 196, { turn: -16, scale: 1.08 }, () => {
    pen.inked('M22-2L70-20L48 0L74 12L22 8Z', indigo)
    pen.inked('M-6-6C-10-36 6-60 38-72C36-44 30-18 14 2Z', '#2f4496')
    pen.inked('M-36-2C-32-14-16-14-6-8C10-6 22-2 30 4C18 14-4 16-18 12C-28 10-34 6-36-2Z', indigo)
    pen.flat('M-26 6C-10 10 6 12 22 6C8 15-14 15-26 6Z', white)
    pen.flat('M-35-1C-30-4-24-2-20 4C-26 8-32 4-35-1Z', cinnabar)
    pen.inked('M0 0C16 24 10 44-8 58C-18 40-20 20-14 4Z', '#2f4496')
    pen.inked('M-34-6L-45-2L-35 0Z', ink, 2)
    pen.disc(-25, -6, 2.4, white, 0)
    pen.disc(-25, -6, 1.2, ink, 0)
  })
  ribbon(pen, [145, 44], -3)
}

export const autumn: Readonly<Record<number, Composition>> = {
  9: chrysanthemumAndCup,
  10: mapleAndDeer,
  11: willowAndSwallow,
}
