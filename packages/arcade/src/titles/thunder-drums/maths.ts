import { holdMaths } from '../../engines/slot/hold/maths.ts'
import { rules } from './rules.ts'

export const maths = holdMaths(rules, { countsFast: true })
