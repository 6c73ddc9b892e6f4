import { loop, type Point, path, petal, place, polygon, round, steps } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { beams, circle, ringOf, scallops } from '../shapes.ts'
import { card, cardClip, onCard } from './card.ts'

/** The mallet that strikes wealth out of the air. */
export function mallet(): string {
  const barrel = 'M52 92C84 70 136 60 176 62C190 84 192 118 180 144C140 142 92 152 60 170C44 146 42 116 52 92Z'
  const face = 'M176 62C206 62 222 84 218 110C214 136 198 148 180 144C192 118 190 84 176 62Z'
  return sheets(
    240,
    240,
    [
      card(paper.vermilion, { rim: paper.foil, fibre: '#ffd0b8' }),
      onCard([
        cut(beams([124, 112], { inner: 40, outer: 190, count: 12, width: 22 }), '#c9341f', {
          lift: 2,
          edge: '#f2664c',
        }),
      ]),
      `<g transform="rotate(-6 120 120)">`,
      cut('M104 140L134 134L152 210Q140 222 120 218Z', paper.bronze),
      cut('M116 170L142 164L146 182L120 188Z', paper.crimson, { lift: 2 }),
      cut(barrel, paper.gold, { lift: 7, edge: '#fff3c4' }),
      cut(face, paper.foil, { lift: 3, edge: '#fffbe6' }),
      cut('M66 86C56 112 58 142 74 164L88 158C74 136 72 106 82 80Z', paper.bronze, { lift: 2, edge: paper.foil }),
      cut('M158 62C170 84 172 118 162 143L174 144C186 118 184 86 170 62Z', paper.bronze, { lift: 2, edge: paper.foil }),
      cut(ringOf([122, 112], 30, 22), paper.crimson, { lift: 2, holes: true }),
      cut('M122 92C134 104 138 114 132 124A14 14 0 0 1 112 124C106 114 110 104 122 92Z', paper.crimson, { lift: 2 }),
      cut('M194 82Q208 92 206 112Q204 124 196 130Q202 106 194 82Z', paper.gold, { lift: 1.5 }),
      '</g>',
      cut('M146 196C172 190 186 200 194 216L182 214L186 228L172 220L164 230C160 214 154 206 142 206Z', paper.white, {
        lift: 4,
      }),
      cut(circle([142, 200], 9), paper.turquoise, { lift: 3 }),
      ...(
        [
          [40, 52, 15],
          [204, 40, 12],
          [46, 200, 12],
        ] as const
      ).map(([x, y, r]) => coin([x, y], r)),
    ],
    cardClip,
  )
}

/** An oblong gold coin would have writing; this one is round with a square hole. */
function coin([x, y]: Point, r: number): string {
  const half = r * 0.32
  return cut(
    `${circle([x, y], r)}M${round(x - half)} ${round(y - half)}h${round(half * 2)}v${round(half * 2)}h${round(-half * 2)}Z`,
    paper.foil,
    { lift: 4, holes: true },
  )
}

/** Where a straw of a bale's end reaches its rim. */
function straw(degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  return `${round(-47 + Math.sin(turn) * 19)} ${round(-Math.cos(turn) * 29)}`
}

/** Three straw bales of rice. */
export function bales(): string {
  const bale = ([x, y]: Point, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${[
      cut('M-52 -34C-20 -42 22 -42 50 -34Q60 0 50 34C22 42 -20 42 -52 34Q-62 0 -52 -34Z', paper.straw, {
        lift: 6,
        edge: '#fff0c2',
      }),
      path('M-48 -26H46M-52 -16H50M-54 -6H52M-54 4H52M-53 14H51M-50 24H47', 'none', '#b98a3a', 2.5),
      ...[-34, -22, 2, 14, 36].map((at) =>
        cut(`M${at} -40Q${at + 9} 0 ${at} 40H${at + 5}Q${at + 14} 0 ${at + 5} -40Z`, paper.cream, { lift: 2 }),
      ),
      cut('M-47 -34A23 34 0 1 1 -48 -34Z', paper.sand, { lift: 3, edge: '#fff6dc' }),
      path(
        steps(0, 330, 12)
          .map((degrees) => `M${place([-47, 0], 5, 0, degrees).map(round).join(' ')}L${straw(degrees)}`)
          .join(''),
        'none',
        '#b98a3a',
        2.5,
      ),
      cut(ringOf([-47, 0], 9, 5), paper.cream, { lift: 1, holes: true }),
    ].join('')}</g>`
  const grain = (at: Point, degrees: number) => cut(petal(at, 30, 13, degrees), paper.white, { lift: 3 })
  return sheets(
    240,
    240,
    [
      card(paper.pine, { fibre: '#9fe0c4' }),
      onCard([cut(circle([120, 120], 92), '#2c9077', { lift: 3, edge: '#6cc4a6' })]),
      bale([80, 166], 0.98),
      bale([172, 168], 0.98),
      bale([126, 94], 1.06),
      cut('M118 54L132 54L142 20L126 34L110 18Z', paper.vermilion, { lift: 4 }),
      cut('M108 48Q126 40 146 50L144 60Q126 54 108 60Z', paper.crimson, { lift: 3 }),
      grain([206, 112], 40),
      grain([218, 92], 8),
      grain([28, 108], -30),
      grain([34, 82], 10),
    ],
    cardClip,
  )
}

/** Arms of the coral, behind and in front: points from root to tip, each with half of the arm's width there. */
const farArms = [
  '112,190,12 96,150,10 66,122,9 48,88,8 44,62,8',
  '126,186,12 150,148,10 178,124,9 196,92,8 198,70,8',
  '62,118,8 36,118,7 26,104,7',
  '180,122,8 204,124,7 216,112,7',
]
const nearArms = [
  '118,196,17 120,150,14 112,108,12 118,70,10 112,36,9',
  '116,120,11 88,92,10 80,62,9 72,44,8',
  '118,104,11 146,84,10 156,54,9 166,38,8',
  '80,74,8 98,56,7 96,44,7',
  '152,72,8 136,56,7 138,42,7',
  '120,156,11 148,136,9 158,114,8 152,98,8',
]

/** The outline of an arm. */
function arm(text: string): string {
  const points = text.split(' ').map((point) => {
    const [x = 0, y = 0, half = 0] = point.split(',').map(Number)
    return [x, y, half] as const
  })
  const side = (sign: number) =>
    points.map(([x, y, half], index): Point => {
      const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y]
      const [bx, by] = points[Math.min(points.length - 1, index + 1)] ?? [x, y]
      const long = Math.hypot(bx - ax, by - ay) || 1
      return [x - ((by - ay) / long) * half * sign, y + ((bx - ax) / long) * half * sign]
    })
  const last = points.at(-1) ?? [0, 0, 0]
  const before = points.at(-2) ?? last
  const long = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1
  const tip: Point = [
    last[0] + ((last[0] - before[0]) / long) * last[2] * 1.1,
    last[1] + ((last[1] - before[1]) / long) * last[2] * 1.1,
  ]
  return loop([...side(1), tip, ...side(-1).reverse()])
}

/** A branch of red coral on its stone. */
export function coral(): string {
  return sheets(
    240,
    240,
    [
      card(paper.indigo, { fibre: '#8fb4e8' }),
      onCard([
        cut(circle([120, 116], 82), paper.sea, { lift: 3, edge: '#6fa6dc' }),
        cut(circle([120, 116], 58), '#4a8cc8', { lift: 2, edge: '#8fc0ea' }),
      ]),
      ...farArms.map((points) => cut(arm(points), '#d9503f', { lift: 4, edge: paper.blush })),
      ...nearArms.map((points) => cut(arm(points), paper.coral, { lift: 6, edge: '#ffd9ca' })),
      cut('M58 218C64 190 90 182 118 184C150 180 176 190 186 218Z', paper.turquoise, { lift: 5, edge: paper.foam }),
      cut('M84 220C90 204 106 200 122 200C140 200 156 206 162 220Z', paper.teal, { lift: 3, edge: paper.aqua }),
      ...(
        [
          [34, 44, 8],
          [208, 40, 10],
          [212, 168, 7],
          [32, 160, 9],
        ] as const
      ).map(([x, y, r]) => cut(circle([x, y], r), paper.white, { lift: 3 })),
    ],
    cardClip,
  )
}

/** An open folding fan with the sun over the sea. */
export function fan(): string {
  const pivot: Point = [120, 184]
  const sector = (outer: number, inner: number, from: number, to: number) => {
    const [a, b, c, d] = [
      place(pivot, outer, 0, from),
      place(pivot, outer, 0, to),
      place(pivot, inner, 0, to),
      place(pivot, inner, 0, from),
    ]
    const xy = ([x, y]: Point) => `${round(x)} ${round(y)}`
    return `M${xy(a)}A${outer} ${outer} 0 ${to - from > 180 ? 1 : 0} 1 ${xy(b)}L${xy(c)}A${inner} ${inner} 0 0 0 ${xy(d)}Z`
  }
  const folds = Array.from({ length: 9 }, (_, index) => -66 + index * 14.67)
  const ribs = Array.from({ length: 10 }, (_, index) => -66 + index * 14.67)
  return sheets(
    240,
    240,
    [
      card(paper.cream, { fibre: '#c9a46a' }),
      onCard([
        cut(circle([120, 130], 96), '#fff8e4', { lift: 3 }),
        cut(scallops(-10, 250, { y: 196, foot: 240, count: 5 }), paper.sand, { lift: 3 }),
      ]),
      ...ribs.map((degrees) =>
        cut(
          polygon([
            place(pivot, 0, -3, degrees),
            place(pivot, 70, -4, degrees),
            place(pivot, 70, 4, degrees),
            place(pivot, 0, 3, degrees),
          ]),
          paper.hair,
          { lift: 2, edge: '#5b6297' },
        ),
      ),
      cut(sector(118, 50, -66, 66), paper.indigo, { lift: 7, edge: '#9db8ee' }),
      ...folds
        .filter((_, index) => index % 2)
        .map((from) => `<path d="${sector(118, 50, from, from + 14.67)}" fill="${paper.night}" opacity=".45"/>`),
      `<clipPath id="f"><path d="${sector(118, 50, -66, 66)}"/></clipPath><g clip-path="url(#f)">`,
      cut(circle([146, 106], 27), paper.gold, { lift: 3, edge: paper.foil }),
      cut('M-20 160V124Q14 100 48 122T112 120T176 124T250 118V170Z', paper.turquoise, { lift: 4, edge: paper.foam }),
      cut('M-20 180V144Q20 122 56 142T128 138T196 144T260 138V190Z', paper.white, { lift: 4 }),
      '</g>',
      cut(sector(121, 112, -67, 67), paper.vermilion, { lift: 2, edge: '#ff9a80' }),
      cut(circle(pivot, 10), paper.gold, { lift: 4, edge: paper.foil }),
      cut('M114 190C98 198 92 212 96 226L110 212L120 228L130 212L144 226C148 212 142 198 126 190Z', paper.vermilion, {
        lift: 3,
      }),
    ],
    cardClip,
  )
}
