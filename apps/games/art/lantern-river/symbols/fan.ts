import {
  bokashi,
  brush,
  clip,
  disc,
  group,
  line,
  type Point,
  path,
  petal,
  picture,
  place,
  polygon,
  steps,
  trace,
} from '../../kit/pen.ts'
import { amber, celadon, gold, indigo, ink, mist, night, paper, straw, vermilion } from '../palette.ts'

const hinge: Point = [120, 206]

/** The folding fan with the fireworks painted on it. */
export function fan(): string {
  const leaf = sector(76, 182)
  return picture(240, 240, [
    `<defs>${bokashi('n', [
      [0, night],
      [0.7, indigo],
      [1, '#4a78b5'],
    ])}${clip('c', path(leaf, '#fff'))}</defs>`,
    '<g transform="translate(33 36) scale(.725)">',
    ...ribs(),
    path(leaf, 'url(#n)', ink, 8),
    group(
      [
        ...folds(),
        ...firework([112, 66], 46, [gold, vermilion]),
        ...firework([182, 108], 34, [paper, celadon]),
        ...firework([52, 112], 32, ['#ff8a5c', straw]),
        ...river(),
        ...lights(),
      ],
      'clip-path="url(#c)"',
    ),
    path(sector(174, 182), gold, ink, 3),
    path(leaf, 'none', ink, 8),
    ...guards(),
    disc(hinge, 9, gold, ink, 4),
    disc(hinge, 3, ink),
    ...tassel(),
    '</g>',
  ])
}

function at(radius: number, degrees: number): Point {
  return place(hinge, radius, 0, degrees)
}

function sector(inner: number, outer: number): string {
  const [a, b, c, d] = [at(inner, -64), at(outer, -64), at(outer, 64), at(inner, 64)]
  return `M${a.join(' ')}L${b.join(' ')}A${outer} ${outer} 0 0 1 ${c.join(' ')}L${d.join(' ')}A${inner} ${inner} 0 0 0 ${a.join(' ')}Z`
}

function ribs(): string[] {
  return steps(-60, 60, 11).map((degrees) =>
    path(
      polygon([
        place(at(6, degrees), 0, -3, degrees),
        place(at(84, degrees), 0, -5, degrees),
        place(at(84, degrees), 0, 5, degrees),
        place(at(6, degrees), 0, 3, degrees),
      ]),
      amber,
      ink,
      2.6,
    ),
  )
}

function folds(): string[] {
  return steps(-58, 58, 12).flatMap((degrees, index) => [
    index % 2
      ? path(
          polygon([at(70, degrees - 5), at(190, degrees - 5), at(190, degrees + 5), at(70, degrees + 5)]),
          '#ffffff12',
        )
      : '',
    line([at(78, degrees + 5.2), at(180, degrees + 5.2)], '#10173a88', 1.8),
  ])
}

function firework(centre: Point, radius: number, [near, far]: readonly [string, string]): string[] {
  return [
    ...steps(0, 337.5, 16).map((degrees) =>
      brush(
        [
          place(centre, radius * 0.2, 0, degrees),
          place(centre, radius * 0.6, 0, degrees),
          place(centre, radius * 0.92, 1, degrees),
        ],
        4.4,
        degrees % 45 ? far : near,
        { swell: 0.7 },
      ),
    ),
    ...steps(11.2, 348.7, 16).map((degrees) => disc(place(centre, radius * 0.66, 0, degrees), 1.8, near)),
    ...steps(0, 315, 8).map((degrees) => disc(place(centre, radius * 1.04, 0, degrees), 2.4, near)),
    disc(centre, 4, paper),
  ]
}

function river(): string[] {
  return [
    ...steps(-52, 52, 9).map((degrees) => brush([at(92, degrees - 6), at(97, degrees), at(92, degrees + 6)], 4, mist)),
    ...steps(-46, 46, 8).map((degrees) =>
      brush([at(84, degrees - 5), at(88, degrees), at(84, degrees + 5)], 3.4, paper),
    ),
  ]
}

function lights(): string[] {
  return [-40, -18, 12, 38].flatMap((degrees) => {
    const [x, y] = at(108, degrees)
    return [
      path(
        polygon([
          [x - 5, y - 6],
          [x + 5, y - 6],
          [x + 4, y + 5],
          [x - 4, y + 5],
        ]),
        gold,
        ink,
        1.8,
      ),
      brush(
        [
          [x - 8, y + 8],
          [x, y + 10],
          [x + 8, y + 8],
        ],
        2.6,
        straw,
      ),
    ]
  })
}

function guards(): string[] {
  return [-64, 64].flatMap((degrees) => [
    path(
      polygon([
        place(at(4, degrees), 0, -5, degrees),
        place(at(184, degrees), 0, -7, degrees),
        place(at(184, degrees), 0, 7, degrees),
        place(at(4, degrees), 0, 5, degrees),
      ]),
      vermilion,
      ink,
      4,
    ),
    ...steps(40, 160, 4).map((radius) => path(petal(at(radius, degrees), 16, 6, degrees), gold)),
  ])
}

function tassel(): string[] {
  return [
    line(trace('120,214 118,220 121,226'), vermilion, 3.4),
    path(polygon(trace('116,224 126,224 130,239 112,239')), vermilion, ink, 2.6),
    line(trace('119,228 118,237'), ink, 1.4),
    line(trace('123,228 124,237'), ink, 1.4),
  ]
}
