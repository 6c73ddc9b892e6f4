import {
  bokashi,
  brush,
  clip,
  disc,
  group,
  line,
  loop,
  oval,
  type Point,
  path,
  picture,
  polygon,
  steps,
  trace,
} from '../../kit/pen.ts'
import { amber, gold, ink, lacquer, paper, straw, vermilion } from '../palette.ts'

/** The paper lantern: gold paper over bamboo ribs, a three-comma crest, a tassel that swings. */
export function lantern(): string {
  const body = loop(trace('120,44 166,50 196,84 204,120 194,156 164,184 120,190 76,184 46,156 36,120 44,84 74,50'))
  return picture(240, 240, [
    `<defs>${bokashi('p', [
      [0, amber],
      [0.3, gold],
      [0.55, '#ffe48a'],
      [0.8, gold],
      [1, amber],
    ])}${clip('c', path(body, '#fff'))}</defs>`,
    ...steps(0, 23, 24).map((index) => spark(index * 15)),
    path(body, 'url(#p)', ink, 7),
    group([...shade(), ...ribs(), ...crest()], 'clip-path="url(#c)"'),
    path(body, 'none', ink, 6),
    ...cap(44, -1),
    ...cap(190, 1),
    line(trace('104,22 110,8 120,4 130,8 136,22'), ink, 6),
    line(trace('108,22 113,11 120,8 127,11 132,22'), gold, 2),
    ...tassel(),
  ])
}

function spark(degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  const at = (radius: number): Point => [120 + Math.sin(turn) * radius, 118 - Math.cos(turn) * radius * 0.95]
  return brush([at(94), at(102), at(degrees % 30 ? 109 : 117)], 5, degrees % 30 ? gold : straw)
}

function shade(): string[] {
  return [
    path(loop(trace('30,60 66,46 54,84 50,120 56,158 78,192 30,180')), '#c9701f'),
    path(loop(trace('210,60 178,60 190,90 192,124 184,158 160,190 210,190')), '#e79a2e'),
    oval([112, 112], 40, 52, '#fff2b8'),
  ]
}

function ribs(): string[] {
  return steps(56, 180, 12).map((y) => {
    const bow = (y - 118) * 0.12
    return line(
      [
        [32, y],
        [76, y + bow + 2],
        [120, y + bow + 3],
        [164, y + bow + 2],
        [208, y],
      ],
      ink,
      y < 70 || y > 168 ? 2.2 : 2.8,
    )
  })
}

function crest(): string[] {
  const comma = (degrees: number) =>
    `<g transform="rotate(${degrees} 120 118)">${path('M120 114C112 100 116 82 134 82C150 82 156 98 148 110C152 96 140 88 132 94C124 99 126 108 120 114Z', lacquer, ink, 2.2)}${disc([134, 96], 9.5, lacquer)}</g>`
  return [
    disc([120, 118], 45, paper, ink, 4),
    disc([120, 118], 39.5, 'none', vermilion, 2.4),
    comma(0),
    comma(120),
    comma(240),
  ]
}

function cap(y: number, way: 1 | -1): string[] {
  const outer = y + way * 18
  return [
    path(
      polygon([
        [82, y - way * 4],
        [158, y - way * 4],
        [152, outer],
        [88, outer],
      ]),
      ink,
      ink,
      4,
    ),
    path(
      polygon([
        [90, y + way * 2],
        [150, y + way * 2],
        [148, y + way * 6],
        [92, y + way * 6],
      ]),
      gold,
    ),
    path(
      polygon([
        [92, y + way * 11],
        [148, y + way * 11],
        [147, y + way * 14],
        [93, y + way * 14],
      ]),
      vermilion,
    ),
    ...[104, 120, 136].map((x) => disc([x, y + way * 8.4], 1.6, straw)),
  ]
}

function tassel(): string[] {
  return [
    disc([120, 212], 6, gold, ink, 3),
    path(polygon(trace('113,217 127,217 132,238 108,238')), vermilion, ink, 3),
    ...[113, 117, 120, 123, 127].map((x) =>
      line(
        [
          [120 + (x - 120) * 0.6, 220],
          [x, 237],
        ],
        lacquer,
        1.8,
      ),
    ),
    path(polygon(trace('112,217 128,217 129,222 111,222')), gold, ink, 2),
  ]
}
