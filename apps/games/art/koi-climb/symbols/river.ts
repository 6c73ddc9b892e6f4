import { squareHoleCoin } from '../../kit/coins.ts'
import { inked } from '../../kit/contour.ts'
import {
  brush,
  clip,
  disc,
  group,
  line,
  loop,
  mirrored,
  type Point,
  path,
  petal,
  picture,
  place,
  polygon,
  steps,
  trace,
} from '../../kit/pen.ts'
import {
  azurite,
  azuriteDark,
  azuritePale,
  cinnabar,
  ink,
  leaf,
  leafDark,
  leafPale,
  lotusPink,
  malachite,
  malachiteDark,
  malachitePale,
  shellWhite,
  stone,
} from '../palette.ts'

/** A turtle that swims, from above. */
export function turtle(): string {
  const shellShape = loop(trace('120,52 166,70 186,118 170,166 120,190 70,166 54,118 74,70'))
  const flippers = [
    loop(trace('76,84 50,56 22,46 14,62 34,92 62,108')),
    loop(trace('68,154 46,166 34,190 46,204 70,192 86,172')),
  ]
  const half = flippers
    .flatMap((d) => [inked(d, malachitePale, { ink, thick: 6 })])
    .concat(trace('30,60 42,72 54,84 52,184 62,174').map(([x = 0, y = 0]) => disc([x, y], 4, malachiteDark)))
  const hexagon = (at: Point, size: number) =>
    path(polygon(steps(0, 300, 6).map((degrees) => place(at, size, 0, degrees))), malachite, malachiteDark, 5)
  return picture(240, 240, [
    ...half,
    mirrored(half),
    inked('M112 186L120 224L128 186Z', malachitePale, { ink, thick: 6 }),
    inked(loop(trace('120,8 140,18 146,40 136,60 104,60 94,40 100,18')), malachitePale, { ink, thick: 6 }),
    disc([104, 30], 5, ink),
    disc([136, 30], 5, ink),
    brush(trace('110,18 120,14 130,18'), 4, ink),
    `<defs>${clip('s', path(shellShape, '#fff'))}</defs>`,
    inked(shellShape, '#8a5a2c', { ink, thick: 7, lean: [2, 5] }),
    group(
      [
        ...steps(0, 330, 12).map((degrees) =>
          line([place([120, 120], 48, 0, degrees), place([120, 120], 82, 0, degrees)], ink, 4),
        ),
        path(loop(trace('120,70 156,84 168,118 156,152 120,170 84,152 72,118 84,84')), malachiteDark, ink, 4),
        hexagon([120, 120], 23),
        ...steps(0, 300, 6).map((degrees) => hexagon(place([120, 120], 42, 0, degrees + 30), 21)),
        brush(trace('66,104 84,72 116,60'), 9, leaf),
      ],
      'clip-path="url(#s)"',
    ),
    path(shellShape, 'none', ink, 6),
  ])
}

/** A pink water lily on its leaf. */
export function lily(): string {
  const outer = [-74, 74, -46, 46]
  return picture(240, 240, [
    inked(
      'M120 134C180 130 230 152 232 178C232 206 180 222 120 222C60 222 8 206 8 178C10 160 30 146 60 140L104 172Z',
      malachite,
      { ink, thick: 6, lean: [0, 5] },
    ),
    ...steps(-70, 70, 7).map((x) =>
      line(
        [
          [120, 172],
          [120 + x * 1.3, 206 - Math.abs(x) * 0.24],
        ],
        malachiteDark,
        3.4,
      ),
    ),
    brush(trace('140,146 182,150 214,170'), 6, malachitePale),
    ...outer.map((degrees) =>
      inked(petal([120, 172], 112, 56, degrees), Math.abs(degrees) > 60 ? '#d9608a' : '#e87c9c', { ink, thick: 5 }),
    ),
    ...[-22, 22, 0].map((degrees) =>
      inked(petal([120, 174], degrees ? 130 : 142, 62, degrees), degrees ? lotusPink : '#ffc2cd', { ink, thick: 5 }),
    ),
    ...[-30, -12, 6, 24].map((degrees) =>
      brush(
        [
          place([120, 160], 16, 0, degrees * 0.6),
          place([120, 160], 60, 0, degrees * 0.7),
          place([120, 160], 96, 0, degrees * 0.6),
        ],
        3.4,
        '#c94f7a',
      ),
    ),
    ...[-40, 40].map((degrees) => inked(petal([120, 186], 86, 52, degrees), '#ffd9de', { ink, thick: 5 })),
    inked(petal([120, 190], 76, 56, 0), shellWhite, { ink, thick: 5 }),
    ...[-12, 0, 12].map((degrees) =>
      brush(
        [place([120, 186], 8, 0, degrees), place([120, 186], 30, 0, degrees), place([120, 186], 52, 0, degrees)],
        3.4,
        lotusPink,
      ),
    ),
    ...trace('34,176 204,190 66,204').map(([x = 0, y = 0]) => disc([x, y], 5, shellWhite, ink, 3)),
  ])
}

/** An old round coin with a square hole. */
export function coin(): string {
  const colours = { metal: leaf, light: leafPale, mark: leafDark, shine: shellWhite, hole: azuriteDark, ink }
  return picture(240, 240, squareHoleCoin([120, 120], 100, colours))
}

/** A smooth river stone with a vein. */
export function pebble(): string {
  const outline = loop(trace('70,76 122,54 184,74 220,124 204,176 144,200 76,192 26,164 24,116'))
  return picture(240, 240, [
    `<defs>${clip('p', path(outline, '#fff'))}</defs>`,
    inked(outline, stone, { ink, thick: 8, lean: [2, 7] }),
    group(
      [
        path(loop(trace('10,150 60,160 120,162 190,150 240,110 240,220 120,230 0,210')), '#5c7184'),
        path(
          'M40 60C60 110 100 120 140 116C180 112 200 140 196 210L216 200C220 130 200 96 150 98C110 100 84 90 66 50Z',
          azuritePale,
        ),
        ...trace('70,150 92,172 124,142 160,170 60,118 180,92 150,82').map(([x = 0, y = 0], index) =>
          disc([x, y], index % 2 ? 3 : 4.4, '#435668'),
        ),
      ],
      'clip-path="url(#p)"',
    ),
    brush(trace('46,116 66,92 96,80'), 10, '#c7d5dd'),
    brush(trace('110,70 132,66 150,70'), 7, '#c7d5dd'),
    path(outline, 'none', ink, 5),
  ])
}

/** The gate at the head of the fall: the scatter. */
export function gate(): string {
  const post = (x: number, way: number) =>
    inked(
      polygon([
        [x - 11, 76],
        [x + 11, 76],
        [x + 13 + way * 6, 210],
        [x - 13 + way * 6, 210],
      ]),
      cinnabar,
      { ink, thick: 6, lean: [3, 2] },
    )
  const fall = 'M76 88H164C168 130 168 170 178 214H62C72 170 72 130 76 88Z'
  return picture(240, 240, [
    path('M120 14A106 106 0 1 1 119.9 14Z', azuriteDark, leaf, 7),
    path(fall, azurite),
    ...[86, 100, 114, 128, 142, 155].map((x, index) =>
      brush(
        [
          [x, 90],
          [x + (x - 120) * 0.06, 150],
          [x + (x - 120) * 0.14, 208],
        ],
        index % 2 ? 12 : 8,
        index % 2 ? azuritePale : shellWhite,
        { swell: 0.6 },
      ),
    ),
    post(66, -1),
    post(174, 1),
    inked('M44 104H196V124H44Z', cinnabar, { ink, thick: 6 }),
    inked('M108 74H132V106H108Z', leaf, { ink, thick: 4 }),
    inked('M18 40C70 62 170 62 222 40L214 70C170 84 70 84 26 70Z', cinnabar, { ink, thick: 6 }),
    path('M14 32C70 56 170 56 226 32L222 48C170 68 70 68 18 48Z', ink, ink, 3),
    brush(trace('34,66 84,76 120,77'), 4, '#ff8a6a'),
    ...(
      [
        [52, 208, 24],
        [84, 216, 20],
        [118, 212, 24],
        [152, 218, 20],
        [186, 208, 24],
        [30, 196, 13],
        [210, 196, 13],
      ] as const
    ).map(([x, y, size]) => disc([x, y], size, shellWhite, ink, 4)),
    path('M40 206H200V226Q120 238 40 226Z', shellWhite),
    ...(
      [
        [62, 212],
        [104, 218],
        [140, 214],
        [178, 214],
      ] as const
    ).map(([x, y]) => path(`M${x - 10} ${y}a10 9 0 0 1 20 0`, 'none', azuritePale, 4)),
  ])
}
