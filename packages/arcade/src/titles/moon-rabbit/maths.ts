import { expandingMaths } from '../../engines/slot/expanding/maths.ts'
import { rules } from './rules.ts'

export const maths = expandingMaths(rules)
