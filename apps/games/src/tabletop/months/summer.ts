import type { Pen } from '../pen.ts'
import {
  boar,
  cinnabar,
  cinnabarDark,
  gold,
  goldPale,
  ink,
  malachite,
  night,
  pine,
  pink,
  plum,
  straw,
  white,
  wisteria,
  wisteriaPale,
} from '../pigments.ts'
import {
  type Composition,
  crest,
  ground,
  leaf,
  loop,
  mist,
  type Point,
  petal,
  place,
  ribbon,
  steps,
  trace,
} from './composition.ts'

function butterfly(
  pen: Pen,
  [x, y]: Point,
  { turn, scale, colour }: { turn: number; scale: number; colour: string },
): void {
  pen.at(x, y, { turn, scale }, () => {
    for (const flip of [false, true])
      pen.at(0, 0, { flip }, () => {
        pen.inked('M2 2C12-28 40-34 42-18C42-4 22 4 2 4Z', colour)
        pen.inked('M2 4C20 4 34 12 28 24C20 34 6 20 2 6Z', cinnabar)
        pen.disc(29, -17, 5.5, ink, 0)
        pen.disc(29, -17, 2.4, white, 0)
        pen.line('M1-10Q6-26 14-30', ink, 2)
      })
    pen.inked('M-3-12H3L2 18H-2Z', ink, 2)
  })
}

function ruffle(
  pen: Pen,
  [x, y]: Point,
  { count, radius, colour, turn }: { count: number; radius: number; colour: string; turn: number },
): void {
  for (let index = 0; index < count; index++) {
    const degrees = turn + (index * 360) / count
    const at = (along: number, aside: number) =>
      place([x, y], radius * along, radius * aside, degrees)
        .map((n) => n.toFixed(1))
        .join(' ')
    pen.inked(
      `M${at(0.1, 0)}C${at(0.4, -0.6)} ${at(0.9, -0.62)} ${at(0.98, -0.3)}Q${at(1.12, -0.16)} ${at(1, 0)}Q${at(1.12, 0.16)} ${at(0.98, 0.3)}C${at(0.9, 0.62)} ${at(0.4, 0.6)} ${at(0.1, 0)}Z`,
      colour,
      3,
    )
  }
}

const peonyAndButterflies: Composition = (pen) => {
  ground(pen, [-24, '#f3e3b0'], [90, '#f8eecf'], [222, '#d9e7c4'])
  mist(pen, 62, 22, 40, white)
  mist(pen, 92, 206, 60, white)
  pen.stem('M60 270C58 240 70 210 84 180', pine, 7)
  for (const [x, y, turn, length] of [
    [56, 186, -118, 56],
    [44, 176, -84, 44],
    [62, 212, -150, 52],
    [74, 212, 128, 60],
    [110, 188, 104, 58],
    [126, 112, 62, 46],
    [44, 120, -58, 42],
    [96, 226, 168, 36],
  ] as const)
    leaf(pen, [x, y], {
      length,
      width: 32,
      turn,
      colour: turn % 4 ? malachite : pine,
      vein: turn % 4 ? pine : malachite,
    })
  const heart: Point = [84, 148]
  ruffle(pen, heart, { count: 9, radius: 63, colour: cinnabarDark, turn: 0 })
  ruffle(pen, heart, { count: 8, radius: 50, colour: cinnabar, turn: 22 })
  ruffle(pen, heart, { count: 7, radius: 36, colour: '#ea6a5c', turn: 8 })
  ruffle(pen, heart, { count: 6, radius: 24, colour: pink, turn: 30 })
  pen.disc(84, 148, 9, gold, 2.6)
  for (const degrees of [0, 60, 120, 180, 240, 300]) {
    const [x, y] = place(heart, 5, 0, degrees)
    pen.disc(x, y, 1.8, goldPale, 0)
  }
  butterfly(pen, [126, 54], { turn: 24, scale: 0.86, colour: goldPale })
  butterfly(pen, [30, 234], { turn: -30, scale: 0.5, colour: goldPale })
}

function clover(pen: Pen, [x, y]: Point, size: number, turn: number): void {
  for (const off of [-54, 54, 0])
    leaf(pen, [x, y], { length: size, width: size * 0.62, turn: turn + off, colour: off ? malachite : '#58b283' })
}

const cloverAndBoar: Composition = (pen) => {
  ground(pen, [-24, '#f0dfc0'], [80, '#f6ebd2'], [206, malachite])
  mist(pen, 56, 96, 56, white)
  for (const d of [
    'M150 226C112 180 86 120 66 26',
    'M144 222C130 180 122 150 118 30',
    'M152 220C160 190 166 170 170 150',
  ])
    pen.stem(d, pine, 3)
  for (const [x, y, size, turn] of [
    [70, 50, 22, -50],
    [84, 96, 22, 60],
    [118, 60, 22, -40],
    [119, 104, 20, 70],
    [170, 150, 20, 20],
    [104, 142, 18, -60],
  ] as const)
    clover(pen, [x, y], size, turn)
  for (const [x, y] of [
    [66, 26],
    [76, 74],
    [94, 116],
    [118, 32],
    [120, 84],
    [124, 128],
  ] as const) {
    pen.inked(petal([x, y], 19, 15, -40), wisteriaPale, 2.6)
    pen.inked(petal([x, y], 19, 15, 40), wisteria, 2.6)
    pen.disc(x, y - 4, 3, plum, 0)
  }
  pen.inked('M-30 222C30 200 90 208 206 214V290H-30Z', malachite)
  pen.inked('M56 196L46 236H60L74 204ZM112 198L118 236H132L136 198ZM38 190L26 224H38L56 200Z', boar)
  pen.inked(
    loop(trace('14,182 20,164 40,150 66,134 96,128 126,138 146,158 148,184 132,204 98,208 60,206 34,202')),
    boar,
  )
  pen.inked('M20 168L4 178L6 192L26 194Z', '#c98e6a')
  pen.flat('M64 204C86 190 118 192 134 202C116 210 86 210 64 204Z', straw)
  pen.inked('M44 152L44 130L62 144Z', boar)
  pen.line('M60 138L66 124M74 132L82 116M90 128L98 113M106 130L115 116M122 137L130 125M136 148L146 140', ink, 4)
  pen.line('M82 150L92 142M100 154L112 148M118 166L128 160M88 170L98 166M108 182L118 178', '#5f3820', 3)
  pen.inked('M22 192C26 184 34 184 36 176L28 196Z', white, 2.4)
  pen.disc(40, 166, 4, ink, 0)
  pen.disc(39, 165, 1.4, white, 0)
  pen.line('M146 164Q158 160 154 150', ink, 4)
  pen.disc(9, 185, 1.8, ink, 0)
  ribbon(pen, [145, 40], -3)
}

function pampas(pen: Pen, [x, y]: Point, height: number, lean: number): void {
  const at = (part: number) => `${(x + lean * height * part ** 2).toFixed(1)} ${(y - height * part).toFixed(1)}`
  const way = Math.sign(lean) || 1
  pen.line(`M${at(0)}Q${at(0.4)} ${at(0.7)}`, ink, 6.4)
  pen.line(`M${at(0)}Q${at(0.4)} ${at(0.7)}`, straw, 3)
  // strands that rise from the stem and hang over to one side, as in the wind
  const strands = steps(0.46, 0.98, 9).flatMap((part, index) =>
    [1, -0.45].map((side) => {
      const reach = way * side * height * (0.26 - 0.012 * index)
      return `M${x + lean * height * part ** 2} ${y - height * part}q${reach * 0.3} ${-height * 0.15} ${reach} ${height * (0.05 - 0.016 * index)}`
    }),
  )
  for (const [colour, width] of [
    [ink, 6.2],
    ['#f6e8c4', 3.6],
  ] as const)
    pen.line(strands.join(''), colour, width)
}

const pampasAndMoon: Composition = (pen) => {
  ground(pen, [-24, '#b92f22'], [70, cinnabar], [140, '#e2603f'])
  pen.disc(104, 84, 58, '#fff6dc')
  pen.disc(88, 72, 9, '#f3e6bf', 0)
  pen.disc(118, 104, 13, '#f3e6bf', 0)
  pen.disc(128, 68, 6, '#f3e6bf', 0)
  mist(pen, 96, 112, 90, '#f0a06f')
  for (const [x, y, scale] of [
    [70, 62, 1],
    [96, 46, 0.8],
    [52, 88, 0.8],
  ] as const)
    pen.at(x, y, { scale }, () =>
      pen.flat('M-22-6C-12-12-4-6 0 1C6-6 14-10 24-5C14-5 8 0 4 7L-3 8C-6 0-12-5-22-6Z', ink),
    )
  pen.inked('M-30 214C20 160 84 150 130 176C160 192 180 200 206 204V290H-30Z', night)
  pen.flat('M-30 240C20 204 84 200 206 236V290H-30Z', '#101433')
  pampas(pen, [60, 262], 128, -0.3)
  pampas(pen, [84, 262], 106, 0.32)
  pampas(pen, [72, 266], 150, 0.08)
  pampas(pen, [36, 262], 98, -0.3)
  pampas(pen, [112, 262], 78, 0.4)
  crest(pen, [142, 34], 20)
}

export const summer: Readonly<Record<number, Composition>> = {
  6: peonyAndButterflies,
  7: cloverAndBoar,
  8: pampasAndMoon,
}
