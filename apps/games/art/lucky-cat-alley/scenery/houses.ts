import { cover } from '../../kit/cover.ts'
import { brush, group, path, steps, trace } from '../../kit/pen.ts'
import { bulb, cream, gold, green, greenDeep, ink, red, redDeep } from '../palette.ts'
import { barLantern, barrel, crate, eave, fanBox, lattice, noren, sign } from './signs.ts'

const [wide, high] = [440, 1000]
const wall = { left: ['#7b4a5e', '#5f3750', '#8d5a66'], right: ['#6a4470', '#503258', '#7c5480'] } as const

/** The bars at the left, seen from the alley. `lit`: only what shines, as it is by night. */
export function left(lit = false): string {
  return cover(wide, high, leftParts(lit))
}
export function right(lit = false): string {
  return cover(wide, high, rightParts(lit))
}

export function leftParts(lit = false): string[] {
  const shining = [
    sign({
      x: 236,
      y: 142,
      wide: 62,
      high: 200,
      fill: lit ? '#fff3c0' : '#e8b886',
      mark: redDeep,
      emblems: ['fish', 'waves', 'cup'],
    }),
    sign({
      x: 318,
      y: 142,
      wide: 54,
      high: 150,
      fill: lit ? '#ff7a4f' : '#c2463f',
      mark: cream,
      emblems: ['moon', 'bamboo'],
    }),
    lattice(34, 168, { wide: 170, high: 128, lit }),
    path('M48 636H268V1000H48Z', lit ? bulb : '#c98a52', ink, 5),
    barLantern([322, 600], 104, lit),
  ]
  if (lit)
    return [
      ...shining,
      noren(44, 600, { wide: 228, high: 150, fill: green, shade: greenDeep, mark: cream, name: 'ear' }),
    ]
  return [
    path('M-6 90H392V1000H-6Z', wall.left[0], ink, 6),
    path('M300 90H392V1000H300Z', wall.left[1]),
    path('M-6 380H392V1000H-6Z', '#6e4030', ink, 5),
    path('M300 380H392V1000H300Z', '#572f2a'),
    ...boards(0, 392, 400, 1000, '#8a5640'),
    ...steps(120, 350, 6).map((y) => brush(trace(`20,${y} 130,${y + 6} 300,${y - 2}`), 4, wall.left[2])),
    ...shining.slice(2, 4),
    path('M40 636V1000M276 636V1000', 'none', ink, 12),
    path('M158 760V1000', 'none', ink, 7),
    path('M64 780H146V900H64ZM170 780H252V900H170Z', '#f2c07c', ink, 4),
    eave(-4, 40, 430, { tile: '#4d3a63', shade: '#6d5684' }),
    eave(-4, 470, 420, { tile: '#355a58', shade: '#4f7d74' }),
    ...shining.slice(0, 2),
    shining[4] ?? '',
    noren(44, 600, { wide: 228, high: 150, fill: green, shade: greenDeep, mark: cream, name: 'ear' }),
    fanBox(56, 372),
    barrel(346, 992, 116),
    barrel(346, 884, 96),
    pots(-6),
  ]
}

export function rightParts(lit = false): string[] {
  const shining = [
    path('M40 128H116V420H40Z', lit ? red : '#b2322f', ink, 6) +
      path('M50 138H106V410H50Z', 'none', cream, 4) +
      group([
        sign({
          x: 58,
          y: 152,
          wide: 40,
          high: 244,
          fill: lit ? '#ff5a41' : '#b2322f',
          mark: cream,
          emblems: ['fish', 'moon', 'waves', 'cup'],
        }),
      ]),
    lattice(214, 190, { wide: 190, high: 140, lit }),
    path('M196 660H412V1000H196Z', lit ? bulb : '#cf8d57', ink, 5),
    ...[0, 1, 2].map((index) => barLantern([150, 548 + index * 118], 84, lit)),
  ]
  const cloth = noren(190, 622, { wide: 228, high: 128, fill: red, shade: redDeep, mark: cream, name: 'fish' })
  if (lit) return [...shining, cloth]
  return [
    path('M60 80H446V1000H60Z', wall.right[0], ink, 6),
    path('M60 80H150V1000H60Z', wall.right[1]),
    path('M60 420H446V1000H60Z', '#70412f', ink, 5),
    path('M60 420H140V1000H60Z', '#552e27'),
    ...boards(140, 440, 430, 1000, '#8e573c'),
    ...steps(110, 380, 6).map((y) => brush(trace(`170,${y} 300,${y - 5} 430,${y + 3}`), 4, wall.right[2])),
    ...shining.slice(1, 3),
    path('M186 660V1000M420 660V1000', 'none', ink, 12),
    path('M304 770V1000', 'none', ink, 7),
    path('M212 790H292V900H212ZM316 790H396V900H316Z', '#f0bd79', ink, 4),
    group([eave(-444, 34, 430, { tile: '#54406b', shade: '#765d8c' })], 'transform="scale(-1 1)"'),
    // a balcony with its rail
    path('M176 352H446V368H176ZM176 300H446V310H176Z', '#8a5a34', ink, 4.5),
    path(
      steps(190, 430, 9)
        .map((x) => `M${x} 310V352`)
        .join(''),
      'none',
      ink,
      5,
    ),
    group([eave(-444, 470, 390, { tile: '#7a3038', shade: '#a0474a' })], 'transform="scale(-1 1)"'),
    shining[0] ?? '',
    ...shining.slice(3),
    cloth,
    crate(72, 996, '#c98b2e', gold),
    crate(86, 918, red, '#e8675a'),
    pots(400),
  ]
}

function boards(from: number, to: number, top: number, bottom: number, grain: string): string[] {
  return steps(from + 30, to - 20, 8).map((x, index) =>
    brush(
      trace(
        `${Math.round(x)},${top + 20 + (index % 3) * 40} ${Math.round(x + 3)},${(top + bottom) / 2} ${Math.round(x)},${bottom - 20 - (index % 2) * 60}`,
      ),
      5,
      grain,
    ),
  )
}

function pots(x: number): string {
  return group([
    path(`M${x + 8} 1000L${x} 944H${x + 56}L${x + 48} 1000Z`, '#b8603e', ink, 5),
    path(
      `M${x + 28} 946Q${x - 14} 924 ${x - 4} 880Q${x + 20} 894 ${x + 26} 920Q${x + 26} 880 ${x + 44} 862Q${x + 56} 900 ${x + 36} 926Q${x + 60} 902 ${x + 74} 910Q${x + 64} 940 ${x + 28} 946Z`,
      green,
      ink,
      4.5,
    ),
  ])
}
