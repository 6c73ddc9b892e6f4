import { inked } from '../../kit/contour.ts'
import { bokashi, brush, disc, group, line, oval, path, picture, place, steps, trace } from '../../kit/pen.ts'
import {
  cedar,
  cedarDeep,
  cream,
  gold,
  goldDeep,
  ink,
  moss,
  mossDeep,
  mossPale,
  rain,
  rainDeep,
  rainPale,
  sunlight,
  vermilion,
  vermilionDeep,
} from '../palette.ts'
import { crest } from './couple.ts'

/** A tall paper lantern on a bent pole. */
export function lantern(): string {
  return picture(240, 240, [
    `<defs>${lanternWash()}</defs>`,
    brush(trace('36,232 40,150 52,72 92,26 140,22'), 12, ink, { swell: 0.2 }),
    brush(trace('36,230 40,150 52,72 92,26 138,22'), 7, moss, { swell: 0.2 }),
    ...[
      [38, 186],
      [41, 128],
      [55, 74],
    ].map(([x = 0, y = 0]) =>
      line(
        [
          [x - 6, y],
          [x + 6, y + 2],
        ],
        ink,
        3.4,
      ),
    ),
    line(trace('136,22 136,40'), ink, 4),
    group(paperLantern(), 'transform="translate(136 126)"'),
  ])
}

export function lanternWash(): string {
  return bokashi(
    'paper',
    [
      [0, '#f6d78e'],
      [0.42, '#fffbe8'],
      [0.7, '#fff3c2'],
      [1, gold],
    ],
    true,
  )
}

/** The middle at 0, 0; 124 wide, 190 high. Needs `lanternWash`. */
export function paperLantern(): string[] {
  return [
    inked(
      'M-40 -80C-58 -60 -62 -30 -62 0C-62 30 -58 60 -40 80H40C58 60 62 30 62 0C62 -30 58 -60 40 -80Z',
      'url(#paper)',
      {
        ink,
        thin: 5,
        thick: 5,
      },
    ),
    path('M-61 26C-61 34 -60 42 -58 48H58C60 42 61 34 61 26Z', vermilion),
    path('M-58 -40C-55 -52 -52 -62 -46 -71H46C52 -62 55 -52 58 -40Z', vermilion),
    ...steps(-66, 66, 9).map((y) => {
      const half = 62 - (Math.abs(y) / 80) ** 2.4 * 20
      return line(
        [
          [-half, y],
          [0, y + 5],
          [half, y],
        ],
        '#7a4a22',
        2,
      )
    }),
    crest([0, -5], 29, { face: '#fffdf2', mark: ink }),
    path('M-44 -92H44L40 -76H-40Z', cedarDeep, ink, 4),
    path('M-44 92H44L40 76H-40Z', cedarDeep, ink, 4),
    path('M-38 -87H38V-83H-38ZM-38 83H38V87H-38Z', gold),
    ...[-12, 0, 12].map((x) =>
      brush(
        [
          [x, 92],
          [x * 1.2, 99],
          [x * 1.5, 107],
        ],
        6,
        vermilion,
      ),
    ),
  ]
}

/** Three wedding cups on a cedar stand. */
export function sake(): string {
  return picture(240, 240, [
    inked('M52 186H188L178 226H62Z', cedar, { ink, thin: 5, thick: 5 }),
    brush(trace('70,214 110,210 160,216'), 4, cedarDeep),
    disc([120, 206], 9, ink),
    inked('M26 170H214L206 188H34Z', '#e5b681', { ink, thin: 5, thick: 5 }),
    brush(trace('44,178 100,175 180,180'), 4, cedarDeep),
    ...cup([120, 118], 100, 58),
    ...cup([120, 74], 76, 48),
    ...cup([120, 34], 54, 42),
  ])
}

function cup([x, y]: readonly [number, number], half: number, high: number): string[] {
  const lip = half * 0.2
  return [
    path(
      `M${x - half * 0.3} ${y + high * 0.7}H${x + half * 0.3}L${x + half * 0.36} ${y + high * 0.96}H${x - half * 0.36}Z`,
      vermilionDeep,
      ink,
      4,
    ),
    inked(
      `M${x - half} ${y}C${x - half * 0.86} ${y + high * 0.62} ${x - half * 0.4} ${y + high * 0.84} ${x} ${y + high * 0.84}C${x + half * 0.4} ${y + high * 0.84} ${x + half * 0.86} ${y + high * 0.62} ${x + half} ${y}Z`,
      vermilion,
      { ink, thin: 5, thick: 5 },
    ),
    brush(
      [
        [x - half * 0.8, y + high * 0.22],
        [x - half * 0.55, y + high * 0.56],
        [x - half * 0.2, y + high * 0.68],
      ],
      6,
      '#f68563',
    ),
    oval([x, y], half, lip, vermilionDeep, ink, 4.4),
    oval([x, y + lip * 0.16], half * 0.86, lip * 0.66, gold),
    oval([x, y + lip * 0.28], half * 0.72, lip * 0.46, sunlight),
    group([
      brush(
        [
          [x + half * 0.2, y + high * 0.5],
          [x + half * 0.32, y + high * 0.36],
          [x + half * 0.5, y + high * 0.34],
        ],
        5,
        gold,
      ),
      brush(
        [
          [x + half * 0.16, y + high * 0.56],
          [x + half * 0.36, y + high * 0.58],
          [x + half * 0.52, y + high * 0.48],
        ],
        5,
        gold,
      ),
    ]),
  ]
}

/** An open paper umbrella from above, with a ring like a snake's eye. */
export function umbrella(): string {
  const middle = [120, 120] as const
  const edge = steps(0, 345, 24).map((degrees) => place(middle, 108, 0, degrees))
  const rim = edge.map(([x, y], index) => {
    const [qx, qy] = place(middle, 100, 0, index * 15 + 7.5)
    const next = edge[(index + 1) % 24] ?? edge[0] ?? [0, 0]
    return `${index === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : ''}Q${qx.toFixed(1)} ${qy.toFixed(1)} ${next[0].toFixed(1)} ${next[1].toFixed(1)}`
  })
  return picture(240, 240, [
    inked(`${rim.join('')}Z`, rainDeep, { ink, thin: 5, thick: 6 }),
    disc(middle, 82, cream),
    disc(middle, 82, 'none', ink, 3),
    disc(middle, 52, rain, ink, 3),
    disc(middle, 30, rainDeep),
    path('M120 120L120 12A108 108 0 0 1 196 44Z', '#ffffff').replace('<path', '<path opacity=".16"'),
    path('M120 120L44 196A108 108 0 0 0 120 228Z', ink).replace('<path', '<path opacity=".16"'),
    ...steps(0, 345, 24).map((degrees) =>
      line([place(middle, 16, 0, degrees), place(middle, 105, 0, degrees)], ink, degrees % 30 ? 1.8 : 3),
    ),
    ...steps(7.5, 352.5, 24).map((degrees) => disc(place(middle, 66, 0, degrees), 3, degrees % 2 ? vermilion : rain)),
    disc(middle, 17, goldDeep, ink, 4),
    disc(middle, 9, gold, ink, 3),
    brush(trace('42,74 66,46 98,30'), 7, rainPale),
  ])
}

/** Three stems of bamboo with leaves. */
export function bamboo(): string {
  return picture(240, 240, [
    ...stem(78, -7, 30, 3),
    ...stem(168, 8, 28, 3),
    ...stem(122, 0, 38, 4),
    ...tuft([60, 80], [-140, -105, -70]),
    ...tuft([182, 100], [150, 115, 80]),
    ...tuft([124, 52], [-60, 60, 20]),
    ...tuft([118, 168], [-120, 122]),
  ])
}

function stem(x: number, lean: number, wide: number, joints: number): string[] {
  const long = 218 / joints
  return [
    group(
      Array.from({ length: joints }, (_, index) => {
        const top = 12 + index * long
        const half = wide / 2
        return [
          inked(
            `M${x - half - 2} ${top}Q${x} ${top + 5} ${x + half + 2} ${top}L${x + half} ${top + 10}V${top + long - 10}L${x + half + 2} ${top + long - 3}Q${x} ${top + long + 3} ${x - half - 2} ${top + long - 3}L${x - half} ${top + long - 10}V${top + 10}Z`,
            moss,
            { ink, thin: 4.4, thick: 4.4 },
          ),
          path(`M${x - half + 4} ${top + 12}V${top + long - 12}H${x - half * 0.35}V${top + 12}Z`, mossPale),
          path(`M${x + half * 0.5} ${top + 12}V${top + long - 12}H${x + half - 3}V${top + 12}Z`, mossDeep),
        ].join('')
      }),
      `transform="rotate(${lean} ${x} 232)"`,
    ),
  ]
}

function tuft(at: readonly [number, number], turns: readonly number[]): string[] {
  return turns.flatMap((degrees, index) => {
    const long = 66 - index * 6
    const [a, b, c, d] = [
      place(at, long * 0.3, -15, degrees),
      place(at, long, 0, degrees),
      place(at, long * 0.3, 15, degrees),
      place(at, long * 0.5, 0, degrees),
    ]
    const pair = (p: readonly [number, number]) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`
    return [
      path(`M${pair(at)}Q${pair(a)} ${pair(b)}Q${pair(c)} ${pair(at)}Z`, index % 2 ? mossPale : '#8fb24f', ink, 4),
      brush([at, d, b], 3, mossDeep),
    ]
  })
}
