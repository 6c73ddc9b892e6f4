import { tumbleMaths } from '../../engines/slot/tumble/maths.ts'
import { rules } from './rules.ts'

/** 16 million stops with clusters: too long to repeat in a test after each change. */
export const maths = tumbleMaths(rules, { countsFast: false })
