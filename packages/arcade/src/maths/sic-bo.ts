import { type Fraction, fraction, zero } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { type Payouts, payoutsOf } from './bet-payouts.ts'

/** Spots of the layout of Sic Bo: three dice. */
export type SicBoBet =
  | { readonly bet: 'small' | 'big' | 'odd' | 'even' | 'anyTriple' }
  | { readonly bet: 'single' | 'double' | 'triple'; readonly face: number }
  | { readonly bet: 'pair'; readonly faces: readonly [number, number] }
  | { readonly bet: 'total'; readonly total: number }

type Dice = readonly [number, number, number]

const faces = [1, 2, 3, 4, 5, 6] as const

/**
 * What each bet pays to one. All return 35/36 but `double` (26/27) and the totals 10 and 11 (31/32): 35/36 would be odds of 12.125 and of 6.777… to one. With the usual
 * pays of casinos, bets return as little as 81 %.
 */
const pays = {
  evenMoney: fraction(1),
  anyTriple: fraction(34),
  /** By the number of dice that show the face. */
  single: [fraction(1), fraction(2), fraction(14)],
  double: fraction(12),
  triple: fraction(209),
  pair: fraction(6),
  /** By the distance from the nearer end: totals 4 and 17 first. */
  total: [69, 34, 20, 13, 9, fraction(37, 5), fraction(27, 4)].map((odds) =>
    typeof odds === 'number' ? fraction(odds) : odds,
  ),
} as const

export const sicBoBets: readonly SicBoBet[] = [
  ...(['small', 'big', 'odd', 'even', 'anyTriple'] as const).map((bet) => ({ bet })),
  ...(['single', 'double', 'triple'] as const).flatMap((bet) => faces.map((face) => ({ bet, face }))),
  ...faces.flatMap((low) =>
    faces.filter((high) => high > low).map((high) => ({ bet: 'pair', faces: [low, high] }) as const),
  ),
  ...Array.from({ length: 14 }, (_, more) => ({ bet: 'total', total: 4 + more }) as const),
]

/** The payouts of a bet, from all 216 throws. */
export function sicBoPayouts(bet: SicBoBet): Payouts {
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Dice => [a, b, c])))
  return payoutsOf(throws.map((dice) => ({ multiple: multipleOf(bet, dice), cases: 1n })))
}

/** The multiple that a throw pays back, the stake included; 0 for a lost bet. Small, big, odd and even lose to a triple. */
function multipleOf(bet: SicBoBet, dice: Dice): Fraction {
  const total = dice[0] + dice[1] + dice[2]
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2]
  const showing = (face: number) => dice.filter((shown) => shown === face).length
  switch (bet.bet) {
    case 'small':
      return paid(!isTriple && total <= 10, pays.evenMoney)
    case 'big':
      return paid(!isTriple && total >= 11, pays.evenMoney)
    case 'odd':
      return paid(!isTriple && total % 2 === 1, pays.evenMoney)
    case 'even':
      return paid(!isTriple && total % 2 === 0, pays.evenMoney)
    case 'anyTriple':
      return paid(isTriple, pays.anyTriple)
    case 'single':
      return paid(showing(bet.face) > 0, pays.single[showing(bet.face) - 1] ?? zero)
    case 'double':
      return paid(showing(bet.face) >= 2, pays.double)
    case 'triple':
      return paid(showing(bet.face) === 3, pays.triple)
    case 'pair':
      return paid(
        bet.faces.every((face) => showing(face) > 0),
        pays.pair,
      )
    case 'total':
      return paid(total === bet.total, oddsOfTotal(bet.total))
  }
}

function oddsOfTotal(total: number): Fraction {
  const odds = pays.total[Math.min(total, 21 - total) - 4]
  assert(odds, 'totals go from 4 to 17')
  return odds
}

/** The stake and `odds` to one, if the bet has won. */
function paid(hasWon: boolean, { numerator, denominator }: Fraction): Fraction {
  return hasWon ? fraction(numerator + denominator, denominator) : zero
}
