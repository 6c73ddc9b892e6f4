import { highLowMaths } from '../../engines/cards/high-low/maths.ts'
import { rules, stakes } from './rules.ts'

export const maths = highLowMaths(rules, { stakes })
