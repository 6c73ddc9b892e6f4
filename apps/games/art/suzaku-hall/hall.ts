import { leafCloud } from '../kit/clouds.ts'
import { bokashi, disc, group, oval, type Point, path, polygon, round, steps } from '../kit/pen.ts'
import { suzaku } from './bird.ts'
import { gold, ink, lacquer, night, vermilion } from './palette.ts'

export const hallGradients = () =>
  `<defs>${bokashi('dusk', [
    [0, night.deep],
    [0.5, night.mid],
    [1, night.warm],
  ])}${bokashi('boards', [
    [0, '#4a1c22'],
    [1, '#180b10'],
  ])}${bokashi('leaf', [
    [0, '#9a6a22'],
    [0.6, '#6f4518'],
    [1, '#472712'],
  ])}${bokashi(
    'post',
    [
      [0, vermilion.deep],
      [0.3, vermilion.main],
      [0.62, vermilion.mid],
      [1, '#6d1618'],
    ],
    true,
  )}</defs>`

/** Walls of gold leaf with the bird on them, pillars, beams with fittings, lanterns and a floor of lacquer. */
export function hallParts(width: number, height: number, { bird }: { readonly bird: boolean }): string[] {
  const floor = height * 0.78
  const bay = Math.max(width / 4, height * 0.34)
  const count = Math.ceil(width / bay) + 1
  const posts = steps(width / 2 - (bay * count) / 2, width / 2 + (bay * count) / 2, count + 1)
  return [
    hallGradients(),
    `<path fill="url(#dusk)" d="M0 0H${width}V${height}H0Z"/>`,
    ...screens(width, floor, bay),
    ...clouds(width, floor),
    ...(bird ? [group(suzaku([width / 2, floor * 0.58], Math.min(width * 0.3, floor * 0.46)), 'opacity="0.5"')] : []),
    `<path fill="url(#boards)" stroke="${ink}" stroke-width="4" d="M0 ${round(floor)}H${width}V${height}H0Z"/>`,
    ...boards(width, floor, height),
    ...posts.map((x) => post(x, floor, height)),
    ...beam(width, height),
    ...posts.slice(1, -1).flatMap((x) => lantern([x, height * 0.3], height * 0.075)),
  ]
}

/** Panels of gold leaf, in squares as it is laid. */
function screens(width: number, floor: number, bay: number): string[] {
  const [top, low] = [floor * 0.16, floor * 0.96]
  const squares = steps(0, width, Math.round(width / (bay / 4))).flatMap((x, column) =>
    steps(top, low, 7).map((y, row) =>
      (column * 3 + row * 5) % 4 === 0
        ? `M${round(x)} ${round(y)}h${round(bay / 4)}v${round((low - top) / 7)}h${round(-bay / 4)}Z`
        : '',
    ),
  )
  const folds = steps(0, width, Math.round(width / (bay / 2)) + 1).map(
    (x, index) =>
      `<path fill="${index % 2 ? '#00000030' : '#ffe59a14'}" d="M${round(x)} ${round(top)}h${round(bay / 2)}V${round(low)}h${round(-bay / 2)}Z"/>`,
  )
  return [
    `<path fill="url(#leaf)" stroke="${ink}" stroke-width="5" d="M0 ${round(top)}H${width}V${round(low)}H0Z"/>`,
    `<path fill="${gold.light}" opacity="0.07" d="${squares.join('')}"/>`,
    ...folds,
    `<path fill="${lacquer.black}" d="M0 ${round(low)}H${width}V${round(floor)}H0Z"/>`,
    `<path fill="${gold.mid}" d="M0 ${round(low + (floor - low) * 0.3)}H${width}v4H0Z"/>`,
  ]
}

function clouds(width: number, floor: number): string[] {
  const bar = floor * 0.045
  const places: readonly Point[] = [
    [width * 0.02, floor * 0.7],
    [width * 0.7, floor * 0.3],
    [width * 0.6, floor * 0.76],
    [width * 0.12, floor * 0.34],
  ]
  return places.map((at, index) =>
    group(
      [
        leafCloud(
          at,
          [
            [0, bar * (6 + index)],
            [bar * 2.4, bar * (7 + (index % 2) * 3)],
            [-bar * 1.6, bar * 5],
          ],
          bar,
          { fill: gold.mid, ink: '#6b4616', width: 3 },
        ),
      ],
      'opacity="0.75"',
    ),
  )
}

function boards(width: number, floor: number, height: number): string[] {
  const lines = steps(-width * 0.6, width * 1.6, 17).map(
    (x) => `M${round(width / 2 + (x - width / 2) * 0.5)} ${round(floor)}L${round(x)} ${height}`,
  )
  const shine = [0.25, 0.5, 0.78].map((part) =>
    oval([width * part, floor + (height - floor) * 0.55], width * 0.13, (height - floor) * 0.16, `${gold.mid}22`),
  )
  return [path(lines.join(''), 'none', ink, 3), ...shine]
}

function post(x: number, floor: number, height: number): string {
  const half = height * 0.03
  const band = (y: number, high: number) =>
    path(
      polygon([
        [x - half * 1.12, y],
        [x + half * 1.12, y],
        [x + half * 1.12, y + high],
        [x - half * 1.12, y + high],
      ]),
      gold.main,
      ink,
      3,
    )
  return group([
    `<path fill="url(#post)" stroke="${ink}" stroke-width="5" d="M${round(x - half)} 0H${round(x + half)}V${round(floor + height * 0.03)}H${round(x - half)}Z"/>`,
    band(height * 0.2, height * 0.018),
    band(floor - height * 0.05, height * 0.03),
    band(floor + height * 0.015, height * 0.025),
  ])
}

/** The beam under the ceiling, with the bosses that cover its nails. */
function beam(width: number, height: number): string[] {
  const [top, high] = [height * 0.085, height * 0.062]
  const boss = ([x, y]: Point) =>
    group([
      disc([x, y], high * 0.34, gold.main, ink, 3),
      ...[0, 60, 120, 180, 240, 300].map((degrees) =>
        disc(
          [x + Math.cos((degrees * Math.PI) / 180) * high * 0.2, y + Math.sin((degrees * Math.PI) / 180) * high * 0.2],
          high * 0.075,
          gold.deep,
        ),
      ),
      disc([x, y], high * 0.1, gold.pale),
    ])
  return [
    `<path fill="${lacquer.dark}" d="M0 0H${width}V${round(top)}H0Z"/>`,
    `<path fill="${gold.deep}" opacity="0.5" d="${steps(0, width, Math.round(width / 46))
      .map((x) => `M${round(x)} 0h8v${round(top)}h-8Z`)
      .join('')}"/>`,
    `<path fill="${vermilion.mid}" stroke="${ink}" stroke-width="4" d="M-6 ${round(top)}H${width + 6}V${round(top + high)}H-6Z"/>`,
    `<path fill="${vermilion.light}" opacity="0.55" d="M0 ${round(top + 5)}H${width}v${round(high * 0.12)}H0Z"/>`,
    `<path fill="${gold.mid}" d="M0 ${round(top + high * 0.84)}H${width}v${round(high * 0.12)}H0Z"/>`,
    ...steps(width * 0.06, width * 0.94, Math.max(4, Math.round(width / 190))).map((x) => boss([x, top + high * 0.45])),
  ]
}

/** A hanging lantern of paper with the light in it. */
export function lantern([x, y]: Point, size: number): string[] {
  return [
    disc([x, y], size * 1.9, `${gold.light}1f`),
    disc([x, y], size * 1.35, `${gold.light}2e`),
    `<path fill="none" stroke="${ink}" stroke-width="4" d="M${round(x)} ${round(y - size * 2.2)}V${round(y - size)}"/>`,
    oval([x, y], size * 0.78, size, '#ffcf7a', ink, 4),
    oval([x, y + size * 0.1], size * 0.5, size * 0.66, gold.pale),
    ...[-0.5, 0, 0.5].map((part) =>
      path(
        `M${round(x - size * 0.74)} ${round(y + part * size * 0.9)}q${round(size * 0.74)} ${round(size * 0.16)} ${round(size * 1.48)} 0`,
        'none',
        '#b8651f',
        2.5,
      ),
    ),
    path(
      polygon([
        [x - size * 0.42, y - size * 1.08],
        [x + size * 0.42, y - size * 1.08],
        [x + size * 0.5, y - size * 0.86],
        [x - size * 0.5, y - size * 0.86],
      ]),
      lacquer.black,
      ink,
      3,
    ),
    path(
      polygon([
        [x - size * 0.42, y + size * 1.06],
        [x + size * 0.42, y + size * 1.06],
        [x + size * 0.5, y + size * 0.86],
        [x - size * 0.5, y + size * 0.86],
      ]),
      lacquer.black,
      ink,
      3,
    ),
    path(`M${round(x)} ${round(y + size * 1.06)}v${round(size * 0.7)}`, 'none', vermilion.main, 5),
  ]
}
