import { expandingMaths } from '../../engines/slot/expanding/maths.ts'
import { rules } from './rules.ts'

/** The distribution of a round with the greatest win takes two minutes of one core. */
export const maths = expandingMaths(rules, { countsFast: false })
