import { cutOut } from '../../kit/contour.ts'
import { clip, disc, group, line, loop, type Point, path, steps, trace } from '../../kit/pen.ts'

import { cream, gold, indigo, ink, kraft, maroon, rose, vermilion } from '../palette.ts'
import { cell } from './cell.ts'

/** A round festival fan with a stream and two goldfish-red bursts. */
export function fan(): string {
  const face = loop(trace('120,12 176,24 206,68 200,118 164,152 120,160 76,152 40,118 34,68 64,24'))
  const handle = 'M112 150H128L132 232H108Z'
  return cell([
    `<defs>${clip('f', path(face, '#fff'))}</defs>`,
    cutOut([face, handle], cream),
    path(handle, kraft, ink, 6),
    path(face, '#7fd0ea', ink, 7),
    group(
      [
        ...steps(-62, 62, 11).map((degrees) =>
          line(
            [
              [120, 166],
              [120 + Math.sin((degrees * Math.PI) / 180) * 170, 166 - Math.cos((degrees * Math.PI) / 180) * 170],
            ],
            '#5bb3d6',
            3,
          ),
        ),
        ...[112, 128, 146].map((y, index) =>
          path(
            `M20 ${y}q25 -22 50 0t50 0t50 0t50 0V200H20Z`,
            ['#3f8fd0', '#2e62b4', indigo][index] ?? indigo,
            ink,
            3.4,
          ),
        ),
        ...flower([90, 66], 30, vermilion, gold),
        ...flower([158, 84], 21, '#fff', rose),
      ],
      'clip-path="url(#f)"',
    ),
    path(face, 'none', ink, 7),
    path('M84 148Q120 136 156 148L136 172H104Z', vermilion, ink, 5),
    line(trace('120,160 120,218'), maroon, 3),
  ])
}

function flower(centre: Point, size: number, fill: string, eye: string): string[] {
  return [
    ...steps(0, 288, 5).map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      return disc(
        [centre[0] + Math.sin(turn) * size * 0.56, centre[1] - Math.cos(turn) * size * 0.56],
        size * 0.48,
        fill,
        ink,
        3,
      )
    }),
    disc(centre, size * 0.3, eye, ink, 3),
  ]
}
