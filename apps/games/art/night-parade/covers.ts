import { cover } from '../kit/cover.ts'
import { radiance, scattered } from '../kit/light.ts'
import { brush, disc, group, line, path } from '../kit/pen.ts'
import {
  fire,
  firePale,
  ghost,
  ghostPale,
  ink,
  night,
  ochre,
  paper,
  umber,
  umberDeep,
  violetDeep,
  washPale,
  white,
} from './palette.ts'
import { townParts } from './scenery/town.ts'
import { catParts, kappaParts } from './symbols/creatures.ts'
import { lanternParts, wispParts } from './symbols/fires.ts'
import { boyParts, ladyParts } from './symbols/people.ts'
import { tenguParts, umbrellaParts } from './symbols/things.ts'

const lights = [
  radiance('l', [
    [0.1, firePale, 0.95],
    [0.5, fire, 0.45],
    [1, fire, 0],
  ]),
  radiance('h', [
    [0.1, ghostPale, 0.8],
    [0.5, ghost, 0.35],
    [1, ghost, 0],
  ]),
]

/** Old paper under broad strokes of night, whose dry ends leave some of it bare at the right. */
function ground(width: number, height: number, street: number): string[] {
  const bands = 8
  const tones = ['#17183a', '#1d1c44', '#25204d', '#2e2556', '#3a2a60', '#49346c', '#5d4479', '#755788']
  const high = (street + 20) / bands
  const strokes = tones.map((tone, band) => {
    const end = width * (0.9 + 0.07 * Math.sin(band * 2.4))
    const hairs = Array.from({ length: 8 }, (_, hair) => {
      const y = band * high + (hair * high) / 8
      const reach = end + ((hair * 0.618 + band * 0.37) % 1) * width * 0.08
      return `L${reach} ${y}L${reach - width * 0.03} ${y + high / 16}`
    })
    return path(`M0 ${band * high}${hairs.join('')}V${(band + 1) * high + 2}H0Z`, tone)
  })
  const streaks = Array.from({ length: 10 }, (_, index) => {
    const y = ((index + 0.5) * street) / 10
    return brush(
      [
        [-40, y],
        [width * 0.4, y + 6],
        [width * (0.74 + (index % 3) * 0.1), y - 3],
      ],
      5 + (index % 3) * 5,
      night,
    )
  })
  return [
    `<defs>${lights.join('')}</defs>`,
    path(`M0 0H${width}V${height}H0Z`, paper),
    ...strokes,
    group(streaks, 'opacity=".6"'),
    path(
      `M0 ${street}C${width * 0.3} ${street - 10} ${width * 0.7} ${street + 10} ${width} ${street}V${height}H0Z`,
      ochre,
    ),
    path(`M0 ${street}C${width * 0.3} ${street - 10} ${width * 0.7} ${street + 10} ${width} ${street}`, 'none', ink, 6),
  ]
}

const moonAt = (x: number, y: number, radius: number) => [
  disc([x, y], radius * 1.5, 'url(#h)'),
  disc([x, y], radius, paper, ink, 5),
  brush(
    [
      [x - radius * 0.8, y + radius * 0.2],
      [x, y + radius * 0.1],
      [x + radius * 0.9, y + radius * 0.24],
    ],
    radius * 0.12,
    washPale,
  ),
  brush(
    [
      [x - radius * 0.5, y + radius * 0.45],
      [x + radius * 0.1, y + radius * 0.36],
      [x + radius * 0.75, y + radius * 0.46],
    ],
    radius * 0.09,
    washPale,
  ),
]

const at = (parts: readonly string[], x: number, y: number, size: number, turn = 0, flip = false) =>
  group(parts, `transform="translate(${x} ${y}) scale(${flip ? -size : size} ${size}) rotate(${turn} 120 120)"`)

const glow = (x: number, y: number, size: number) => disc([x + size * 120, y + size * 120], size * 230, 'url(#l)')

const fires = (places: readonly (readonly [number, number, number])[]) => [
  group(wispParts(), 'id="w" transform="translate(-900 -900)"'),
  ...places.flatMap(([x, y, size]) => [
    disc([x + 120 * size, y + 140 * size], 200 * size, 'url(#h)'),
    `<use href="#w" transform="translate(${x} ${y}) scale(${size}) translate(900 900)"/>`,
  ]),
]

/** The rod at an end of the scroll, and its brocade above and below. */
function mounted(width: number, height: number, edge: number): string[] {
  const diamonds = Math.round(width / (edge * 2))
  const row = (y: number) =>
    Array.from({ length: diamonds }, (_, index) => {
      const x = ((index + 0.5) * width) / diamonds
      return `M${x} ${y - edge * 0.3}L${x + edge * 0.42} ${y}L${x} ${y + edge * 0.3}L${x - edge * 0.42} ${y}Z`
    })
  const rod = (x: number, wide: number) => [
    path(`M${x} 0H${x + wide}V${height}H${x}Z`, umberDeep, ink, 6),
    path(`M${x + wide * 0.24} 0H${x + wide * 0.5}V${height}H${x + wide * 0.24}Z`, umber),
    path(
      `M${x} ${edge * 0.4}H${x + wide}V${edge * 0.8}H${x}ZM${x} ${height - edge * 0.8}H${x + wide}V${height - edge * 0.4}H${x}Z`,
      ochre,
      ink,
      3,
    ),
  ]
  return [
    path(`M0 0H${width}V${edge}H0ZM0 ${height - edge}H${width}V${height}H0Z`, violetDeep, ink, 4),
    path([...row(edge / 2), ...row(height - edge / 2)].join(''), ochre),
    ...rod(-8, edge * 1.5),
    ...rod(width - edge * 1.5 + 8, edge * 1.5),
  ]
}

const stars = (count: number, width: number, height: number) =>
  scattered(count, width, height).map((point, index) => disc(point, index % 4 ? 2 : 3, index % 3 ? white : ghostPale))

/** The banner: the whole parade walks along the scroll. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    ...ground(1600, 700, 560),
    ...stars(26, 1600, 260),
    ...moonAt(1270, 190, 104),
    group(townParts().slice(1), 'transform="translate(0 208)" opacity=".5"'),
    ...fires([
      [96, 120, 0.5],
      [1060, 130, 0.5],
      [880, 70, 0.42],
    ]),
    glow(150, 130, 1.7),
    at(ladyParts(), 1190, 268, 1.42),
    at(catParts(), 952, 310, 1.28),
    at(kappaParts(), 520, 336, 1.18),
    at(lanternParts(), 130, 130, 1.7, -6),
    at(umbrellaParts(), 706, 190, 1.66, 6),
    at(tenguParts(), 500, 64, 0.98, -4),
    ...sparksUp(1600, 640),
    ...mounted(1600, 700, 34),
  ])
}

/** The tile, 4 : 3: the lantern in front, umbrella and cat behind it. */
export function thumbnail(): string {
  return cover(800, 600, [
    ...ground(800, 600, 490),
    ...stars(16, 800, 230),
    ...moonAt(640, 150, 84),
    group(townParts().slice(1), 'transform="translate(-560 162) scale(.9)" opacity=".5"'),
    ...fires([
      [36, 80, 0.4],
      [690, 240, 0.4],
    ]),
    glow(150, 146, 1.66),
    at(kappaParts(), 22, 322, 1.04),
    at(umbrellaParts(), 384, 66, 1.54, 7),
    at(catParts(), 506, 300, 1.14),
    at(lanternParts(), 146, 140, 1.7, -6),
    ...mounted(800, 600, 26),
  ])
}

/** The tile, 3 : 4: the parade comes down the scroll. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    ...ground(600, 800, 670),
    ...stars(18, 600, 300),
    ...moonAt(440, 170, 92),
    group(townParts().slice(1), 'transform="translate(-620 330) scale(.94)" opacity=".5"'),
    ...fires([
      [40, 110, 0.5],
      [470, 360, 0.42],
    ]),
    glow(120, 398, 1.5),
    at(ladyParts(), 316, 306, 1.14),
    at(umbrellaParts(), 20, 196, 1.52, -7),
    at(boyParts(), 366, 524, 0.94),
    at(lanternParts(), 90, 392, 1.52, 5),
    ...mounted(600, 800, 24),
  ])
}

/** Sparks of lantern fire over the street. */
function sparksUp(width: number, height: number): string[] {
  return scattered(16, width, height).map(([x, y], index) =>
    index % 2
      ? disc([x, height - y * 0.5], 4, firePale)
      : line(
          [
            [x, height - y * 0.5],
            [x + 6, height - y * 0.5 - 16],
          ],
          fire,
          4,
        ),
  )
}
