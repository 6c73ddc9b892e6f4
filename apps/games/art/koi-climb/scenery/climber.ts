import { brush, disc, group, line, type Point, path, picture, place, trace } from '../../kit/pen.ts'
import { splash } from '../../kit/water.ts'
import { azuritePale, cinnabar, ink, leaf, leafPale, malachite, malachiteDark, shellWhite } from '../palette.ts'
import { coats } from '../symbols/coats.ts'
import { dragonHead } from '../symbols/dragon.ts'
import { climbing, curved } from '../symbols/koi-from-above.ts'
import { leaping } from '../symbols/koi-leaping.ts'

export type Pose = 'left' | 'right' | 'leap'

/** The koi that climbs beside the board: bent to the left, to the right, or leaping. 240 × 260. */
export function climber(pose: Pose): string {
  const wake = splash([120, 236], 70, { fill: shellWhite, ink, width: 3.4, count: 7, spread: 78 })
  if (pose === 'leap') return picture(240, 260, [...wake, group(leaping(coats.red), 'transform="rotate(-28 120 120)"')])
  const body = group(curved(coats.red), pose === 'left' ? '' : 'transform="matrix(-1 0 0 1 240 0)"')
  return picture(240, 260, [...wake, body])
}

/** The white koi resting in the basin, before the climb. */
export function resting(): string {
  return picture(240, 260, [group(climbing(coats.red), 'transform="translate(0 10)"')])
}

/** What the koi becomes at the top: the dragon with its coiling body. 480 × 640. */
export function risingDragon(): string {
  return picture(480, 640, risingDragonParts())
}

export function risingDragonParts(): string[] {
  const spine: readonly Point[] = trace(
    '240,130 206,250 116,310 130,384 240,400 350,420 370,500 280,560 170,560 110,600',
  )
  const belly = spine.map(([x, y], index): Point => [x + (index < 4 ? 14 : -4), y + 12])
  return [
    brush(spine, 104, ink, { swell: 0.2 }),
    brush(spine, 92, malachite, { swell: 0.2 }),
    brush(belly, 40, leafPale, { swell: 0.2 }),
    ...spine
      .slice(2, -3)
      .flatMap(([x, y], index) => [0, 1].map((half) => fringe([x + half * 26, y - 40 + half * 6], index * 14 - 20))),
    ...spine.slice(2, -3).flatMap(([x, y], index) => [
      line(
        [
          [x - 14, y - 12],
          [x, y - 4],
          [x + 14, y - 12],
        ],
        malachiteDark,
        4,
      ),
      line(
        [
          [x + 20 - index, y - 20],
          [x + 34, y - 12],
          [x + 46, y - 20],
        ],
        malachiteDark,
        4,
      ),
    ]),
    ...claw([140, 400]),
    ...claw([352, 448]),
    group(dragonHead({ neck: false }), 'transform="translate(92 6) scale(1.4)"'),
    disc([424, 344], 34, leaf, ink, 5),
    disc([424, 344], 22, leafPale),
    brush(trace('406,338 414,326 426,322'), 6, shellWhite),
  ]
}

function fringe(at: Point, degrees: number): string {
  const tip = place(at, 30, 0, degrees)
  return path(
    `M${at[0] - 13} ${at[1]}L${Math.round(tip[0])} ${Math.round(tip[1])}L${at[0] + 13} ${at[1]}Z`,
    cinnabar,
    ink,
    4,
  )
}

function claw([x, y]: Point): string[] {
  return [
    brush(
      [
        [x, y - 26],
        [x - 14, y],
        [x - 4, y + 34],
      ],
      30,
      ink,
      { swell: 0.5 },
    ),
    brush(
      [
        [x, y - 26],
        [x - 14, y],
        [x - 4, y + 32],
      ],
      20,
      malachite,
      { swell: 0.5 },
    ),
    ...[-34, 0, 34].map((degrees) =>
      brush(
        [[x - 4, y + 26], place([x - 4, y + 26], -16, 4, degrees), place([x - 4, y + 26], -30, -4, degrees)],
        12,
        leaf,
      ),
    ),
  ]
}

/** A drop of spray, a particle. 40 × 40. */
export function spray(): string {
  return picture(40, 40, [disc([20, 20], 13, azuritePale, ink, 4), brush(trace('12,18 15,12 21,10'), 4, shellWhite)])
}
