import { roulette } from '../../engines/table/roulette/roulette.ts'
import { halvesReturned } from '../../engines/table/roulette/second-count.ts'
import { tableMaths } from '../../engines/table/table-maths.ts'
import { rules } from './rules.ts'

export const maths = tableMaths(rules, roulette(rules), { best: 'red-half', sumOfWins: halvesReturned })
