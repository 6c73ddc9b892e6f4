import { bokashi, brush, disc, line, loop, type Point, path, picture, steps, trace } from '../../kit/pen.ts'
import { indigo, ink, mist, paper, prussian } from '../palette.ts'

/** A breaking wave with its claws of foam. */
export function wave(): string {
  return picture(240, 240, [
    `<defs>${bokashi('v', [
      [0, mist],
      [0.35, prussian],
      [1, indigo],
    ])}</defs>`,
    path(
      'M22 204C18 150 34 96 74 64C108 38 158 34 190 58C214 76 220 104 206 122C206 104 194 90 176 90C154 90 140 108 144 132C148 158 176 176 222 176L222 204C160 216 80 216 22 204Z',
      'url(#v)',
      ink,
      7,
    ),
    ...stripes(),
    ...foam(),
    path(loop(trace('14,202 50,186 84,196 116,184 152,196 186,184 226,198 222,216 120,224 18,216')), prussian, ink, 6),
    ...steps(34, 206, 6).map((x, index) =>
      brush(
        [
          [x - 18, 206 + (index % 2) * 4],
          [x, 200 + (index % 2) * 4],
          [x + 18, 207],
        ],
        4.4,
        paper,
      ),
    ),
    ...spray(),
  ])
}

function stripes(): string[] {
  return [
    brush(trace('36,190 40,140 62,96 98,68 140,58'), 9, paper),
    brush(trace('56,194 60,148 80,110 108,86 140,76'), 7, paper),
    brush(trace('80,194 84,158 98,126 124,102'), 6, paper),
    brush(trace('104,194 110,166 120,140'), 5, paper),
    brush(trace('134,186 128,168 130,150'), 5, paper),
    brush(trace('46,192 50,144 70,104 104,76'), 4, ink),
    brush(trace('68,194 72,154 90,118 120,92'), 4, ink),
    brush(trace('92,194 98,162 110,132'), 4, ink),
  ]
}

function foam(): string[] {
  const crest: readonly (readonly [number, number, number])[] = [
    [112, 44, 15],
    [136, 36, 17],
    [162, 40, 18],
    [186, 54, 18],
    [204, 74, 18],
    [212, 98, 16],
    [208, 120, 13],
    [192, 100, 11],
    [176, 86, 11],
    [160, 88, 9],
  ]
  return [
    ...crest.map(([x, y, size]) => disc([x, y], size, ink)),
    ...crest.map(([x, y, size]) => disc([x, y], size - 5, paper)),
    path(loop(trace('112,46 136,42 164,48 188,64 202,86 206,106 190,84 168,70 138,60')), paper),
    ...crest.slice(1, 7).map(([x, y, size]) =>
      line(
        [
          [x - size * 0.4, y + 2],
          [x, y - size * 0.3],
          [x + size * 0.4, y + 2],
        ],
        mist,
        2.4,
      ),
    ),
    ...claws(),
  ]
}

function claws(): string[] {
  const roots: readonly (readonly [Point, Point])[] = [
    [
      [204, 128],
      [196, 144],
    ],
    [
      [186, 108],
      [176, 124],
    ],
    [
      [166, 98],
      [158, 112],
    ],
    [
      [214, 112],
      [218, 132],
    ],
  ]
  return roots.flatMap(([[x, y], [tipX, tipY]]) => [
    brush(
      [
        [x, y - 6],
        [(x + tipX) / 2 + 4, (y + tipY) / 2],
        [tipX, tipY],
      ],
      14,
      ink,
      { swell: 0.1 },
    ),
    brush(
      [
        [x, y - 6],
        [(x + tipX) / 2 + 3, (y + tipY) / 2 - 2],
        [tipX + 1, tipY - 5],
      ],
      7,
      paper,
      { swell: 0.1 },
    ),
  ])
}

function spray(): string[] {
  const places: readonly (readonly [number, number, number])[] = [
    [224, 52, 5],
    [214, 32, 4],
    [186, 22, 5],
    [228, 146, 4],
    [180, 140, 4],
    [160, 130, 3],
    [200, 160, 4],
    [96, 26, 4],
    [150, 14, 3.4],
  ]
  return places.map(([x, y, size]) => disc([x, y], size, paper, ink, 2.6))
}
