import { choHan } from '../../engines/table/cho-han/cho-han.ts'
import { returnedOf } from '../../engines/table/cho-han/second-count.ts'
import { tableMaths } from '../../engines/table/table-maths.ts'
import { rules } from './rules.ts'

export const maths = tableMaths(rules, choHan(rules), { best: 'cho', sumOfWins: returnedOf })
