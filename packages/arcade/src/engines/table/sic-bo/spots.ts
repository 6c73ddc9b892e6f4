import { add, type Fraction, one, parseFraction } from '@andon/money/fraction'
import type { Spot, SpotPay } from '../mechanic.ts'
import type { SicBoRules } from './sic-bo-rules.ts'

export const faces = [1, 2, 3, 4, 5, 6] as const
export const twoFaces = faces.flatMap((low) =>
  faces.filter((high) => high > low).map((high): readonly [number, number] => [low, high]),
)

/** Facts of a face, by the number of dice that show it. */
export const showing = (face: number) => [`once-${face}`, `twice-${face}`, `thrice-${face}`] as const

/** Every spot of the felt; those of a sort pay the same. No fact decides two of them. */
export function sicBoSpots({ pays }: Pick<SicBoRules, 'pays'>): Spot[] {
  return [
    ...['small', 'big', 'odd', 'even'].map((id) => spotOf(id, 'even-money', [pay([id], pays.evenMoney)])),
    spotOf('any-triple', 'any-triple', [pay(['any-triple'], pays.anyTriple)]),
    ...faces.map((face) => spotOf(`triple-${face}`, 'triple', [pay([`triple-${face}`], pays.triple)])),
    ...faces.map((face) => spotOf(`double-${face}`, 'double', [pay([`double-${face}`], pays.double)])),
    ...pays.total.flatMap((odds, place) =>
      [4 + place, 17 - place].map((total) =>
        spotOf(`total-${total}`, `total-${4 + place}-${17 - place}`, [pay([`total-${total}`], odds)]),
      ),
    ),
    ...twoFaces.map((pair) => {
      const id = `pair-${pair.join('-')}`
      return spotOf(id, 'pair', [pay([id], pays.pair)])
    }),
    ...faces.map((face) =>
      spotOf(
        `single-${face}`,
        'single',
        showing(face).map((fact, place) => pay([fact], pays.single[place] ?? pays.single[0])),
      ),
    ),
  ]
}

const spotOf = (id: string, sort: string, pays: readonly SpotPay[]): Spot => ({ id, sort, table: null, pays })
/** The bet and its odds. */
const pay = (on: readonly string[], odds: string): SpotPay => ({ on, returns: withBet(parseFraction(odds)) })
const withBet = (odds: Fraction): Fraction => add(one, odds)
