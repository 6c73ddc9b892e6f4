import { ring, rounded } from '../../kit/frames.ts'
import { radiance } from '../../kit/light.ts'
import { bokashi, brush, disc, group, line, path, petal, picture, steps, trace } from '../../kit/pen.ts'
import { amber, amberDeep, amberPale, black, moss, straw, timber, timberLight } from '../palette.ts'

/** Of the cell, and of the margins around the nine cells. `colours.ts` of the game has the same measures. */
const cell = 300
const [left, top, bottom] = [170, 380, 190]
const [wide, high] = [left * 2 + cell * 3, top + cell * 3 + bottom]

/** The front of the inn with openings for its three windows. 1240 × 1470. */
export function inn(): string {
  return picture(wide, high, innParts())
}

export function innParts(): string[] {
  const openings = [0, 1, 2]
    .map((reel) => rounded(left + reel * cell + 20, top + 8, cell - 40, cell * 3 - 16, 8))
    .join('')
  const line3 = '#3f8274'
  return [
    // the wall of timber
    ring(`M96 196H${wide - 96}V${high - 150}H96Z`, openings, timber, timberLight, 5),
    ...steps(230, 350, 4).map((y) => line(trace(`110,${y} ${wide / 2},${y} ${wide - 110},${y}`), '#3d3029', 4)),
    // pillars and beams
    ...[0, 1, 2, 3].map((post) => {
      const x = left + post * cell
      const half = post === 0 || post === 3 ? 26 : 17
      return group([
        path(`M${x - half} 206h${half * 2}V${high - 150}h${-half * 2}Z`, '#3a2c25', '#7a5c45', 4),
        brush(trace(`${x - half * 0.4},380 ${x - half * 0.3},760 ${x - half * 0.4},1180`), 5, '#6a4f3c'),
      ])
    }),
    path(`M84 336H${wide - 84}V372H84Z`, '#453329', '#8a6a50', 4.5),
    path(`M84 ${top + cell * 3 + 4}H${wide - 84}v38H84Z`, '#453329', '#8a6a50', 4.5),
    // the frames of paper windows
    ...[0, 1, 2].map((reel) => {
      const x = left + reel * cell
      return (
        ring(
          rounded(x + 14, top + 2, cell - 28, cell * 3 - 4, 10),
          rounded(x + 28, top + 16, cell - 56, cell * 3 - 32, 6),
          '#241a17',
          '#7a5c45',
          3.5,
        ) + [300, 600].map((y) => path(`M${x + 28} ${top + y - 4}h${cell - 56}v8h${-cell + 56}Z`, '#241a17')).join('')
      )
    }),
    // the board with the name
    path(rounded(wide / 2 - 262, 254, 524, 104, 10), '#1d1715', straw, 4),
    ...[-238, 238].map((aside) => disc([wide / 2 + aside, 306], 6, straw)),
    ...[-58, 0, 58].flatMap((aside) => crest(wide / 2 + aside, 306, aside === 0 ? 1 : 0.7)),
    // the roof
    path(
      `M-20 214Q90 190 176 96Q196 60 214 30H${wide - 214}Q${wide - 196} 60 ${wide - 176} 96Q${wide - 90} 190 ${wide + 20} 214L${wide - 20} 244Q${wide / 2} 214 20 244Z`,
      '#0c252b',
      line3,
      5,
    ),
    ...steps(236, wide - 236, 22).map((x, index) => {
      const spread = (x - wide / 2) * 0.42
      return path(
        `M${Math.round(x)} 40Q${Math.round(x + spread * 0.4)} 130 ${Math.round(x + spread)} ${Math.round(212 - Math.abs(x - wide / 2) * -0.01)}`,
        'none',
        index % 2 ? '#2b6459' : '#1c4a45',
        4,
      )
    }),
    path(`M196 22H${wide - 196}L${wide - 206} 46H206Z`, '#143a3a', '#6fb09c', 4.5),
    ...[206, wide - 206].map((x) => disc([x, 32], 20, '#143a3a', '#6fb09c', 4.5)),
    path(`M-10 222Q${wide / 2} 196 ${wide + 10} 222`, 'none', '#6fb09c', 4),
    ...steps(30, wide - 30, 26).map((x) =>
      disc([x, 226 - (1 - ((x - wide / 2) / (wide / 2)) ** 2) * 10], 10, '#0c252b', line3, 3.5),
    ),
    // lanterns under the eave
    ...[222, wide - 222].map((x) => lantern(x, 262)),
    // the veranda
    path(`M20 ${high - 156}H${wide - 20}L${wide} ${high - 122}H0Z`, '#57412f', '#b08a62', 4.5),
    ...steps(60, wide - 60, 15).map((x) =>
      path(
        `M${Math.round(x)} ${high - 154}L${Math.round(x + (x - wide / 2) * 0.035)} ${high - 124}`,
        'none',
        '#3d2d22',
        3.5,
      ),
    ),
    path(`M0 ${high - 122}H${wide}v20H0Z`, '#3a2c25', '#8a6a50', 4),
    ...steps(60, wide - 60, 6).map((x) =>
      path(`M${Math.round(x) - 13} ${high - 102}h26v92h-26Z`, '#2b211c', '#6a4f3c', 3.5),
    ),
    ...steps(60, wide - 60, 6).map((x) =>
      path(`M${Math.round(x) - 30} ${high - 12}q30 -22 60 0Z`, '#1d3a3a', moss, 3.5),
    ),
  ]
}

/** Five petals: the mark of the house, where its name is not shown. */
function crest(x: number, y: number, size: number): string[] {
  return [
    ...steps(0, 288, 5).map((degrees) => path(petal([x, y], 27 * size, 20 * size, degrees), straw)),
    disc([x, y], 6 * size, '#1d1715'),
  ]
}

function lantern(x: number, y: number): string {
  return group([
    disc([x, y + 30], 66, amber).replace('/>', ' opacity=".16"/>'),
    path(`M${x - 22} ${y}h44q12 30 0 62h-44q-12 -32 0 -62Z`, amber, amberPale, 4),
    path(`M${x - 26} ${y + 20}h52M${x - 26} ${y + 42}h52`, 'none', amberDeep, 3.5),
    path(`M${x - 18} ${y - 8}h36v9h-36ZM${x - 18} ${y + 61}h36v9h-36Z`, black, straw, 3),
  ])
}

/** A paper window from outside, dark or lit from inside. 300 × 900. */
export function paper(lit: boolean): string {
  const bars = [
    ...[100, 200].map((x) => `M${x} 0V900`),
    ...[100, 200, 400, 500, 700, 800].map((y) => `M0 ${y}H300`),
  ].join('')
  return picture(300, 900, [
    `<defs>${
      lit
        ? radiance('p', [
            [0, '#f0ab50'],
            [0.5, '#d08436'],
            [1, '#8f4a1d'],
          ])
        : bokashi('p', [
            [0, '#0d2830'],
            [0.5, '#14393d'],
            [1, '#0e2b31'],
          ])
    }</defs>`,
    path('M0 0H300V900H0Z', 'url(#p)'),
    path(bars, 'none', lit ? '#a4591f' : '#1b4749', lit ? 5 : 4),
  ])
}

/** A cage of split bamboo over a lit window. 300 × 900. */
export function cage(): string {
  return picture(300, 900, cageParts())
}

export function cageParts(): string[] {
  const bars = steps(58, 242, 7).map((x) => {
    const rise = 118 - ((x - 150) / 100) ** 2 * 60
    return `M${Math.round(x)} 838V${Math.round(190 - rise * 0.9)}`
  })
  const hoops = [250, 450, 650].map((y) => `M50 ${y}Q150 ${y + 18} 250 ${y}`)
  const d = [...bars, ...hoops].join('')
  return [
    path(d, 'none', '#3d1d0a', 8),
    path(d, 'none', '#ffe7b0', 3.6),
    path('M50 838V190Q50 60 150 56Q250 60 250 190V838Z', 'none', '#3d1d0a', 15),
    path('M50 838V190Q50 60 150 56Q250 60 250 190V838Z', 'none', '#ffdf9d', 7),
    path('M38 832H262V864H38Z', '#7a421a', '#ffdf9d', 5),
    path('M150 56V38M132 30a18 16 0 1 1 36 0', 'none', '#3d1d0a', 13),
    path('M150 56V38M132 30a18 16 0 1 1 36 0', 'none', '#ffdf9d', 6),
  ]
}
