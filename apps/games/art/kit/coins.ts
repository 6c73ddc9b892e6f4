import { inked } from './contour.ts'
import { brush, disc, group, type Point, path, trace } from './pen.ts'

/** An old coin with a square hole and a mark on each side of it; drawn 200 wide around 120, 120 and scaled. */
export function squareHoleCoin(
  [x, y]: Point,
  radius: number,
  colours: { metal: string; light: string; mark: string; shine: string; hole: string; ink: string },
): string[] {
  const { metal, light, mark, shine, hole, ink } = colours
  const marks = [0, 90, 180, 270].map((degrees) =>
    group(
      [
        brush(trace('96,66 120,60 144,66'), 9, mark),
        brush(trace('120,50 121,66 120,82'), 8, mark, { swell: 0.3 }),
        brush(trace('102,76 98,82 92,86'), 7, mark),
        brush(trace('138,76 142,82 148,86'), 7, mark),
      ],
      `transform="rotate(${degrees} 120 120)"`,
    ),
  )
  return [
    group(
      [
        inked('M120 20A100 100 0 1 1 119.9 20Z', metal, { ink, thick: 9, lean: [3, 7] }),
        disc([120, 120], 84, light, mark, 5),
        disc([120, 120], 76, metal, mark, 4),
        brush(trace('40,96 64,54 108,36'), 9, shine),
        ...marks,
        path('M92 92H148V148H92Z', hole, ink, 7),
        path('M92 92H148V104H104V148H92Z', ink),
        path('M86 86H154V154H86Z', 'none', light, 4),
      ],
      radius === 100 ? '' : `transform="translate(${x - 1.2 * radius} ${y - 1.2 * radius}) scale(${radius / 100})"`,
    ),
  ]
}
