import { expect, test } from 'vitest'
import { coinTitle } from '../tables/tables.fixture.ts'
import { createComparison } from './compare-return.ts'

const { current } = coinTitle
const bets = (count: number, won: boolean) =>
  Array.from({ length: count }, () => ({ stake: 100, choice: { cho: 100 }, win: won ? 196 : 0 }))

test('bets on one result count as one: 230 of 400 rounds are no sign of anything, however many bet on each', () => {
  const [together, apart] = [createComparison(coinTitle), createComparison(coinTitle)]
  for (let round = 0; round < 400; round++) {
    together.add(current, ...bets(50, round < 230))
    for (const bet of bets(50, round < 230)) apart.add(current, bet)
  }
  expect(together.wins()).toMatchObject({ rounds: 400, within: true, exact: false })
  expect(apart.wins()).toMatchObject({ rounds: 20_000, within: false })
})

test('void rounds of which all would have paid are outside of what theory allows', () => {
  const voided = createComparison(coinTitle)
  for (let round = 0; round < 400; round++) voided.add(current, ...bets(3, true))
  expect(voided.wins()).toMatchObject({ rounds: 400, within: false })
})
