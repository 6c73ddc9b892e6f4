import { expect, test } from 'vitest'
import type { OwnBet } from '../../shell/shared/shared-scene.ts'
import { assigned, emptySlot, forgetRound } from './bet-slots.ts'

const bet = (id: string | null, more: Partial<OwnBet> = {}): OwnBet => ({
  id,
  status: 'placed',
  number: 7,
  stake: 500,
  choice: null,
  actions: [],
  win: null,
  events: [],
  ...more,
})
const shown = (slots: readonly ReturnType<typeof emptySlot>[], bets: readonly OwnBet[]) =>
  assigned(slots, bets).map(([{ number }, one]) => [number, one?.id ?? null])

test('a bet stays in its panel, whatever the order in which bets come', () => {
  const slots = [
    { ...emptySlot(1), betId: 'a' },
    { ...emptySlot(2), betId: 'b' },
  ]
  expect(shown(slots, [bet('b'), bet('a')])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ])
})

test('why a cash-out was refused is still said when the next round opens', () => {
  const slot = { ...emptySlot(1), betId: 'a', own: bet('a'), isCashing: true, notice: 'Too late' }
  forgetRound(slot)
  expect(slot).toEqual({ ...emptySlot(1), notice: 'Too late' })
})

test('a bet that was just sent comes to the panel that sent it', () => {
  const slots = [emptySlot(1), { ...emptySlot(2), request: { stake: 500, choice: { auto: 150 } } }]
  expect(shown(slots, [bet('x', { choice: { auto: 150 } })])).toEqual([
    [1, null],
    [2, 'x'],
  ])
})

test('bets of another screen come to the panels that are free', () => {
  expect(shown([emptySlot(1), emptySlot(2)], [bet('x'), bet('y', { stake: 100 })])).toEqual([
    [1, 'x'],
    [2, 'y'],
  ])
})
