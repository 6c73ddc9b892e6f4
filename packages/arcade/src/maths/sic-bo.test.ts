import { fraction, toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { figuresOfBet, leastReturn } from './bet-payouts.ts'
import { expectCases, percentOf } from './expect-bet.fixture.ts'
import { type SicBoBet, sicBoBets, sicBoPayouts } from './sic-bo.ts'

const returnOf = (bet: SicBoBet) => figuresOfBet(sicBoPayouts(bet)).rtp
const isDouble = ({ bet }: SicBoBet) => bet === 'double'
const isMiddle = (bet: SicBoBet) => bet.bet === 'total' && (bet.total === 10 || bet.total === 11)

test('every bet returns 35/36, but doubles 96.2963 % and the totals 10 and 11 96.875 %', () => {
  expect(sicBoBets).toHaveLength(52)
  const rest = sicBoBets.filter((bet) => !isDouble(bet) && !isMiddle(bet))
  for (const bet of rest) expect(returnOf(bet), JSON.stringify(bet)).toEqual(fraction(35, 36))
  for (const bet of sicBoBets.filter(isDouble)) expect(percentOf(sicBoPayouts(bet), 4)).toBe('96.2963')
  for (const bet of sicBoBets.filter(isMiddle)) expect(percentOf(sicBoPayouts(bet), 4)).toBe('96.875')
  expect(percentOf(sicBoPayouts({ bet: 'big' }), 4)).toBe('97.2222')
})

/** The pays as the felt shows them, and each throw as its sorted faces, counted as often as it occurs. In twentieths of the amount. */
function paidBack(bet: SicBoBet, faces: string): number {
  const total = [...faces].reduce((sum, face) => sum + Number(face), 0)
  const kinds = new Set(faces).size
  const times = (face: number) => faces.split(`${face}`).length - 1
  const felt: Readonly<Record<SicBoBet['bet'], () => number>> = {
    small: () => (kinds > 1 && total < 11 ? 2 : 0),
    big: () => (kinds > 1 && total > 10 ? 2 : 0),
    odd: () => (kinds > 1 && total % 2 ? 2 : 0),
    even: () => (kinds > 1 && !(total % 2) ? 2 : 0),
    anyTriple: () => (kinds === 1 ? 35 : 0),
    single: () => [0, 2, 3, 15][times('face' in bet ? bet.face : 0)] ?? 0,
    double: () => [0, 0, 13, 13][times('face' in bet ? bet.face : 0)] ?? 0,
    triple: () => ('face' in bet && faces === `${bet.face}`.repeat(3) ? 210 : 0),
    pair: () => ('faces' in bet && bet.faces.every((face) => times(face) > 0) ? 7 : 0),
    total: () => {
      const odds = [70, 35, 21, 14, 10, 8.4, 7.75, 7.75, 8.4, 10, 14, 21, 35, 70]
      return 'total' in bet && bet.total === total ? (odds[total - 4] ?? 0) : 0
    },
  }
  return Math.round(20 * felt[bet.bet]())
}

test('the figures are those of the 56 throws of unmarked dice, each as often as it occurs', () => {
  const throws: string[] = []
  for (let a = 1; a <= 6; a++)
    for (let b = a; b <= 6; b++)
      for (let c = b; c <= 6; c++) {
        const orders = a === b && b === c ? 1 : a === b || b === c ? 3 : 6
        throws.push(...Array.from({ length: orders }, () => `${a}${b}${c}`))
      }
  expect(throws).toHaveLength(216)
  for (const bet of sicBoBets)
    expectCases(
      sicBoPayouts(bet),
      throws.map((faces) => paidBack(bet, faces)),
      20,
    )
})

test('chips of 100 yen lose nothing to rounding; other chips lose at the totals 9 to 12 alone', () => {
  for (const bet of sicBoBets) {
    expect(leastReturn(sicBoPayouts(bet), 100).rtp).toEqual(returnOf(bet))
    const rounded = bet.bet === 'total' && bet.total >= 9 && bet.total <= 12
    expect(toNumber(leastReturn(sicBoPayouts(bet), 1).rtp) < toNumber(returnOf(bet))).toBe(rounded)
  }
  expect(leastReturn(sicBoPayouts({ bet: 'total', total: 9 }), 1)).toEqual({ amount: 1, rtp: fraction(25 * 8, 216) })
  expect(leastReturn(sicBoPayouts({ bet: 'total', total: 10 }), 1)).toEqual({ amount: 1, rtp: fraction(27 * 7, 216) })
})
