import { bonusGamesMaths } from '../../engines/slot/bonus-games/maths.ts'
import { rules } from './rules.ts'

export const maths = bonusGamesMaths(rules)
