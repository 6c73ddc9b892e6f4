import { cutOut } from '../../kit/contour.ts'
import { rays } from '../../kit/light.ts'
import { brush, clip, disc, group, line, oval, path, picture, polygon, steps, trace, turned } from '../../kit/pen.ts'
import {
  cream,
  ember,
  gold,
  ink,
  kraft,
  maroon,
  mint,
  rose,
  teal,
  timber,
  timberDark,
  vermilion,
  violet,
} from '../palette.ts'

/** A launching tube with bamboo hoops, a shell's fire just above its mouth. */
export function mortar(): string {
  const tube = 'M74 92H166L176 222H64Z'
  return picture(240, 240, [
    cutOut(
      [tube, 'M58 206H182V228H58Z', 'M74 92A47 13 0 0 1 166 92Z', polygon(trace('120,8 146,52 132,84 108,84 94,52'))],
      cream,
    ),
    ...flame(),
    `<defs>${clip('t', path(tube, '#fff'))}</defs>`,
    path(tube, teal, ink, 7),
    group(
      [path('M74 88H100L90 226H60Z', mint), path('M150 88H176V226H160Z', '#0f6a70'), ...hoops()],
      'clip-path="url(#t)"',
    ),
    path(tube, 'none', ink, 7),
    oval([120, 92], 47, 13, '#0b4350', ink, 6),
    oval([120, 94], 30, 6, ember),
    path('M58 204H182L188 226H52Z', timber, ink, 6),
    line(trace('66,215 174,215'), timberDark, 3),
  ])
}

function hoops(): string[] {
  return [126, 172].flatMap((y) => [
    path(`M50 ${y}Q120 ${y + 22} 190 ${y}V${y + 16}Q120 ${y + 38} 50 ${y + 16}Z`, gold, ink, 4),
    ...steps(70, 166, 7).map((x) =>
      line(
        [
          [x, y + 7 + 11 * (1 - ((x - 120) / 70) ** 2)],
          [x + 8, y + 14 + 11 * (1 - ((x - 112) / 70) ** 2)],
        ],
        ink,
        2.6,
      ),
    ),
  ])
}

function flame(): string[] {
  return [
    ...rays([120, 62], { inner: 40, outer: 62, count: 9, width: 8, fill: gold, from: -76, sweep: 152 }),
    path(
      'M120 10C124 30 150 40 146 66C144 84 134 92 120 92C106 92 94 84 94 66C94 52 106 52 108 38C110 28 114 20 120 10Z',
      vermilion,
      ink,
      6,
    ),
    path('M120 44C124 56 134 60 132 72C130 84 110 84 108 72C107 64 116 58 120 44Z', gold),
  ]
}

/** A wooden mallet over a box of powder stars. */
export function mallet(): string {
  const head = 'M62 62H178V136H62Z'
  const handle = 'M108 130H132L136 226H104Z'
  return picture(240, 240, [
    turned(
      [
        cutOut([head, handle, 'M50 54H74V144H50Z', 'M166 54H190V144H166Z'], cream),
        path(handle, kraft, ink, 7),
        path('M108 132H118L114 222H106Z', '#ecc58c'),
        ...[186, 198, 210].map((y) =>
          line(
            [
              [106, y + 4],
              [134, y - 4],
            ],
            maroon,
            6,
          ),
        ),
        path(head, timber, ink, 7),
        ...[76, 92, 108, 122].map((y, index) =>
          brush(
            [
              [74, y],
              [120, y + (index % 2 ? 7 : -5)],
              [166, y],
            ],
            5,
            timberDark,
          ),
        ),
        path('M68 66H172V78H68Z', '#a5633f'),
        ...[52, 168].flatMap((x) => [
          `<rect x="${x}" y="54" width="20" height="90" rx="8" fill="${gold}" stroke="${ink}" stroke-width="6"/>`,
          ...[70, 99, 128].map((y) => disc([x + 10, y], 3.4, ink)),
        ]),
      ],
      -34,
      [120, 120],
    ),
  ])
}

/** Powder stars, the pellets that become a burst's colours, in a bowl. */
export function stars(): string {
  const bowl = 'M28 122C32 186 70 216 120 216C170 216 208 186 212 122Z'
  const pellets = [
    [120, 62, vermilion],
    [88, 82, teal],
    [152, 82, gold],
    [60, 106, gold],
    [120, 98, violet],
    [180, 106, rose],
    [90, 118, rose],
    [150, 118, mint],
  ] as const
  return picture(240, 240, [
    cutOut([bowl, polygon(trace('30,122 36,92 64,60 98,40 142,40 176,58 204,92 210,122'))], cream),
    ...pellets.flatMap(([x, y, fill]) => [
      disc([x, y], 24, fill, ink, 5.4),
      path(`M${x - 14} ${y - 4}A14 14 0 0 1 ${x - 2} ${y - 14}`, 'none', '#fffbe2', 4.6),
    ]),
    path(bowl, maroon, ink, 7),
    path('M40 146C52 186 84 204 120 204C100 196 66 180 56 140Z', '#b8343f'),
    path('M22 116H218V136Q120 152 22 136Z', vermilion, ink, 6),
    ...steps(46, 194, 6).map((x) => path(`M${x - 9} ${138 - ((x - 120) / 40) ** 2}l9 -12l9 12z`, gold)),
    path('M86 214H154L162 230H78Z', ink),
  ])
}
