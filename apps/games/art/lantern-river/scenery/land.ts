import {
  bokashi,
  brush,
  group,
  line,
  loop,
  oval,
  type Point,
  path,
  petal,
  picture,
  polygon,
  steps,
  trace,
} from '../../kit/pen.ts'
import { gold, lacquer, vermilion } from '../palette.ts'
import { contour, type Tone } from './tones.ts'

/** The far shore: the snow-capped mountain and hills. 1600 × 360, the waterline at the bottom. */
export function mountain(tone: Tone): string {
  return picture(1600, 360, [`<defs>${peakWash(tone)}</defs>`, ...peak(tone), ...farHills(tone)])
}

export function peakWash(tone: Tone): string {
  return bokashi('p', [
    [0, tone.peak],
    [0.55, tone.peak],
    [1, tone.peakFoot],
  ])
}

export function peak(tone: Tone): string[] {
  return [
    path(
      'M330 360C520 300 640 190 730 62C740 48 752 50 762 56C776 48 790 52 800 48C812 48 824 54 834 66C920 190 1060 300 1270 360Z',
      'url(#p)',
      contour,
      4,
    ),
    path(
      'M730 62C740 48 752 50 762 56C776 48 790 52 800 48C812 48 824 54 834 66C852 92 870 118 890 142C872 136 866 126 852 118C850 136 858 148 852 160C838 148 832 130 818 118C812 136 812 152 802 168C792 150 790 132 778 116C764 130 760 148 744 160C744 144 748 132 742 122C724 130 712 142 694 150C708 122 720 92 730 62Z',
      tone.snow,
      contour,
      3,
    ),
    ...[
      [700, 190, 640],
      [740, 200, 700],
      [786, 210, 770],
      [838, 205, 870],
      [880, 190, 950],
    ].map(([x = 0, y = 0, foot = 0]) =>
      brush(
        [
          [x, y],
          [(x + foot) / 2, y + 50],
          [foot, y + 110],
        ],
        4,
        contour,
        { swell: 0.2 },
      ),
    ),
  ]
}

export function farHills(tone: Tone): string[] {
  const hills: readonly (readonly Point[])[] = [
    [
      [-40, 370],
      [60, 290],
      [160, 262],
      [270, 300],
      [380, 280],
      [520, 330],
      [640, 370],
    ],
    [
      [900, 370],
      [1040, 318],
      [1180, 290],
      [1290, 310],
      [1420, 262],
      [1540, 284],
      [1660, 370],
    ],
  ]
  return hills.flatMap((hill) => [
    path(loop(hill), tone.farHill, contour, 3.4),
    ...hill.slice(1, -1).map(([x, y]) =>
      brush(
        [
          [x - 14, y + 16],
          [x + 4, y + 30],
          [x + 16, y + 52],
        ],
        4,
        contour,
        { swell: 0.2 },
      ),
    ),
  ])
}

/** The near shore with its village, pines and gate. 1600 × 300, the waterline at the bottom. */
export function shore(tone: Tone): string {
  return picture(1600, 300, nearShore(tone))
}

export function nearShore(tone: Tone): string[] {
  return [
    path(loop(trace('-60,310 -20,190 90,150 210,176 320,214 420,252 520,276 600,310')), tone.hill, contour, 4),
    path(loop(trace('1010,310 1100,270 1210,236 1330,190 1460,150 1600,170 1670,310')), tone.hill, contour, 4),
    ...pine(tone, [60, 176], 1.25),
    ...pine(tone, [168, 182], 0.9),
    ...pine(tone, [1540, 176], 1.3),
    ...pine(tone, [1436, 170], 0.95),
    ...house(tone, [280, 236], 1),
    ...house(tone, [366, 262], 0.8),
    ...house(tone, [1290, 232], 1),
    ...house(tone, [1206, 256], 0.82),
    ...house(tone, [1370, 206], 0.72),
    ...smallGate([500, 296], 0.9),
    ...steps(430, 590, 5).map((x) =>
      brush(
        [
          [x - 26, 293],
          [x, 290],
          [x + 26, 293],
        ],
        4,
        tone.crest,
      ),
    ),
    line(trace('-10,297 420,298 1150,298 1610,297'), contour, 3),
  ]
}

export function pine(tone: Tone, [x, y]: Point, size: number): string[] {
  const tufts: readonly (readonly [number, number, number])[] = [
    [-4, -116, 34],
    [30, -92, 34],
    [-36, -88, 38],
    [4, -66, 48],
    [46, -54, 30],
    [-44, -48, 30],
  ]
  return [
    brush(
      [
        [x + 4, y + 10],
        [x - 4, y - 40 * size],
        [x + 8, y - 80 * size],
        [x - 2, y - 118 * size],
      ],
      15 * size,
      contour,
      { swell: 0.05 },
    ),
    ...tufts.flatMap(([dx, dy, wide]) => {
      const [cx, cy, rx] = [x + dx * size, y + dy * size, wide * size]
      return [
        oval([cx, cy], rx, rx * 0.42, tone.needle, contour, 3),
        path(
          steps(-0.62, 0.62, 5)
            .map((aside) => petal([cx + rx * aside, cy + rx * 0.26], rx * 0.52, 5, aside * 30))
            .join(''),
          tone.needleLight,
        ),
      ]
    }),
  ]
}

export function house(tone: Tone, [x, y]: Point, size: number): string[] {
  const at = (points: readonly Point[]) => points.map(([dx, dy]): Point => [x + dx * size, y + dy * size])
  return [
    path(polygon(at(trace('-32,0 -32,-30 32,-30 32,0'))), tone.wall, contour, 3),
    ...[-22, -4, 14].map((dx) =>
      path(
        polygon(
          at([
            [dx, -5],
            [dx, -24],
            [dx + 11, -24],
            [dx + 11, -5],
          ]),
        ),
        tone.window,
        contour,
        2,
      ),
    ),
    path(polygon(at(trace('-48,-26 -26,-54 26,-54 48,-26 40,-28 -40,-28'))), tone.roof, contour, 3),
    line(at(trace('-24,-48 24,-48')), tone.needleLight, 2),
    line(at(trace('-32,-38 32,-38')), tone.needleLight, 2),
  ]
}

/** The gate that stands in the shallows beside the reels. 160 × 150. */
export function gateInWater(): string {
  return picture(160, 150, smallGate([80, 142], 1))
}

export function smallGate([x, y]: Point, size: number): string[] {
  const at = (points: readonly Point[]) => points.map(([dx, dy]): Point => [x + dx * size, y + dy * size])
  const [a, b, c, d] = at(trace('-66,-124 0,-112 66,-124 60,-106'))
  const e = at(trace('-60,-106'))[0]
  if (!a || !b || !c || !d || !e) return []
  return [
    group([
      path(polygon(at(trace('-42,-104 -32,-104 -36,0 -48,0'))), vermilion, contour, 3),
      path(polygon(at(trace('32,-104 42,-104 48,0 36,0'))), vermilion, contour, 3),
      path(polygon(at(trace('-54,-84 54,-84 54,-74 -54,-74'))), vermilion, contour, 3),
      path(polygon(at(trace('-7,-104 7,-104 6,-82 -6,-82'))), gold, contour, 2),
      path(`M${a}Q${b} ${c}L${d}Q${b[0]} ${b[1] + 14} ${e}Z`, vermilion, contour, 3),
      path(polygon(at(trace('-48,-12 -35,-12 -34,2 -50,2'))), lacquer, contour, 2),
      path(polygon(at(trace('35,-12 48,-12 50,2 34,2'))), lacquer, contour, 2),
    ]),
  ]
}
