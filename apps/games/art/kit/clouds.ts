import { group, type Point, round } from './pen.ts'

/** A flat cloud with round ends, as gold leaf on screens has them. */
export function leafCloud(
  [x, y]: Point,
  bars: readonly (readonly [along: number, long: number])[],
  bar: number,
  { fill, ink, width = 4 }: { fill: string; ink: string; width?: number },
): string {
  const shapes = (grow: number) =>
    bars.map(
      ([along, long], row) =>
        `<rect x="${round(x + along - grow)}" y="${round(y + row * bar * 0.9 - grow)}" width="${round(long + grow * 2)}" height="${round(bar + grow * 2)}" rx="${round(bar / 2 + grow)}"/>`,
    )
  return group(shapes(width), `fill="${ink}"`) + group(shapes(0), `fill="${fill}"`)
}
