import { expandingMaths } from '../../engines/slot/expanding/maths.ts'
import type { TitleMaths } from '../../engines/title-maths.ts'
import { rules } from './rules.ts'

/** The distribution of a round with the greatest win takes two minutes of one core; `moon-rabbit.test.ts` has a faster method, as exact. */
export const maths: TitleMaths = { ...expandingMaths(rules, { countsFast: true }), figuresTakeMinutes: true }
