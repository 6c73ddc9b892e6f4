import { fraction, multiply } from '@andon/money/fraction'
import { roulette } from '../../engines/table/roulette/roulette.ts'
import { tableMaths } from '../../engines/table/table-maths.ts'
import { figuresOfBet } from '../../maths/bet-payouts.ts'
import { pockets, roulettePayouts } from '../../maths/roulette.ts'
import { rules } from './rules.ts'

/** Over all pockets: the figures of the sort alone, without the layout. */
function sumOfEvenChance(): bigint {
  const { rtp } = figuresOfBet(roulettePayouts('evenChance', 'zero loses'))
  return multiply(rtp, fraction(pockets)).numerator
}

export const maths = tableMaths(rules, roulette(rules), { best: 'red', sumOfWins: sumOfEvenChance })
