import {
  brush,
  disc,
  group,
  line,
  loop,
  type Point,
  path,
  petal,
  picture,
  place,
  steps,
  trace,
  turned,
} from '../../kit/pen.ts'
import { gold, ink, lacquer, mist, paper, straw, vermilion } from '../palette.ts'

/** The crane, rising before the red sun. */
export function crane(): string {
  return picture(240, 240, [
    disc([122, 116], 92, vermilion, ink, 5),
    disc([122, 116], 84, 'none', '#ee7a55', 3),
    ...steps(96, 178, 6).map((y, index) =>
      brush(
        [
          [52 + index * 6, y],
          [122, y + 4],
          [196 - index * 5, y],
        ],
        3.4,
        '#ee7a55',
      ),
    ),
    group(cloud(), 'transform="translate(-84 -158)"'),
    ...legs(),
    wing([120, 142], 118, 1),
    ...body(),
    wing([122, 128], -28, -1),
    ...neck(),
  ])
}

/** Feathers are laid from the tip to the shoulder, so that each covers the root of the one behind. */
function wing(root: Point, lean: number, way: 1 | -1): string {
  const far = steps(0, 8, 9).map((index) => {
    const degrees = way * (index * 12 - 40)
    const long = 116 - Math.abs(index - 3) * 8
    return path(petal(place(root, 10, 0, degrees), long, 19, degrees), index < 6 ? ink : paper, ink, 3)
  })
  const middle = steps(0, 7, 8).map((index) => {
    const degrees = way * (index * 12 - 36)
    return path(petal(root, 84 - Math.abs(index - 3) * 5, 22, degrees), paper, ink, 2.8)
  })
  const near = steps(0, 5, 6).map((index) => {
    const degrees = way * (index * 14 - 28)
    return path(petal(root, 50, 20, degrees), '#fffaf0', ink, 2.4)
  })
  const quills = steps(0, 7, 8).map((index) => {
    const degrees = way * (index * 12 - 36)
    return brush(
      [place(root, 52, 0, degrees), place(root, 64, 0, degrees), place(root, 74 - Math.abs(index - 3) * 5, 0, degrees)],
      2,
      mist,
    )
  })
  return turned([...far, ...middle, ...quills, ...near], lean, root)
}

function body(): string[] {
  return [
    ...steps(-26, 26, 5).map((spread) => path(petal([92, 160], 50, 17, 236 + spread), ink, ink, 2.6)),
    ...steps(-16, 16, 3).map((spread) => path(petal([98, 156], 40, 15, 236 + spread), paper, ink, 2.6)),
    path(loop(trace('84,160 96,140 118,122 142,112 158,114 154,132 136,152 108,168')), paper, ink, 4),
    brush(trace('100,158 122,150 142,132'), 3, mist),
    brush(trace('104,164 126,158 146,140'), 2.6, straw),
  ]
}

function neck(): string[] {
  return [
    brush(trace('134,128 150,118 166,104 180,84 190,66 198,58'), 24, ink, { swell: 0.12 }),
    brush(trace('138,124 152,114 166,100 176,86'), 13, paper, { swell: 0.1 }),
    path(loop(trace('182,56 194,50 204,54 204,62 192,68 182,66')), ink),
    path('M202 52L230 46L204 63Z', gold, ink, 2.6),
    path(loop(trace('186,53 194,46 203,50 198,54')), '#ff6a4a', ink, 2),
    disc([196, 58], 2.4, paper),
    brush(trace('180,72 186,68 192,67'), 3, paper),
  ]
}

function legs(): string[] {
  return [
    line(trace('100,158 70,182 40,196'), ink, 4.6),
    line(trace('106,162 80,190 52,206'), ink, 4.6),
    line(trace('40,196 28,196'), ink, 3.4),
    line(trace('40,196 31,203'), ink, 3.4),
    line(trace('52,206 40,208'), ink, 3.4),
    line(trace('52,206 44,214'), ink, 3.4),
  ]
}

function cloud(): string[] {
  const outline: Point[] = [
    [88, 206],
    [112, 192],
    [136, 196],
    [150, 184],
    [176, 186],
    [188, 196],
    [212, 196],
    [222, 208],
    [206, 216],
    [150, 215],
    [110, 218],
  ]
  return [
    path(loop(outline), paper, ink, 4),
    group([
      line(trace('112,206 140,205 148,198'), lacquer, 2.4),
      line(trace('160,207 188,206 194,201'), lacquer, 2.4),
      line(trace('204,208 212,206'), lacquer, 2.4),
    ]),
  ]
}
