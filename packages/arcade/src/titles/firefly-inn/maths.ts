import { respinMaths } from '../../engines/slot/respins/maths.ts'
import { rules } from './rules.ts'

export const maths = respinMaths(rules)
