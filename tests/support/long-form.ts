/** Set by `npm run test:long`: simulations and properties run many times, and every combination is tested, not only every pair. */
export const isLongForm = process.env.TEST_FORM === 'long'

/** How often to repeat a randomised test. */
export const runsOf = ({ short, long }: { short: number; long: number }) => (isLongForm ? long : short)

/**
 * Each third of all combinations of three lists, by the places in them: every pair of two lists' members is in it, if the third list has at
 * least three. The long form has all.
 */
export const isInForm = (...places: readonly [number, number, number]) =>
  isLongForm || places.reduce((sum, place) => sum + place) % 3 === 0
