import { waysMaths } from '../../engines/slot/ways/maths.ts'
import { rules } from './rules.ts'

export const maths = waysMaths(rules)
