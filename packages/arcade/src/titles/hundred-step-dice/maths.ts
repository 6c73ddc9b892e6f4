import { sliderMaths } from '../../engines/instant/slider/slider-maths.ts'
import { preset, rules, stakes } from './rules.ts'

export const maths = sliderMaths(rules, { preset, stakes })
