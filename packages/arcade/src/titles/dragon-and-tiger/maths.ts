import { dragonTiger } from '../../engines/table/dragon-tiger/dragon-tiger.ts'
import { halvesReturned } from '../../engines/table/dragon-tiger/second-count.ts'
import { tableMaths } from '../../engines/table/table-maths.ts'
import { rules } from './rules.ts'

export const maths = tableMaths(rules, dragonTiger(rules), { best: 'suited-tie', sumOfWins: halvesReturned })
