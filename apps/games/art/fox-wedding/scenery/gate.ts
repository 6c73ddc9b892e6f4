import { inked } from '../../kit/contour.ts'
import { brush, disc, group, line, path, picture, polygon, round, steps, trace } from '../../kit/pen.ts'
import { plank } from '../../kit/wood.ts'
import { cedar, cedarDeep, cedarPale, cream, gold, goldDeep, ink, sunlight, vermilion } from '../palette.ts'

const straw = '#e9cf86'
const strawDeep = '#b8913f'
const timber = { fill: cedar, grain: cedarDeep, ink, width: 6 }

/** The upper beams of the gate with the rope. 1440 × 240; the field below is 1200 wide, from x 120, and begins at y 216. */
export function lintel(): string {
  return picture(1440, 240, [
    inked(
      'M6 26C240 54 480 62 720 62C960 62 1200 54 1434 26L1420 84C1200 104 960 110 720 110C480 110 240 104 20 84Z',
      cedar,
      { ink, thin: 6, thick: 7 },
    ),
    path(
      'M10 28C240 56 480 64 720 64C960 64 1200 56 1430 28L1426 46C1200 72 960 78 720 78C480 78 240 72 14 46Z',
      cedarPale,
    ),
    ...[
      [60, 74, 330],
      [420, 94, 690],
      [800, 94, 1060],
      [1120, 84, 1380],
    ].map(([x = 0, y = 0, to = 0]) =>
      brush(
        [
          [x, y],
          [(x + to) / 2, y + 6],
          [to, y - 2],
        ],
        5,
        cedarDeep,
      ),
    ),
    plank([60, 132], 1320, 56, timber),
    path('M62 134H1378V146H62Z', cedarPale),
    ...[92, 1348].map((x) => group([disc([x, 160], 15, gold, ink, 4), disc([x, 160], 5, ink)])),
    ...[300, 1140].map((x) => path(`M${x - 22} 106H${x + 22}V134H${x - 22}Z`, cedarDeep, ink, 5)),
    ...rope(),
  ])
}

/** Twisted straw that hangs in two arcs, with paper streamers. */
function rope(): string[] {
  const at = (x: number): readonly [number, number] => [
    x,
    150 + 26 * Math.abs(Math.sin(((x - 110) / 1220) * Math.PI * 2)) ** 0.8,
  ]
  const thick = (x: number) => 17 + 7 * Math.abs(Math.sin(((x - 110) / 1220) * Math.PI * 2))
  const xs = steps(112, 1328, 62)
  return [
    ...[
      [264, 0],
      [416, 1],
      [568, 2],
      [872, 1],
      [1024, 0],
      [1176, 2],
    ].map(([x = 0, kind = 0]) => (kind === 1 ? tassel(at(x)) : streamer(at(x), kind === 2))),
    ...xs.map((x) => {
      const [cx, cy] = at(x)
      const half = thick(x)
      return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="13" ry="${round(half)}" fill="${straw}" stroke="${ink}" stroke-width="4.4" transform="rotate(28 ${round(cx)} ${round(cy)})"/>`
    }),
    ...xs.map((x) => {
      const [cx, cy] = at(x)
      return line(
        [
          [cx - 5, cy - thick(x) * 0.5],
          [cx + 4, cy + thick(x) * 0.5],
        ],
        strawDeep,
        3,
      )
    }),
  ]
}

function streamer([x, y]: readonly [number, number], turned: boolean): string {
  const side = turned ? -1 : 1
  const points = trace('0,0 22,0 22,22 36,22 36,42 18,42 18,58 -6,58 -6,34 8,34 8,16 0,16').map(
    ([px, py]): [number, number] => [x + (px - 12) * side * 1.15, y + 6 + py * 0.98],
  )
  return path(polygon(points), cream, ink, 4)
}

function tassel([x, y]: readonly [number, number]): string {
  return group([
    path(`M${x - 9} ${y + 8}L${x - 18} ${y + 62}H${x + 18}L${x + 9} ${y + 8}Z`, straw, ink, 4),
    ...[-9, 0, 9].map((dx) =>
      line(
        [
          [x + dx * 0.5, y + 18],
          [x + dx, y + 58],
        ],
        strawDeep,
        2.6,
      ),
    ),
    path(`M${x - 12} ${y + 20}H${x + 12}V${y + 29}H${x - 12}Z`, vermilion, ink, 3),
  ])
}

/** A round cedar post with its stone foot. 120 × 900. */
export function post(): string {
  return picture(120, 900, [
    inked('M22 0H98V840H22Z', cedar, { ink, thin: 6, thick: 6 }),
    path('M28 0H52V838H28Z', cedarPale),
    path('M84 0H95V838H84Z', cedarDeep),
    ...steps(60, 760, 8).map((y, index) =>
      brush(
        [
          [60 + (index % 3) * 8, y],
          [64 + (index % 3) * 8, y + 50],
          [58 + (index % 3) * 8, y + 100],
        ],
        5,
        cedarDeep,
      ),
    ),
    path('M16 520H104V556H16Z', goldDeep, ink, 5),
    path('M20 524H100V534H20Z', sunlight),
    inked('M6 828H114L108 892H12Z', '#9fb9ae', { ink, thin: 6, thick: 6 }),
    path('M12 832H108L106 846H14Z', '#cfe0d4'),
  ])
}

/** A threshold under the field. 1440 × 70. */
export function sill(): string {
  return picture(1440, 70, [plank([20, 8], 1400, 50, timber), path('M24 11H1416V22H24Z', cedarPale)])
}
