import {
  bokashi,
  brush,
  clip,
  disc,
  group,
  line,
  loop,
  type Point,
  path,
  petal,
  picture,
  place,
  steps,
  trace,
} from '../../kit/pen.ts'
import { celadon, gold, indigo, ink, lacquer, mist, paper, prussian, vermilion } from '../palette.ts'

/** The koi, turning in dark water. */
export function koi(): string {
  const body = loop(
    trace(
      '176,48 192,62 194,84 182,106 166,128 146,150 122,170 98,182 76,184 84,168 88,148 92,124 104,98 124,74 148,54',
    ),
  )
  return picture(240, 240, [
    `<defs>${bokashi('w', [
      [0, indigo],
      [0.7, prussian],
      [1, '#5f9dbb'],
    ])}${clip('b', path(body, '#fff'))}${clip('c', disc([120, 120], 110, '#fff'))}</defs>`,
    disc([120, 120], 112, 'url(#w)'),
    group([...rings(), ...fins(), ...tail()], 'clip-path="url(#c)"'),
    path(body, paper),
    group([...patches(), ...scales()], 'clip-path="url(#b)"'),
    path(body, 'none', ink, 5),
    ...back(),
    ...head(),
    disc([120, 120], 111, 'none', ink, 7),
    disc([120, 120], 105, 'none', celadon, 3),
    ...drops(),
  ])
}

function rings(): string[] {
  const whorls: readonly (readonly [Point, number])[] = [
    [[54, 66], 40],
    [[196, 176], 46],
    [[60, 216], 34],
  ]
  return whorls.flatMap(([[x, y], size]) =>
    steps(0.3, 1, 5).map((part) =>
      brush(
        steps(200, 470, 9).map((degrees) => place([x, y], size * part * (0.82 + (degrees - 200) / 1400), 0, degrees)),
        4.4 * part + 1,
        part > 0.8 ? paper : mist,
      ),
    ),
  )
}

function patches(): string[] {
  return [
    path(loop(trace('150,50 176,44 192,60 182,78 160,80 146,68')), vermilion),
    path(loop(trace('108,92 132,84 152,98 150,120 128,132 108,124 98,108')), vermilion),
    path(loop(trace('84,146 108,142 124,152 112,170 92,178 78,168')), vermilion),
    path(loop(trace('120,110 138,104 146,114 134,124')), lacquer),
    path(loop(trace('150,132 162,126 156,144 142,152')), ink),
    path(loop(trace('98,178 112,168 120,172 106,184')), ink),
  ]
}

function scales(): string[] {
  const spine: Point[] = [
    [160, 84],
    [148, 98],
    [136, 112],
    [124, 126],
    [113, 140],
    [103, 154],
    [95, 167],
  ]
  return spine.flatMap((centre, row) =>
    steps(-30 + row * 2, 30 - row * 2, 5).map((aside) => {
      const [x, y] = place(centre, (row % 2) * 4, aside + (row % 2) * 5, 43)
      return line(
        [place([x, y], 2, -7, 43), place([x, y], -6, 0, 43), place([x, y], 2, 7, 43)],
        row % 2 ? '#b98a72' : ink,
        1.7,
      )
    }),
  )
}

function fins(): string[] {
  return [
    ...fin(trace('176,116 206,118 224,134 222,152 198,150 172,138'), [168, 122], [218, 140]),
    ...fin(trace('112,78 98,54 78,44 64,52 74,74 96,96'), [108, 88], [72, 54]),
    ...fin(trace('132,164 150,176 156,192 146,200 128,190 116,172'), [124, 168], [148, 192]),
    ...fin(trace('92,134 72,128 58,134 58,146 74,152 90,150'), [92, 142], [62, 140]),
  ]
}

function fin(outline: readonly Point[], root: Point, tip: Point): string[] {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  return [
    path(loop(outline), paper, ink, 4),
    ...steps(-0.28, 0.28, 5).map((spread) =>
      brush(
        [
          root,
          [root[0] + dx * 0.5 - dy * spread * 0.6, root[1] + dy * 0.5 + dx * spread * 0.6],
          [root[0] + dx * 0.9 - dy * spread, root[1] + dy * 0.9 + dx * spread],
        ],
        2.6,
        vermilion,
      ),
    ),
  ]
}

function tail(): string[] {
  return [
    path(
      loop(trace('86,176 70,172 46,178 26,168 22,178 36,194 56,196 58,208 54,226 64,230 80,214 90,192')),
      paper,
      ink,
      4.6,
    ),
    ...steps(-34, 34, 7).map((degrees) =>
      brush(
        [[82, 182], place([82, 182], 26, 0, 237 + degrees * 0.9), place([82, 182], 46, 0, 236 + degrees)],
        3,
        degrees % 2 ? vermilion : lacquer,
      ),
    ),
  ]
}

function back(): string[] {
  return [
    path(loop(trace('126,78 106,84 92,104 88,126 98,128 106,108 120,92 132,82')), vermilion, ink, 4),
    ...steps(0, 4, 5).map((index) =>
      brush(
        [
          [122 - index * 7, 86 + index * 9],
          [114 - index * 6, 86 + index * 9],
          [106 - index * 4.4, 92 + index * 8],
        ],
        2,
        ink,
      ),
    ),
  ]
}

function head(): string[] {
  return [
    line(trace('138,68 152,74 164,86 174,104'), ink, 3),
    disc([182, 76], 6.4, gold, ink, 3),
    disc([183, 76], 2.6, ink),
    disc([156, 56], 5, gold, ink, 2.6),
    disc([156.6, 56], 2, ink),
    line(trace('172,55 178,58 181,64'), ink, 3),
    brush(trace('180,50 190,38 200,40'), 5, ink, { swell: 0.2 }),
    brush(trace('192,62 204,64 206,74'), 5, ink, { swell: 0.2 }),
    path(petal([172, 62], 12, 7, 320), '#fff'),
  ]
}

function drops(): string[] {
  const places: readonly (readonly [number, number, number])[] = [
    [206, 52, 4],
    [216, 66, 3],
    [38, 112, 4],
    [30, 124, 2.6],
    [176, 204, 3],
  ]
  return places.map(([x, y, size]) => disc([x, y], size, paper, ink, 1.8))
}
