import { tableMaths } from '../../engines/table/table-maths.ts'
import { halvesReturned } from '../../engines/table/wheel/second-count.ts'
import { wheel } from '../../engines/table/wheel/wheel.ts'
import { rules } from './rules.ts'

export const maths = tableMaths(rules, wheel(rules), {
  best: 'rat', // every bet returns the same
  sumOfWins: (spot) => halvesReturned(rules, spot),
})
