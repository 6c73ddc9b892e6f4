import { plinkoMaths } from '../../engines/instant/plinko/plinko-maths.ts'
import { preset, rules, stakes } from './rules.ts'

export const maths = plinkoMaths(rules, { preset, stakes })
