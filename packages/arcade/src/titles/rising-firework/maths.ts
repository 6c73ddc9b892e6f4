import { crashMaths } from '../../engines/crash/crash-maths.ts'
import { presetAuto, rules } from './rules.ts'

export const maths = crashMaths(rules, { auto: presetAuto })
