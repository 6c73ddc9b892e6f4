import { returnedOf } from '../../engines/table/sic-bo/second-count.ts'
import { sicBo } from '../../engines/table/sic-bo/sic-bo.ts'
import { tableMaths } from '../../engines/table/table-maths.ts'
import { rules } from './rules.ts'

export const maths = tableMaths(rules, sicBo(rules), { best: 'big', sumOfWins: returnedOf })
