import { baccarat } from '../../engines/table/baccarat/baccarat.ts'
import { hundredthsReturned } from '../../engines/table/baccarat/second-count.ts'
import { tableMaths } from '../../engines/table/table-maths.ts'
import { rules } from './rules.ts'

export const maths = tableMaths(rules, baccarat(rules), { best: 'banker', sumOfWins: hundredthsReturned })
