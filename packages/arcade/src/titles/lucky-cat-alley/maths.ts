import { linesMaths } from '../../engines/slot/lines/maths.ts'
import { rules } from './rules.ts'

export const maths = linesMaths(rules, { countsFast: true })
