import { cover } from '../kit/cover.ts'
import { rays } from '../kit/light.ts'
import { brush, disc, group, type Point, round } from '../kit/pen.ts'
import { mustard, mustardPale, red } from './palette.ts'
import { darumaParts } from './scenery/daruma.ts'
import { shelfParts } from './scenery/shelves.ts'
import { counterParts, curtainParts, wallParts } from './scenery/shop.ts'
import { chip, impactParts, malletParts } from './scenery/tools.ts'
import { fishParts, windowParts } from './scenery/window.ts'
import { blocks } from './symbols/blocks.ts'

/** The banner: the hammer has just met the tower, a block flies through the shop, and the daruma is in the air. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    group(wallParts({ plain: true })),
    shine([925, 170], 640),
    at([60, 40], 0.98, windowParts('w')),
    at([140, 108], 0.92, fishParts('f')),
    at([1224, -38], 0.76, shelfParts('s')),
    at([-20, 580], 1.03, counterParts()),
    speed([600, 356], 280),
    at([170, 380], 0.98, blocks.temari('a'), -26),
    at([470, 256], 0.84, blocks.horse('h'), 12),
    at([826, 414], 0.82, blocks.crane('l')),
    at([778, 2], 0.98, darumaParts({ painted: [true, false], id: 'd', gaze: [-8, 9] }), 8),
    at([984, 262], 0.9, impactParts()),
    at([1060, 290], 1, malletParts(), 12),
    ...chips([
      [1030, 280],
      [1000, 430],
      [780, 330],
    ]),
  ])
}

/** The tile, 4 : 3. */
export function thumbnail(): string {
  return cover(800, 600, [
    at([-260, -80], 0.86, wallParts({ plain: true })),
    shine([427, 142], 560),
    at([-90, 16], 0.72, windowParts('w')),
    at([-12, 66], 0.68, fishParts('f')),
    at([-420, 500], 1, counterParts()),
    speed([236, 330], 150),
    at([28, 236], 0.86, blocks.horse('h'), -14),
    at([330, 352], 0.8, blocks.temari('l')),
    at([292, -2], 0.9, darumaParts({ painted: [true, false], id: 'd', gaze: [-8, 9] }), 8),
    at([464, 210], 0.86, impactParts()),
    at([540, 236], 0.94, malletParts(), 12),
    ...chips([
      [504, 226],
      [470, 380],
      [276, 262],
    ]),
  ])
}

/** The tile, 3 : 4: a taller tower. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    at([-500, -60], 1, wallParts({ plain: true })),
    shine([290, 218], 560),
    at([-150, 60], 0.74, windowParts('w')),
    at([-66, 110], 0.7, fishParts('f')),
    at([-60, -30], 0.62, curtainParts().slice(0, 49)),
    at([-500, 706], 1, counterParts()),
    speed([120, 414], 130),
    at([-34, 326], 0.72, blocks.horse('h'), -14),
    at([196, 578], 0.76, blocks.pinwheel('m')),
    at([196, 402], 0.76, blocks.temari('l')),
    at([142, 62], 0.98, darumaParts({ painted: [true, false], id: 'd', gaze: [-8, 9] }), 8),
    at([316, 286], 0.86, impactParts()),
    at([380, 314], 0.94, malletParts(), 12),
    ...chips([
      [354, 300],
      [330, 460],
      [150, 350],
    ]),
  ])
}

function at([x, y]: Point, size: number, content: readonly string[], degrees = 0): string {
  const turn = degrees ? ` rotate(${degrees} 120 120)` : ''
  return group(content, `transform="translate(${round(x)} ${round(y)}) scale(${size})${turn}"`)
}

/** Light around the daruma, as broad strokes on the wall. */
function shine(middle: Point, reach: number): string {
  return group([
    ...rays(middle, { inner: 60, outer: reach, count: 22, width: 56, fill: mustardPale, short: 0.8 }),
    disc(middle, reach * 0.33, '#ffd35c'),
  ])
}

/** Strokes behind a block that flies to the left. */
function speed([x, y]: Point, long: number): string {
  return [-70, -30, 12, 54]
    .map((off, index) => {
      const end = x + long * (0.75 + (index % 2) * 0.35)
      return brush(
        [
          [x, y + off],
          [(x + end) / 2, y + off * 0.84],
          [end, y + off * 0.7],
        ],
        11,
        index % 2 ? red : mustard,
        { swell: 0.3 },
      )
    })
    .join('')
}

function chips(places: readonly Point[]): string[] {
  return places.map((place, index) => at(place, 0.7 + (index % 3) * 0.2, [chipOnly()], index * 57))
}

const chipOnly = () => chip().replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
