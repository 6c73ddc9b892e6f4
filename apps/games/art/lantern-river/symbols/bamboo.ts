import { bokashi, brush, line, type Point, path, petal, picture, place, polygon, steps } from '../../kit/pen.ts'
import { celadon, ink, moss } from '../palette.ts'

/** Three bamboo stems in the wind. */
export function bamboo(): string {
  return picture(240, 240, [
    `<defs>${bokashi(
      'b',
      [
        [0, '#d4ecd0'],
        [0.5, celadon],
        [1, moss],
      ],
      true,
    )}</defs>`,
    '<g transform="translate(14 18) scale(.9)">',
    ...stem([158, 226], 15, 4, 46, 19),
    ...stem([84, 232], -6, 4, 52, 25),
    ...stem([122, 234], 4, 4, 55, 30),
    ...leaves([70, 66], [-118, -88, -150], 66),
    ...leaves([186, 92], [96, 124, 152], 60),
    ...leaves([132, 30], [58, 92, -70], 66),
    ...leaves([100, 132], [-104, -136], 56),
    ...leaves([146, 150], [110, 140], 54),
    '</g>',
  ])
}

function stem(root: Point, lean: number, count: number, long: number, wide: number): string[] {
  return steps(0, count - 1, count).flatMap((index) => {
    const foot = place(root, index * long, 0, lean)
    const head = place(root, (index + 1) * long - 3, 0, lean)
    const half = wide / 2 - index * 0.7
    const corner = (at: Point, aside: number) => place(at, 0, aside, lean)
    return [
      path(
        polygon([
          corner(foot, -half - 2),
          corner(place(foot, 7, 0, lean), -half),
          corner(place(head, -7, 0, lean), -half),
          corner(head, -half - 2),
          corner(head, half + 2),
          corner(place(head, -7, 0, lean), half),
          corner(place(foot, 7, 0, lean), half),
          corner(foot, half + 2),
        ]),
        'url(#b)',
        ink,
        4.6,
      ),
      brush(
        [
          corner(place(foot, 8, 0, lean), -half * 0.4),
          corner(place(foot, long / 2, 0, lean), -half * 0.45),
          corner(place(head, -8, 0, lean), -half * 0.4),
        ],
        3.4,
        '#f3faea',
      ),
      brush(
        [
          corner(place(foot, 8, 0, lean), half * 0.55),
          corner(place(foot, long / 2, 0, lean), half * 0.6),
          corner(place(head, -8, 0, lean), half * 0.55),
        ],
        3,
        '#3b7464',
      ),
      line(
        [
          corner(place(foot, 3, 0, lean), -half),
          corner(place(foot, 5, 0, lean), 0),
          corner(place(foot, 3, 0, lean), half),
        ],
        '#3b7464',
        2,
      ),
    ]
  })
}

function leaves(root: Point, turns: readonly number[], long: number): string[] {
  return turns.flatMap((degrees, index) => {
    const size = long - index * 7
    return [
      path(petal(root, size, 20, degrees), index % 2 ? '#3b7464' : moss, ink, 4),
      brush(
        [place(root, 6, 0, degrees), place(root, size * 0.5, 1, degrees), place(root, size * 0.9, 0, degrees)],
        2.4,
        celadon,
      ),
    ]
  })
}
