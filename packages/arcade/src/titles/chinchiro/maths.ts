import { bowlSpot, chinchiro } from '../../engines/table/chinchiro/chinchiro.ts'
import { returnedOf } from '../../engines/table/chinchiro/second-count.ts'
import { tableMaths } from '../../engines/table/table-maths.ts'
import { rules } from './rules.ts'

export const maths = tableMaths(rules, chinchiro(rules), { best: bowlSpot, sumOfWins: returnedOf })
