import { cover } from '../kit/cover.ts'
import { monthCard } from '../kit/month-cards.ts'
import type { Point } from '../kit/pen.ts'
import { maple } from './palette.ts'
import { blossom, feltParts, goldCloud, mapleLeaf, petalAt } from './scenery.ts'

/** A card of a fan: its month, its middle and its turn. */
type Held = readonly [month: number, at: Point, turn: number]

const fan = (cards: readonly Held[], width: number) =>
  cards.map(([month, at, turn]) => monthCard(month, { id: `month-${month}`, at, width, turn }))

/** The banner, 1600 × 700: the year in a fan, the moon of August before it. */
export const hero = () =>
  cover(1600, 700, [
    ...feltParts(1600, 700, [0.59, 0.55]),
    goldCloud(
      [-160, -30],
      [
        [0, 760],
        [-40, 560],
        [-30, 360],
      ],
      56,
    ),
    goldCloud(
      [1280, -26],
      [
        [0, 480],
        [90, 420],
        [210, 330],
      ],
      56,
    ),
    goldCloud(
      [-140, 586],
      [
        [0, 380],
        [-20, 560],
        [-20, 700],
      ],
      56,
    ),
    goldCloud(
      [1330, 590],
      [
        [160, 300],
        [70, 400],
        [0, 480],
      ],
      56,
    ),
    blossom([560, 90], 34, 14),
    petalAt([640, 150], 26, 120),
    petalAt([470, 240], 22, 60),
    mapleLeaf([1420, 210], 46, 24, maple.red),
    mapleLeaf([1398, 520], 38, 150, maple.gold),
    ...fan(
      [
        [1, [652, 372], -24],
        [5, [802, 326], -12],
        [12, [1232, 372], 24],
        [7, [1086, 326], 12],
        [8, [944, 350], 0],
      ],
      262,
    ),
    petalAt([520, 500], 30, 210),
    blossom([450, 400], 24, 40),
  ])

/** The tile, 4 : 3. */
export const thumbnail = () =>
  cover(800, 600, [
    ...feltParts(800, 600),
    goldCloud(
      [-110, -26],
      [
        [0, 420],
        [-30, 300],
        [-20, 190],
      ],
      46,
    ),
    goldCloud(
      [560, 496],
      [
        [120, 220],
        [50, 320],
        [0, 380],
      ],
      46,
    ),
    blossom([80, 500], 40, 10),
    blossom([150, 556], 26, 40),
    mapleLeaf([716, 96], 54, 24, maple.red),
    mapleLeaf([640, 50], 34, -32, maple.gold),
    ...fan(
      [
        [1, [196, 322], -17],
        [12, [604, 322], 17],
        [8, [400, 312], 0],
      ],
      286,
    ),
    petalAt([46, 230], 34, 130),
    petalAt([742, 420], 30, 60),
    petalAt([470, 586], 28, 250),
  ])

/** The tile, 3 : 4. */
export const thumbnailPortrait = () =>
  cover(600, 800, [
    ...feltParts(600, 800),
    goldCloud(
      [-110, -24],
      [
        [0, 400],
        [-30, 280],
        [-20, 180],
      ],
      46,
    ),
    goldCloud(
      [330, 700],
      [
        [120, 220],
        [40, 320],
        [-20, 400],
      ],
      46,
    ),
    blossom([84, 712], 38, 10),
    mapleLeaf([520, 100], 52, 24, maple.red),
    mapleLeaf([440, 52], 32, -32, maple.gold),
    ...fan(
      [
        [1, [148, 410], -15],
        [12, [452, 410], 15],
        [8, [300, 412], 0],
      ],
      282,
    ),
    petalAt([44, 190], 32, 130),
    petalAt([330, 748], 28, 60),
  ])
