import { drawMaths } from '../../engines/cards/draw/maths.ts'
import { rules } from './rules.ts'

export const maths = drawMaths(rules)
