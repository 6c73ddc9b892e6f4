import { fraction, multiply } from '@andon/money/fraction'
import { roulette } from '../../engines/table/roulette/roulette.ts'
import { tableMaths } from '../../engines/table/table-maths.ts'
import { figuresOfBet } from '../../maths/bet-payouts.ts'
import { pockets, roulettePayouts } from '../../maths/roulette.ts'
import { rules } from './rules.ts'

/** In halves of the bet, over all pockets: the figures of the sort alone, without the layout. */
function halvesOfEvenChance(): bigint {
  const { rtp } = figuresOfBet(roulettePayouts('evenChance', 'la partage'))
  return multiply(rtp, fraction(2 * pockets)).numerator
}

export const maths = tableMaths(rules, roulette(rules), { best: 'red-half', sumOfWins: halvesOfEvenChance })
