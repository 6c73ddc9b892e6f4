import { disc, group, type Point } from './pen.ts'

/** The ball that runs on a wheel. */
export const ball = ([x, y]: Point, size: number, ink: string): string[] => [
  disc([x, y + size * 0.3], size * 1.1, ink),
  disc([x, y], size, '#fbf4e0', ink, 3),
  disc([x - size * 0.3, y - size * 0.35], size * 0.3, '#ffffff'),
]

/** A stack of chips, seen aslant; `at` is the middle of the lowest. */
export function chipStack(
  [x, y]: Point,
  size: number,
  count: number,
  { colour, face, ink }: { colour: string; face: string; ink: string },
): string[] {
  const oval = (at: number, part: number, fill: string, more = '') =>
    `<ellipse cx="${x}" cy="${Math.round(at)}" rx="${Math.round(size * part)}" ry="${Math.round(size * 0.42 * part)}" fill="${fill}"${more}/>`
  return Array.from({ length: count }, (_, level) => {
    const at = y - level * size * 0.26
    return group([
      oval(at + size * 0.16, 1, ink),
      oval(at, 1, colour, ` stroke="${ink}" stroke-width="4"`),
      oval(
        at,
        0.84,
        'none',
        ` stroke="${face}" stroke-width="${Math.round(size * 0.14)}" stroke-dasharray="${Math.round(size * 0.3)} ${Math.round(size * 0.34)}"`,
      ),
      oval(at, 0.62, face, ` stroke="${ink}" stroke-width="2"`),
      oval(at, 0.4, colour),
    ])
  })
}
