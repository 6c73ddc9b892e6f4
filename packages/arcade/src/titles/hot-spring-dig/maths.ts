import { minesMaths } from '../../engines/instant/mines/mines-maths.ts'
import { defaultHazards, rules, stakes } from './rules.ts'

export const maths = minesMaths(rules, { hazards: defaultHazards, stakes })
