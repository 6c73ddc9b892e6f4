import type { Draw } from '../draw.ts'
import type { Starter } from './meetings.ts'

/** Line-ups of nine riders, as they are seen most: three lines, or two and riders alone. */
const shapes: readonly (readonly number[])[] = [
  [3, 3, 3],
  [3, 3, 2, 1],
  [3, 2, 2, 2],
  [4, 3, 2],
  [3, 2, 2, 1, 1],
  [4, 2, 2, 1],
]
const shares = [5, 4, 4, 3, 2, 2]

/** Who likes to lead comes first. */
const leads = { nige: 0, makuri: 1, sashi: 2, mark: 3 } as const

/** The lines of a race, each from its leader to its last rider, by number: those who like to lead do, and the others follow one of their own region where they can, the better ones directly. */
export function lineUp(starters: readonly Starter[], draw: Draw): readonly (readonly number[])[] {
  const shape = shapes[draw.weighted(shares)] ?? [3, 3, 3]
  const left = starters.toSorted(
    (one, other) => leads[one.rider.style] - leads[other.rider.style] || other.rider.score - one.rider.score,
  )
  const lines = shape.map(() => [left.shift()].flatMap((leader) => leader ?? []))
  left.sort((one, other) => other.rider.score - one.rider.score)
  const longest = Math.max(...shape)
  for (let place = 1; place < longest; place++)
    for (const [line, members] of lines.entries()) {
      if (members.length !== place || place >= (shape[line] ?? 0)) continue
      const own = left.findIndex(({ rider }) => rider.region === members[0]?.rider.region)
      members.push(...left.splice(Math.max(0, own), 1))
    }
  return lines.map((members) => members.map(({ number }) => number))
}
