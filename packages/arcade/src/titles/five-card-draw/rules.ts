import { type DrawRules, jacksOrBetter } from '../../engines/cards/draw/rules.ts'

/** Rules of Five-Card Draw (五枚札). Any change here changes the hash and the figures. */
export const rules: DrawRules = jacksOrBetter('five-card-draw')
