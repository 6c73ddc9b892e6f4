/**
 * The multiplier of a running round by time: it grows by the same share with each step, in whole units, so that it is the same on every machine. `unitsPerHundredth` × the
 * greatest multiple × the numerator of `growth` stays below 2⁵³, so that no product is rounded.
 */
export interface CurveTerms {
  /** In milliseconds. */
  readonly stepMs: number
  /** Units in a hundredth of the stake. */
  readonly unitsPerHundredth: number
  /** With each step so much of the units is added, rounded down. */
  readonly growth: { readonly numerator: number; readonly denominator: number }
}

export interface Curve {
  /** The multiplier in hundredths, rounded down, so many milliseconds after the start: 100 at the start, and never more than the greatest. */
  at(elapsedMs: number): number
  /** The first instant, in milliseconds from the start, at which the multiplier is at least so many hundredths. */
  reaches(hundredths: number): number
}

/** Computes the curve once, up to `mostHundredths`: some 14,000 steps for a multiplier of 10,000 that doubles in ten seconds. */
export function curveOf({
  curve: { stepMs, unitsPerHundredth, growth },
  mostHundredths,
}: {
  readonly curve: CurveTerms
  readonly mostHundredths: number
}): Curve {
  const steps: number[] = []
  let units = 100 * unitsPerHundredth
  while (units < mostHundredths * unitsPerHundredth) {
    steps.push(wholeParts(units, unitsPerHundredth))
    units += wholeParts(units * growth.numerator, growth.denominator)
  }
  steps.push(mostHundredths)
  return {
    at: (elapsedMs) => steps[Math.max(0, Math.floor(elapsedMs / stepMs))] ?? mostHundredths,
    reaches: (hundredths) => {
      let [below, from] = [-1, steps.length - 1]
      while (from - below > 1) {
        const middle = (below + from) >> 1
        if ((steps[middle] ?? mostHundredths) >= hundredths) from = middle
        else below = middle
      }
      return from * stepMs
    },
  }
}

/** Rounded down without an error: the remainder of two safe integers is exact. */
const wholeParts = (amount: number, of: number) => (amount - (amount % of)) / of
