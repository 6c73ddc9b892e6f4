import {
  bokashi,
  brush,
  disc,
  line,
  oval,
  type Point,
  path,
  petal,
  picture,
  place,
  polygon,
  steps,
  trace,
} from '../../kit/pen.ts'
import { amber, gold, ink, lacquer, paper, straw, vermilion } from '../palette.ts'
import { contour, type Tone } from './tones.ts'

/** A paper lantern on a small raft. 120 × 150. */
export function raftLantern(mark: 'wave' | 'flower' | 'moon'): string {
  return picture(120, 150, [`<defs>${lanternWash()}</defs>`, ...raft(mark)])
}

export function lanternWash(): string {
  return bokashi('l', [
    [0, amber],
    [0.35, gold],
    [0.7, '#fff0b0'],
    [1, gold],
  ])
}

export function raft(mark: 'wave' | 'flower' | 'moon'): string[] {
  return [
    path(polygon(trace('10,122 110,122 102,140 18,140')), '#6b3a2a', ink, 4),
    line(trace('20,131 100,131'), ink, 2),
    path(polygon(trace('28,34 92,34 98,122 22,122')), 'url(#l)', ink, 4),
    path(polygon(trace('76,36 90,36 95,120 80,120')), amber),
    ...[44, 60, 76].map((x) =>
      line(
        [
          [60 + (x - 60) * 0.92, 36],
          [60 + (x - 60) * 1.1, 120],
        ],
        '#b9762a',
        1.8,
      ),
    ),
    ...[60, 92].map((y) =>
      line(
        [
          [25, y],
          [95, y],
        ],
        '#b9762a',
        1.8,
      ),
    ),
    path(polygon(trace('22,26 98,26 94,38 26,38')), lacquer, ink, 3.4),
    path(polygon(trace('18,114 102,114 104,124 16,124')), lacquer, ink, 3.4),
    brush(trace('44,26 60,8 76,26'), 6, ink),
    ...crest(mark),
  ]
}

function crest(mark: 'wave' | 'flower' | 'moon'): string[] {
  if (mark === 'moon') return [disc([58, 76], 17, vermilion, ink, 3), disc([64, 72], 13, '#ffeaa0')]
  if (mark === 'flower')
    return [
      ...steps(0, 288, 5).map((degrees) => path(petal([58, 76], 20, 17, degrees), vermilion, ink, 2.4)),
      disc([58, 76], 5, straw, ink, 2),
    ]
  return [14, 9].map((radius) =>
    line(
      steps(0.2, Math.PI * 1.7, 9).map((turn): Point => [58 - Math.cos(turn) * radius, 78 - Math.sin(turn) * radius]),
      vermilion,
      4.4,
    ),
  )
}

/** A sky lantern for big wins. 100 × 130. */
export function skyLantern(): string {
  return picture(100, 130, [
    `<defs>${lanternWash()}</defs>`,
    path('M24 14C38 6 62 6 76 14C88 40 86 76 74 108C62 114 38 114 26 108C14 76 12 40 24 14Z', 'url(#l)', ink, 4),
    path('M62 10C70 12 74 13 76 14C88 40 86 76 74 108C70 110 66 111 62 112C72 80 74 44 62 10Z', amber),
    line(trace('38,10 34,60 40,111'), '#b9762a', 2),
    line(trace('50,8 50,112'), '#b9762a', 2),
    oval([50, 111], 23, 7, '#fff6cf', ink, 3),
    brush(trace('50,116 46,106 51,96'), 10, vermilion),
  ])
}

/** Pampas grass for the lower corners. 320 × 360; rooted at the lower left. */
export function grass(tone: Tone): string {
  return picture(320, 360, plumes(tone))
}

export function plumes(tone: Tone): string[] {
  const stems: readonly (readonly [lean: number, long: number, foot: number])[] = [
    [6, 320, 20],
    [18, 300, 34],
    [30, 260, 44],
    [-4, 270, 10],
    [44, 220, 56],
    [24, 210, 12],
  ]
  return stems.flatMap(([lean, long, foot]) => {
    const root: Point = [foot, 370]
    const bend = (along: number): Point => place(root, long * along, long * 0.16 * along * along, lean)
    return [
      brush([root, bend(0.35), bend(0.7), bend(1)], 6, contour, { swell: 0.1 }),
      brush([root, place(root, long * 0.3, 22, lean), place(root, long * 0.44, 70, lean)], 9, tone.needle, {
        swell: 0.3,
      }),
      ...[-1, 1].map((way) =>
        path(
          steps(0.74, 1, 7)
            .map((along) => petal(bend(along), 30, 8, lean + 30 + way * 34))
            .join(''),
          way > 0 ? tone.plume : paper,
        ),
      ),
    ]
  })
}
