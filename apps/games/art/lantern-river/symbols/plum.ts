import { brush, disc, line, loop, type Point, path, picture, place, steps, trace } from '../../kit/pen.ts'
import { amber, blush, gold, ink, paper, vermilion } from '../palette.ts'

/** Plum blossom on an old branch. */
export function plum(): string {
  return picture(240, 240, [
    brush(trace('20,224 58,190 84,178 120,150 150,150 196,116 222,70'), 24, ink, { swell: 0.15 }),
    brush(trace('120,152 112,186 138,212'), 12, ink, { swell: 0.15 }),
    brush(trace('84,178 58,150 40,108'), 12, ink, { swell: 0.15 }),
    brush(trace('34,210 64,186 90,174 122,150'), 5, '#6b4a52', { swell: 0.3 }),
    brush(trace('150,144 180,124 204,96'), 3.4, '#6b4a52', { swell: 0.3 }),
    ...blossom([110, 96], 62, 8),
    ...blossom([186, 168], 42, 40),
    ...bud([40, 98], 16),
    ...bud([222, 60], 15),
    ...bud([144, 214], 13),
    ...bud([64, 148], 11),
  ])
}

function blossom(centre: Point, size: number, lean: number): string[] {
  const turns = steps(lean, lean + 288, 5)
  const lobe = (degrees: number, part: number): Point[] => [
    place(centre, size * 0.2 * part, 0, degrees),
    place(centre, size * 0.5 * part, -size * 0.36 * part, degrees),
    place(centre, size * 0.86 * part, -size * 0.3 * part, degrees),
    place(centre, size * 0.96 * part, 0, degrees),
    place(centre, size * 0.86 * part, size * 0.3 * part, degrees),
    place(centre, size * 0.5 * part, size * 0.36 * part, degrees),
  ]
  return [
    ...turns.map((degrees) => path(loop(lobe(degrees, 1)), '#ee7f8c', ink, 5)),
    ...turns.map((degrees) => path(loop(lobe(degrees, 0.92).map(([x, y]): Point => [x - 1, y - 2])), blush)),
    ...turns.map((degrees) =>
      brush(
        [
          place(centre, size * 0.74, -size * 0.18, degrees),
          place(centre, size * 0.84, 0, degrees),
          place(centre, size * 0.74, size * 0.18, degrees),
        ],
        4,
        paper,
      ),
    ),
    ...steps(0, 345, 15).flatMap((degrees) => {
      const end = place(centre, size * (degrees % 48 ? 0.42 : 0.52), 0, degrees)
      return [line([centre, end], vermilion, 2), disc(end, size * 0.045, gold, ink, 1.4)]
    }),
    disc(centre, size * 0.13, gold, ink, 3),
    disc(centre, size * 0.05, amber),
  ]
}

function bud([x, y]: Point, size: number): string[] {
  return [
    disc([x, y], size, '#ee7f8c', ink, 4.4),
    disc([x - 1, y - 2], size * 0.66, blush),
    brush(
      [
        [x - size * 0.4, y - size * 0.3],
        [x, y - size * 0.6],
        [x + size * 0.4, y - size * 0.3],
      ],
      3,
      paper,
    ),
    path(
      `M${x - size} ${y + 4}C${x - size / 2} ${y + size} ${x + size / 2} ${y + size} ${x + size} ${y + 4}L${x} ${y + size + 6}Z`,
      vermilion,
      ink,
      3,
    ),
  ]
}
