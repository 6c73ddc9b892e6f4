import { type Fraction, fraction } from '@andon/money/fraction'
import type { Spot } from '../mechanic.ts'
import type { BaccaratRules } from './baccarat-rules.ts'

const push = { on: ['tie'], returns: fraction(1) }

/** The places of the felt: player and tie, the banker once for each table, then pairs, and the number of cards. */
export function baccaratSpots({ commission, noCommission }: BaccaratRules): Spot[] {
  return [
    spotOf('player', [{ on: ['player'], returns: fraction(2) }, push]),
    spotOf('tie', [won('tie', fraction(8))]),
    { ...spotOf('banker', [won('banker', fraction(19, 20)), push]), table: commission },
    {
      ...spotOf('banker-free', [won('banker-6', fraction(1, 2)), won('banker', fraction(1)), push]),
      table: noCommission,
    },
    spotOf('player-pair', [won('player-pair', fraction(11))]),
    spotOf('banker-pair', [won('banker-pair', fraction(11))]),
    spotOf('either-pair', [won('either-pair', fraction(5))]),
    spotOf('perfect-pair', [won('two-perfect-pairs', fraction(200)), won('perfect-pair', fraction(25))]),
    spotOf('small', [won('small', fraction(3, 2))]),
    spotOf('big', [won('big', fraction(27, 50))]),
  ]
}

/** Odds to one. */
const won = (fact: string, { numerator, denominator }: Fraction): Spot['pays'][number] => ({
  on: [fact],
  returns: fraction(numerator + denominator, denominator),
})

const spotOf = (id: string, pays: Spot['pays']): Spot => ({ id, sort: id, table: null, pays })
