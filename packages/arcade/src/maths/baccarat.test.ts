import { type Fraction, fraction, multiply, one, subtract, writeDecimal } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { type BaccaratBet, baccaratPayouts, baccaratPays } from './baccarat.ts'
import { figuresOfBet, leastReturn } from './bet-payouts.ts'

/** The casino's edge, in per cent. */
const edge = (bet: BaccaratBet, places: number, pays?: Fraction) =>
  writeDecimal(multiply(subtract(one, figuresOfBet(baccaratPayouts(bet, pays)).rtp), fraction(100)), places)

test('banker, player and tie come in so many orders of six cards', () => {
  const wins = (bet: BaccaratBet) => baccaratPayouts(bet).at(-1)?.cases
  expect(wins('banker')).toBe(2_292_252_566_437_888n)
  expect(wins('player')).toBe(2_230_518_282_592_256n)
  expect(wins('tie')).toBe(475_627_426_473_216n)
})

test.each([
  ['player', 6, '1.235081', fraction(19283843717413n, 19524993263685n)],
  ['banker', 6, '1.057906', fraction(10732465128097n, 10847218479825n)],
  ['bankerFree', 6, '1.458104', fraction(19240298465317n, 19524993263685n)],
  ['tie', 4, '14.3596', fraction(619306544887n, 723147898655n)],
  ['sidePair', 4, '10.3614', fraction(372, 415)],
  ['eitherPair', 4, '13.7099', fraction(680326, 788417)],
  ['sidePerfectPair', 4, '56.1446', fraction(182, 415)],
  ['perfectPair', 4, '8.0470', fraction(1553513, 1689465)],
  ['small', 4, '5.2829', fraction(350890, 370461)],
  ['big', 4, '4.3457', fraction(506231, 529230)],
  ['six', 3, '29.977', fraction(210337737856n, 300384511749n)],
] as const)('of a bet on %s the casino keeps so much, with %i decimals: %s %%', (bet, places, percent, exact) => {
  expect(Number(edge(bet, places + 3)).toFixed(places)).toBe(percent)
  expect(figuresOfBet(baccaratPayouts(bet)).rtp).toEqual(exact)
})

test('the banker wins with 6 in one hand of 19, which 15 to 1 would still not make a good bet', () => {
  expect(Number(writeDecimal(figuresOfBet(baccaratPayouts('six')).hitFrequency, 12)).toFixed(9)).toBe('0.053863716')
  expect(Number(edge('six', 6, fraction(15))).toFixed(3)).toBe('13.818')
})

test('four cards settle the hand with probability .378868491', () => {
  expect(Number(writeDecimal(figuresOfBet(baccaratPayouts('small')).hitFrequency, 12)).toFixed(9)).toBe('0.378868491')
})

test('at chips of 100 yen nothing is rounded; at 10 yen the commission takes a part of a yen', () => {
  for (const bet of Object.keys(baccaratPays) as BaccaratBet[]) {
    // keys of that object
    const { rtp } = figuresOfBet(baccaratPayouts(bet))
    expect(leastReturn(baccaratPayouts(bet), 100), bet).toEqual({ amount: 100, rtp })
  }
  const { rtp } = figuresOfBet(baccaratPayouts('banker'))
  const least = leastReturn(baccaratPayouts('banker'), 10)
  expect(least.amount).toBe(10)
  expect(subtract(rtp, least.rtp)).toEqual(
    multiply(fraction(1, 20), figuresOfBet(baccaratPayouts('banker')).aboveStake),
  )
})
