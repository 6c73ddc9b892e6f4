import type { Hand } from '@andon/arcade/engines/table/chinchiro/hands'

export const diceIn = (face: string): number[] => face.split('-').map(Number)

/** The special hands by their dice, from the lowest to the highest. */
const named: Readonly<Record<string, Hand>> = { '1-1-1': 'pin-zoro', '4-5-6': '4-5-6', '1-2-3': '1-2-3' }

/** The hand that a throw such as `4-4-2` makes, by the server’s names. */
export function handIn(face: string): Hand {
  const dice = diceIn(face).sort((a, b) => a - b)
  const special = named[dice.join('-')]
  if (special) return special
  const [point, ...others] = dice.filter((one) => dice.indexOf(one) === dice.lastIndexOf(one))
  if (point === undefined) return 'arashi'
  return others.length > 0 ? 'no-hand' : (`point-${point}` as Hand) // a point is one of six faces
}
