import type { TableMechanic } from '../mechanic.ts'
import type { SicBoRules } from './sic-bo-rules.ts'
import { faces, showing, sicBoSpots, twoFaces } from './spots.ts'

type Throw = readonly [number, number, number]

/** Three dice under a bowl, drawn one after the other and shown together. */
export function sicBo(rules: SicBoRules): TableMechanic {
  return {
    name: 'sic-bo',
    tables: [],
    spots: sicBoSpots(rules),
    draw: (draws) => {
      const die = () => 1 + draws.uniform(6)
      const dice: Throw = [die(), die(), die()]
      return { drawn: [{ to: 'dice', face: dice.join('-') }], facts: factsOf(dice) }
    },
    outcomes: () =>
      faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => ({ facts: factsOf([a, b, c]), weight: 1n })))),
  }
}

/** The total, then big or small and odd or even unless the dice show a triple, then what each face and each pair of faces counts. */
export function factsOf(dice: Throw): string[] {
  const total = dice[0] + dice[1] + dice[2]
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2]
  return [
    `total-${total}`,
    ...(isTriple ? ['any-triple'] : [total > 10 ? 'big' : 'small', total % 2 === 0 ? 'even' : 'odd']),
    ...faces.flatMap((face) => factsOfFace(face, dice.filter((shown) => shown === face).length)),
    ...twoFaces.filter((pair) => pair.every((face) => dice.includes(face))).map((pair) => `pair-${pair.join('-')}`),
  ]
}

function factsOfFace(face: number, count: number): string[] {
  const shown = showing(face)[count - 1]
  return [
    ...(shown ? [shown] : []),
    ...(count >= 2 ? [`double-${face}`] : []),
    ...(count === 3 ? [`triple-${face}`] : []),
  ]
}
