import { expect, test } from 'vitest'
import { slipAction } from './slip-action.ts'

const usual = { stake: 500, funds: 1000, isFree: false, isOverRoom: false }

test('a stake up to the last coin can be placed', () => {
  expect(slipAction(usual)).toBe('place')
  expect(slipAction({ ...usual, stake: 1000 })).toBe('place')
  expect(slipAction({ ...usual, isFree: true })).toBe('place')
})

test('who has too little money is offered a deposit', () => {
  expect(slipAction({ ...usual, stake: 1001 })).toBe('deposit')
})

test('no deposit is offered while a limit forbids the stake: the button is that of the bet', () => {
  expect(slipAction({ ...usual, stake: 1001, isOverRoom: true })).toBe('place')
})

test('free bets that do not cover the stake leave no button, whatever the limits', () => {
  expect(slipAction({ ...usual, stake: 1001, isFree: true })).toBe('freeBetsShort')
  expect(slipAction({ ...usual, stake: 1001, isFree: true, isOverRoom: true })).toBe('freeBetsShort')
})
