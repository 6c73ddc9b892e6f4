import { add, one, parseFraction } from '@andon/money/fraction'
import type { Spot, TableMechanic } from '../mechanic.ts'
import type { ChoHanRules } from './cho-han-rules.ts'

const faces = [1, 2, 3, 4, 5, 6] as const
type Throw = readonly [number, number]

/** Two dice under a cup, drawn one after the other and shown together. */
export function choHan({ pays }: Pick<ChoHanRules, 'pays'>): TableMechanic {
  return {
    name: 'cho-han',
    tables: [],
    spots: [
      spotOf('cho', 'cho-han', pays.choHan),
      spotOf('han', 'cho-han', pays.choHan),
      spotOf('zorome', 'zorome', pays.zorome),
      spotOf('pin-zoro', 'pin-zoro', pays.pinZoro),
    ],
    draw: (draws) => {
      const die = () => 1 + draws.uniform(6)
      const dice: Throw = [die(), die()]
      return { drawn: [{ to: 'dice', face: dice.join('-') }], facts: factsOf(dice) }
    },
    outcomes: () => faces.flatMap((a) => faces.map((b) => ({ facts: factsOf([a, b]), weight: 1n }))),
  }
}

/** The fact of a spot is its id; the bet is part of what it returns. */
const spotOf = (id: string, sort: string, odds: string): Spot => ({
  id,
  sort,
  table: null,
  pays: [{ on: [id], returns: add(one, parseFraction(odds)) }],
})

function factsOf([a, b]: Throw): string[] {
  return [
    (a + b) % 2 === 0 ? 'cho' : 'han',
    ...(a === b ? ['zorome'] : []),
    ...(a === 1 && b === 1 ? ['pin-zoro'] : []),
  ]
}
