import { cover } from '../kit/cover.ts'
import { rays } from '../kit/light.ts'
import { disc, group, line, type Point, path, polygon, round, trace } from '../kit/pen.ts'
import { dragonBody, dragonClaw, dragonHead } from './dragon.ts'
import { gold, indigo, ink, night, paper, vermilion } from './palette.ts'
import { bambooStem, gilt, storm, stormShape } from './storm-and-bamboo.ts'
import { tigerBody, tigerHead } from './tiger.ts'

/** A playing card face down. */
function back(at: Point, size: number, degrees: number): string {
  return group(
    [
      `<rect x="-56" y="-80" width="112" height="160" rx="12" fill="${ink}"/>`,
      `<rect x="-60" y="-86" width="112" height="160" rx="12" fill="${paper}" stroke="${ink}" stroke-width="5"/>`,
      `<rect x="-50" y="-76" width="92" height="140" rx="7" fill="${indigo.deep}" stroke="${gold.leaf}" stroke-width="3"/>`,
      ...[-52, -26, 0, 26].map((y) =>
        line(trace(`-42,${y} -22,${y + 18} -4,${y} 14,${y + 18} 34,${y}`), indigo.light, 4),
      ),
      disc([-4, -6], 24, vermilion.red, gold.pale, 4),
      disc([-4, -6], 10, gold.pale),
    ],
    `transform="translate(${round(at[0])} ${round(at[1])}) rotate(${degrees}) scale(${size})"`,
  )
}

/** The dragon, from its tail behind the clouds to its head; `at` is the end of its nose. */
function dragon(at: Point, size: number): string {
  return group(
    [
      ...dragonBody(trace('-380,40 -560,110 -600,260 -460,320 -320,240 -210,290 -230,430'), 190),
      storm([-550, 380], 1.2),
      group(dragonHead(), 'transform="translate(-420 -130) scale(1.12)"'),
      ...dragonClaw([-250, 270], 66, 84),
    ],
    `transform="translate(${round(at[0])} ${round(at[1])}) scale(${size})"`,
  )
}

/** The tiger; `at` is its nose. */
function tiger(at: Point, size: number): string {
  return group(
    [
      group(tigerBody(), 'transform="translate(-60 -110)"'),
      group(tigerHead(), 'transform="translate(-200 -240) scale(1.08)"'),
    ],
    `transform="translate(${round(at[0])} ${round(at[1])}) scale(${size})"`,
  )
}

interface Scene {
  readonly width: number
  readonly height: number
  /** The sun between them, where the two leaves of the screen meet. */
  readonly sun: Point
  readonly size: number
  readonly dragon: Point
  readonly tiger: Point
  readonly cards: Point
}

function scene({ width, height, sun, size, cards, ...beasts }: Scene): string {
  const [x] = sun
  const leaf = (from: number) =>
    [
      [from, height * 0.04],
      [x, height * 0.1],
      [x, height * 0.92],
      [from, height],
    ] satisfies Point[]
  return cover(width, height, [
    `<defs>${gilt()}${stormShape()}</defs>`,
    path(`M0 0h${width}v${height}H0z`, night.high),
    path(polygon(leaf(0)), 'url(#gilt)', ink, 6),
    path(polygon(leaf(width)), 'url(#gilt)', ink, 6),
    path(polygon(leaf(width)), `${gold.dark}" opacity="0.26`),
    ...[0.7, 0.4].flatMap((part) => [
      line(
        [
          [x * part, height * (0.04 + 0.06 * part)],
          [x * part, height],
        ],
        `${gold.deep}" opacity="0.45`,
        3,
      ),
      line(
        [
          [width - (width - x) * part, height * (0.04 + 0.06 * part)],
          [width - (width - x) * part, height],
        ],
        `${gold.dark}" opacity="0.5`,
        3,
      ),
    ]),
    ...rays(sun, { inner: 130 * size, outer: 440 * size, count: 28, width: 16 * size, fill: `${paper}" opacity="0.5` }),
    disc(sun, 126 * size, vermilion.red, ink, 5),
    ...bambooStem([width - 110 * size, height], height * 1.06, 40 * size, 17 * size),
    ...bambooStem([width - 30 * size, height], height * 1.1, -60 * size, 20 * size),
    ...bambooStem([width - 250 * size, height], height, -30 * size, 13 * size),
    storm([x - 470 * size, height * 0.1], size * 1.3),
    storm([x - 120 * size, height * 0.05], size * 0.9),
    tiger(beasts.tiger, size),
    dragon(beasts.dragon, size),
    storm([width * 0.12, height * 0.97], size * 1.2),
    storm([width * 0.9, height * 0.99], size),
    storm([width * 0.48, height * 1.02], size * 1.1),
    back([cards[0] - 50 * size, cards[1]], size * 1.15, -14),
    back([cards[0] + 50 * size, cards[1] + 8 * size], size * 1.15, 12),
  ])
}

/** The banner. 1600 × 700. */
export const hero = () =>
  scene({
    width: 1600,
    height: 700,
    sun: [880, 260],
    size: 1,
    dragon: [820, 270],
    tiger: [1130, 340],
    cards: [860, 570],
  })

/** The tile, 4 : 3. */
export const thumbnail = () =>
  scene({
    width: 800,
    height: 600,
    sun: [400, 232],
    size: 0.76,
    dragon: [364, 240],
    tiger: [606, 306],
    cards: [384, 498],
  })

/** The tile, 3 : 4: the dragon above, the tiger below. */
export const thumbnailPortrait = () =>
  scene({
    width: 600,
    height: 800,
    sun: [372, 250],
    size: 0.82,
    dragon: [392, 264],
    tiger: [398, 552],
    cards: [112, 690],
  })
