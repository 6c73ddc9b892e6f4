import { tumbleMaths } from '../../engines/slot/tumble/maths.ts'
import { rules } from './rules.ts'

/** 1.9 million stops: a second of one core. */
export const maths = tumbleMaths(rules, { countsFast: true })
