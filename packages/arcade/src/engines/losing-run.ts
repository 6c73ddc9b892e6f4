import { type Fraction, fraction } from '@andon/money/fraction'

/** Fractions as whole multiples of 10⁻⁶⁰: after a few thousand steps the error is still far below the hundredth that is stated. */
const scale = 10n ** 60n

/**
 * The expected length of the longest run of rounds without a win among `rounds` independent rounds, to the hundredth. With q the probability of no win,
 * the probability u(n) that n rounds contain no run of k follows from u(n) = u(n − 1) − (1 − q)·qᵏ·u(n − k − 1) (W. Feller, An Introduction to Probability
 * Theory and Its Applications, vol. 1, XIII.7: success runs); the expectation is the sum over k ≥ 1 of 1 − u(rounds).
 */
export function expectedLosingRun(hitFrequency: Fraction, rounds: number): Fraction {
  const win = (hitFrequency.numerator * scale) / hitFrequency.denominator
  const loss = scale - win
  let sum = 0n
  let runOfK = scale
  for (let k = 1; k <= rounds; k++) {
    runOfK = (runOfK * loss) / scale
    sum += scale - noRun({ k, rounds, runOfK, win })
  }
  return fraction((sum * 100n + scale / 2n) / scale, 100n)
}

/** The probability that no run of `k` occurs; `runOfK` is that of one run, qᵏ. */
function noRun({ k, rounds, runOfK, win }: { k: number; rounds: number; runOfK: bigint; win: bigint }): bigint {
  const begins = (runOfK * win) / scale
  const none: bigint[] = []
  for (let n = 0; n <= rounds; n++) {
    if (n < k) none.push(scale)
    else if (n === k) none.push(scale - runOfK)
    else none.push((none[n - 1] ?? 0n) - (begins * (none[n - k - 1] ?? 0n)) / scale)
  }
  return none[rounds] ?? 0n
}
