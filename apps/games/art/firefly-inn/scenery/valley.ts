import { cover } from '../../kit/cover.ts'
import { scattered } from '../../kit/light.ts'
import { brush, disc, group, line, oval, path, picture, steps, trace } from '../../kit/pen.ts'
import { steam } from '../../kit/steam.ts'
import {
  amber,
  amberPale,
  leaf,
  leafDeep,
  mist,
  moss,
  spruce,
  straw,
  violet,
  violetDeep,
  waterPale,
} from '../palette.ts'

/** Wooded hills, one behind another, with bands of mist. 1600 × 600. */
export function hills(): string {
  return cover(1600, 600, hillParts())
}

export function hillParts(): string[] {
  const cedar = (x: number, y: number, size: number, fill: string, edge: string) =>
    path(
      `M${x} ${y - size}L${x + size * 0.2} ${y - size * 0.62}H${x + size * 0.1}L${x + size * 0.3} ${y - size * 0.3}H${x + size * 0.15}L${x + size * 0.36} ${y}H${x - size * 0.36}L${x - size * 0.15} ${y - size * 0.3}H${x - size * 0.3}L${x - size * 0.1} ${y - size * 0.62}H${x - size * 0.2}Z`,
      fill,
      edge,
      3.5,
    )
  return [
    path('M0 260Q180 120 380 210Q560 80 800 190Q1010 60 1220 180Q1420 90 1600 220V600H0Z', '#0f343a'),
    path('M0 262Q180 122 380 212Q560 82 800 192Q1010 62 1220 182Q1420 92 1600 222', 'none', '#26605f', 4),
    ...[
      [80, 262, 300],
      [560, 232, 360],
      [1160, 250, 320],
    ].map(([x = 0, y = 0, w = 0]) => path(`M${x} ${y}h${w}q18 0 18 12t-18 12h${-w}q-18 0 -18 -12t18 -12Z`, '#1d4f52')),
    path('M0 380Q240 260 520 340Q800 250 1080 340Q1340 260 1600 360V600H0Z', '#0c2a30'),
    ...steps(20, 1580, 27).map((x, index) =>
      cedar(
        Math.round(x),
        400 + ((index * 37) % 50),
        96 + ((index * 53) % 70),
        index % 2 ? '#0b262c' : '#0e2f33',
        index % 3 ? '#174044' : '#225650',
      ),
    ),
    path('M0 450Q400 400 800 440T1600 440V600H0Z', '#0a2228'),
    path('M0 452Q400 402 800 442T1600 442', 'none', '#1d4f4b', 4),
  ]
}

/** The stream in front of the inn. 1600 × 320. */
export function stream(): string {
  return cover(1600, 320, streamParts())
}

export function streamParts(): string[] {
  return [
    path('M0 26Q300 6 640 22T1240 18T1600 24V320H0Z', '#0d3038'),
    path('M0 26Q300 6 640 22T1240 18T1600 24', 'none', waterPale, 4.5),
    path('M0 90Q400 70 800 92T1600 84V320H0Z', '#0b2932'),
    path('M0 170Q400 150 800 176T1600 164V320H0Z', '#09222b'),
    ...scattered(46, 1600, 270).map(([x, y], index) => {
      const half = 26 + ((index * 29) % 60)
      return brush(
        [
          [x - half, y + 34],
          [x, y + 31],
          [x + half, y + 35],
        ],
        4.5,
        index % 4 ? '#245e66' : waterPale,
      )
    }),
    ...[
      [120, 250, 70],
      [330, 290, 46],
      [1260, 272, 60],
      [1480, 236, 84],
      [760, 300, 54],
    ].map(([x = 0, y = 0, r = 0]) =>
      group([
        path(
          `M${x - r} ${y}Q${x - r * 0.8} ${y - r * 0.7} ${x} ${y - r * 0.66}Q${x + r * 0.9} ${y - r * 0.6} ${x + r} ${y}Q${x} ${y + r * 0.3} ${x - r} ${y}Z`,
          '#173a40',
          '#4c8a85',
          4,
        ),
        brush(
          [
            [x - r * 1.2, y + 8],
            [x, y + 16],
            [x + r * 1.25, y + 7],
          ],
          6,
          '#2f6f74',
        ),
      ]),
    ),
  ]
}

/** The bath in the open at the left: rocks, hot water, a bamboo spout. 560 × 420. */
export function bath(): string {
  return cover(560, 420, bathParts())
}

export function bathParts(): string[] {
  const rock = (x: number, y: number, w: number, h: number, fill = '#1c3f43') =>
    group([
      path(
        `M${x - w} ${y}Q${x - w * 1.04} ${y - h * 0.7} ${x - w * 0.4} ${y - h}Q${x + w * 0.5} ${y - h * 1.08} ${x + w * 0.9} ${y - h * 0.5}Q${x + w * 1.06} ${y - h * 0.1} ${x + w} ${y}Z`,
        fill,
        '#6aa596',
        4,
      ),
      brush(
        [
          [x - w * 0.6, y - h * 0.5],
          [x - w * 0.3, y - h * 0.82],
          [x + w * 0.1, y - h * 0.86],
        ],
        6,
        '#8fc4b2',
      ),
    ])
  return [
    // bamboo behind the bath
    ...[30, 74, 120].map((x, index) =>
      group([
        path(`M${x} 420V${10 + index * 16}`, 'none', '#3c7860', 11),
        path(`M${x - 3} 420V${10 + index * 16}`, 'none', '#86c39a', 2.6),
        ...[90, 190, 290].map((y) => path(`M${x - 9} ${y + index * 20}h18`, 'none', '#0b2229', 4)),
        ...[40, 90, 150].map((y, at) =>
          brush(
            trace(
              `${x},${y + index * 22} ${x + (at % 2 ? -30 : 34)},${y + index * 22 + 4} ${x + (at % 2 ? -58 : 64)},${y + index * 22 + 26}`,
            ),
            13,
            at % 2 ? leafDeep : moss,
          ),
        ),
      ]),
    ),
    rock(170, 318, 74, 90),
    rock(300, 300, 70, 74, '#183840'),
    rock(430, 316, 72, 84),
    // spout
    path('M236 214L356 238L352 254L232 232Z', moss, '#9fd0a4', 4),
    path('M352 250Q366 276 362 316', 'none', '#b9e2dc', 9),
    oval([300, 344], 214, 54, '#1b6a70', '#8fd0c8', 5),
    oval([300, 340], 150, 30, '#2b858a'),
    ...['150,346 220,338 290,344', '300,366 370,360 440,364', '332,324 366,320 404,324'].map((points) =>
      brush(trace(points), 6, '#c4efe6'),
    ),
    rock(70, 396, 78, 86),
    rock(190, 414, 72, 50, '#214a4c'),
    rock(310, 420, 74, 40, '#1a3d43'),
    rock(430, 414, 76, 56),
    rock(524, 380, 60, 74, '#214a4c'),
    // a bucket on a rock
    path('M402 338H470L462 384H410Z', '#7c4f29', straw, 4),
    oval([436, 338], 34, 9, '#3a2415', straw, 4),
    path('M407 356H465', 'none', straw, 3.5),
  ]
}

/** A stone lantern, irises and a path at the right. 560 × 420. */
export function garden(): string {
  return cover(560, 420, gardenParts())
}

export function gardenParts(): string[] {
  const stoneEdge = '#7fb3a2'
  const iris = (x: number, y: number, size: number) =>
    group(
      [
        brush(trace('0,0 -3,-70 2,-120'), 8, moss),
        brush(trace('-4,0 -30,-60 -44,-110'), 13, leafDeep),
        brush(trace('4,0 26,-56 36,-96'), 13, moss),
        path('M2 -116Q-26 -130 -30 -104Q-20 -90 2 -112ZM2 -116Q30 -130 34 -104Q24 -90 2 -112Z', violetDeep, violet, 4),
        path('M2 -112Q-12 -146 2 -160Q16 -146 2 -112Z', violetDeep, violet, 4),
        path('M2 -114Q-8 -92 2 -82Q12 -92 2 -114Z', '#5a49ac', violet, 3.5),
      ],
      `transform="translate(${x} ${y}) scale(${size})"`,
    )
  return [
    path('M0 380Q140 330 300 350Q440 330 560 360V420H0Z', '#0f3330', '#2d6f5e', 4),
    disc([300, 196], 120, amber).replace('/>', ' opacity=".1"/>'),
    // the lantern
    path('M272 306H328L338 366H262Z', '#24484a', stoneEdge, 4),
    path('M284 236H316V306H284Z', '#1d4044', stoneEdge, 4),
    path('M244 222H356L336 244H264Z', '#2a5052', stoneEdge, 4),
    path('M256 166H344V224H256Z', '#1d4044', stoneEdge, 4),
    path('M272 176H328V216H272Z', amberPale, amber, 4),
    path('M300 176V216M272 196H328', 'none', '#8a4a1c', 4),
    path(
      'M216 166Q256 152 272 118H328Q344 152 384 166Q390 176 376 178H224Q210 176 216 166Z',
      '#2a5052',
      stoneEdge,
      4.5,
    ),
    path('M300 78Q318 96 308 118H292Q282 96 300 78Z', '#24484a', stoneEdge, 4),
    path('M230 362H370V384H230Z', '#24484a', stoneEdge, 4),
    iris(70, 412, 1),
    iris(140, 420, 0.8),
    iris(440, 414, 1.06),
    iris(510, 420, 0.82),
    iris(392, 420, 0.66),
    ...[20, 200, 250, 350, 474, 548].map((x) =>
      group([
        line(
          [
            [x, 420],
            [x + 6, 380],
            [x + 18, 346],
          ],
          leaf,
          4,
        ),
        line(
          [
            [x, 420],
            [x - 4, 384],
            [x - 18, 360],
          ],
          moss,
          4,
        ),
      ]),
    ),
  ]
}

/** A wisp of steam. 80 × 180. */
export function wisp(): string {
  return picture(80, 180, [steam([40, 176], 168, { fill: mist, width: 24 })])
}

/** A branch over the view's upper corner. 460 × 300. */
export function branch(): string {
  return cover(460, 300, branchParts())
}

export function branchParts(): string[] {
  const leafAt = (x: number, y: number, turn: number, size: number) =>
    group(
      [
        path(
          'M0 0Q-20 -26 -34 -22Q-26 -36 -42 -50Q-22 -46 -16 -58Q-8 -44 0 -76Q8 -44 16 -58Q22 -46 42 -50Q26 -36 34 -22Q20 -26 0 0Z',
          spruce,
          '#5fa58c',
          3.6,
        ),
        path('M0 0V-64M0 -10L-30 -46M0 -10L30 -46', 'none', '#3c7860', 2.6),
      ],
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    )
  return [
    brush(trace('-10,20 120,50 250,60 400,120'), 17, '#2b211c'),
    brush(trace('160,54 230,120 300,200'), 10, '#2b211c'),
    ...(
      [
        [60, 60, 170, 0.9],
        [120, 40, 20, 0.8],
        [150, 100, 200, 1],
        [210, 60, 150, 0.9],
        [230, 130, 220, 0.9],
        [270, 60, 40, 0.8],
        [300, 110, 170, 1],
        [280, 190, 160, 0.9],
        [310, 210, 220, 0.8],
        [350, 110, 60, 0.8],
        [390, 130, 150, 0.9],
        [412, 122, 100, 0.7],
        [20, 40, 200, 0.8],
      ] as const
    ).map(([x, y, turn, size]) => leafAt(x, y, turn, size)),
  ]
}
