import { type Fraction, fraction, zero } from '@andon/money/fraction'
import { type Payouts, payoutsOf } from './bet-payouts.ts'

/** Two dice under a cup: an even sum (chō), an odd one (han), two equal faces (zorome) or two ones (pin-zoro). */
export type ChoHanBet = 'cho' | 'han' | 'zorome' | 'pinZoro'

/** To one. */
const pays: Readonly<Record<ChoHanBet, Fraction>> = {
  cho: fraction(24, 25),
  han: fraction(24, 25),
  zorome: fraction(24, 5),
  pinZoro: fraction(34),
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** The payouts of a bet, from all 36 throws. */
export function choHanPayouts(bet: ChoHanBet): Payouts {
  const { numerator, denominator } = pays[bet]
  const multiple = fraction(numerator + denominator, denominator)
  return payoutsOf(
    faces.flatMap((a) => faces.map((b) => ({ multiple: hasWon(bet, [a, b]) ? multiple : zero, cases: 1n }))),
  )
}

function hasWon(bet: ChoHanBet, [a, b]: readonly [number, number]): boolean {
  switch (bet) {
    case 'cho':
      return (a + b) % 2 === 0
    case 'han':
      return (a + b) % 2 === 1
    case 'zorome':
      return a === b
    case 'pinZoro':
      return a === 1 && b === 1
  }
}
