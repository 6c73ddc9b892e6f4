import { ring, rounded } from '../../kit/frames.ts'
import { brush, disc, group, path, picture, steps, trace } from '../../kit/pen.ts'
import {
  bulb,
  cream,
  gold,
  goldDeep,
  goldPale,
  green,
  greenDeep,
  ink,
  red,
  wood,
  woodDeep,
  woodPale,
} from '../palette.ts'

/** Of the cell, and of the margins around the nine cells. `colours.ts` of the game has the same measures. */
const cell = 300
const [left, top, bottom] = [80, 204, 100]
const [wide, high] = [left * 2 + cell * 3, top + cell * 3 + bottom]

/** A wooden game cabinet with windows onto three drums and a plate for the name above them. 1060 × 1204. */
export function cabinet(): string {
  return picture(wide, high, cabinetParts())
}

export function cabinetParts(): string[] {
  const outer = `M26 60Q26 34 52 34H90Q130 8 ${wide / 2} 6Q${wide - 130} 8 ${wide - 90} 34H${wide - 52}Q${wide - 26} 34 ${wide - 26} 60V${high - 40}Q${wide - 26} ${high - 16} ${wide - 50} ${high - 16}H50Q26 ${high - 16} 26 ${high - 40}Z`
  const windows = [0, 1, 2]
    .map((reel) => rounded(left + reel * cell + 13, top + 6, cell - 26, cell * 3 - 12, 30))
    .join('')
  return [
    ring(outer, windows, wood, ink, 8),
    ...grain(),
    path(`M44 70V${high - 50}M${wide - 44} 70V${high - 50}`, 'none', woodPale, 7),
    // the rail of the lamps
    path(rounded(104, 44, wide - 208, 40, 18), woodDeep, ink, 5),
    // the plate for the name; a coin between two paws where it is not shown
    path(rounded(96, 92, wide - 192, 106, 34), greenDeep, ink, 7),
    path(rounded(106, 98, wide - 212, 88, 28), green, 'none'),
    path(rounded(118, 107, wide - 236, 70, 22), 'none', goldPale, 4),
    ...[146, wide - 146].map((x) => group([disc([x, 142], 15, red, ink, 5), disc([x, 142], 6, goldPale)])),
    path(coinShape(wide / 2), gold, ink, 5),
    path(`M${wide / 2} 122V162`, 'none', goldDeep, 6),
    ...[-310, -130, 130, 310].map((aside) => paw(wide / 2 + aside)),
    // enamel rims of the three windows
    ...[0, 1, 2].map((reel) => {
      const x = left + reel * cell
      return ring(
        rounded(x + 3, top - 4, cell - 6, cell * 3 + 8, 38),
        rounded(x + 15, top + 8, cell - 30, cell * 3 - 16, 28),
        reel === 1 ? green : red,
        ink,
        5,
      )
    }),
    ...[0, 1, 2].map((reel) =>
      path(`M${left + reel * cell + 9} ${top + 60}v${cell * 3 - 120}`, 'none', reel === 1 ? '#69b88b' : '#f37e6c', 4),
    ),
    // rivets of brass, and the lower board with its coin slot
    ...[
      [50, 198],
      [wide - 50, 198],
      [50, high - 110],
      [wide - 50, high - 110],
    ].map(([x = 0, y = 0]) => group([disc([x, y], 11, gold, ink, 4.5), disc([x - 3, y - 3], 4, goldPale)])),
    path(rounded(wide / 2 - 150, high - 86, 300, 52, 18), woodDeep, ink, 6),
    path(rounded(wide / 2 - 66, high - 74, 132, 28, 12), goldDeep, ink, 5),
    path(`M${wide / 2 - 40} ${high - 60}H${wide / 2 + 40}`, 'none', ink, 8),
    ...[-118, -94, 94, 118].map((x) => disc([wide / 2 + x, high - 60], 7, bulb, ink, 4)),
  ]
}

const coinShape = (x: number) =>
  `M${x} 112C${x + 22} 112 ${x + 28} 128 ${x + 28} 142C${x + 28} 156 ${x + 22} 172 ${x} 172C${x - 22} 172 ${x - 28} 156 ${x - 28} 142C${x - 28} 128 ${x - 22} 112 ${x} 112Z`

function paw(x: number): string {
  const pad = `M${x} 138C${x + 16} 138 ${x + 24} 152 ${x + 18} 162C${x + 12} 168 ${x + 6} 162 ${x} 162C${x - 6} 162 ${x - 12} 168 ${x - 18} 162C${x - 24} 152 ${x - 16} 138 ${x} 138Z`
  return group([
    path(pad, goldPale),
    ...[-21, -8, 8, 21].map((aside) => disc([x + aside, 134 - (Math.abs(aside) < 10 ? 8 : 0)], 7, goldPale)),
  ])
}

function grain(): string[] {
  const down = [34, 1010].flatMap((x) =>
    steps(200, 860, 4).map((y, index) =>
      brush(
        trace(
          `${x + (index % 2) * 12},${Math.round(y)} ${x + 8},${Math.round(y) + 70} ${x + 4},${Math.round(y) + 150}`,
        ),
        6,
        woodDeep,
      ),
    ),
  )
  const across = [1120, 1158].flatMap((y) =>
    [90, 360, 800].map((x) => brush(trace(`${x},${y} ${x + 70},${y + 3} ${x + 150},${y - 1}`), 5, woodDeep)),
  )
  return [...down, ...across]
}

/** A drum of cream enamel; stretched over a reel. 300 × 900. */
export function drum(): string {
  return picture(300, 900, [
    path('M0 0H300V900H0Z', cream),
    path('M0 0H26V900H0ZM274 0H300V900H274Z', '#f2dfb9'),
    path('M26 0V900M274 0V900', 'none', '#d9bd8a', 4),
    ...[300, 600].map((y) => path(`M40 ${y}H260`, 'none', '#e6cf9f', 4)),
  ])
}

/** A bulb over the name plate, dark or lit. 60 × 60. */
export function lamp(lit: boolean): string {
  return picture(60, 60, [
    ...(lit ? [`<circle cx="30" cy="30" r="29" fill="${bulb}" opacity=".35"/>`] : []),
    disc([30, 30], 17, lit ? '#fff3b8' : '#a9793f', ink, 4.5),
    disc([25, 25], 5, lit ? '#fff' : '#d9ab66'),
  ])
}
