import { title } from '@andon/arcade/titles/hot-spring-dig/index'
import { expect, test } from 'vitest'
import { nextPrize } from './prizes.ts'

const { display } = title.current
if (display.engine !== 'instant' || display.game.play !== 'board') throw new Error('Hot-Spring Dig is on a board')
const config = display.game

const board = { type: 'boardOpened', cells: 25, hazards: 23 } as const
const spring = (opened: number, amount: number) =>
  ({ type: 'cellOpened', cell: opened, safe: true, opened, amount, byTimeOut: false }) as const

test('the next prize is 99 % of the stake divided by the chance of getting there, rounded down', () => {
  expect(nextPrize(config, { stake: 200, events: [board] })).toBe(2475)
  expect(nextPrize(config, { stake: 200, events: [board, spring(1, 2475)] })).toBe(59_400)
})

test('there is no next prize after the last step', () => {
  expect(nextPrize(config, { stake: 200, events: [board, spring(1, 2475), spring(2, 59_400)] })).toBeNull()
})
