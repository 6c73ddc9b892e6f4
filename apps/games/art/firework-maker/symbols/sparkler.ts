import { brush, disc, line, type Point, place, steps, trace } from '../../kit/pen.ts'

import { cream, ember, gold, ink, rose, teal, vermilion, violet } from '../palette.ts'
import { cell } from './cell.ts'

/** A sparkler: a drop of fire on a twisted paper, and its fine branches. */
export function sparkler(): string {
  const fire: Point = [88, 152]
  const branch = (degrees: number, long: number) => {
    const fork = place(fire, long * 0.66, 0, degrees)
    return [
      brush([place(fire, 20, 0, degrees), place(fire, long * 0.4, 3, degrees), fork], 6, ember),
      ...[-38, 0, 38].map((turn) =>
        brush(
          [fork, place(fork, long * 0.18, 0, degrees + turn), place(fork, long * 0.34, 0, degrees + turn)],
          4.4,
          gold,
        ),
      ),
      ...[-38, 38].map((turn) => disc(place(fork, long * 0.42, 0, degrees + turn), 3, cream)),
    ]
  }
  return cell([
    disc(fire, 80, '#6a1a5e', cream, 10),
    disc(fire, 80, 'none', ink, 5),
    ...steps(60, 340, 8).flatMap((degrees, index) => branch(degrees, index % 2 ? 58 : 72)),
    line(trace('98,140 132,104 168,66 216,14'), cream, 24),
    line(trace('98,140 132,104 168,66 216,14'), ink, 15),
    line(trace('160,74 188,44 214,16'), rose, 8),
    line(trace('130,106 146,88 160,74'), violet, 8),
    line(trace('104,136 118,120 130,106'), teal, 8),
    ...trace('116,121 136,99 154,80 176,57 196,35').map(([x = 0, y = 0]) =>
      line(
        [
          [x - 5, y - 2],
          [x + 4, y + 5],
        ],
        ink,
        3,
      ),
    ),
    disc(fire, 21, vermilion, ink, 5),
    disc([82, 152], 11, gold),
    disc([79, 149], 5, '#fffbe2'),
  ])
}
