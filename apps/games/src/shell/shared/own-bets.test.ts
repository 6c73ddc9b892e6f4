import type { TableBetNow } from '@andon/arcade/game-api/table-fields'
import { expect, test } from 'vitest'
import { createOwnBets } from './own-bets.ts'

const bet = (changes: Partial<TableBetNow> = {}): TableBetNow => ({
  id: 'rnd_00000000000000000000000001',
  tableId: 'a-table',
  number: 7,
  stake: 500,
  choice: null,
  actions: [],
  receivedAt: 0,
  status: 'placed',
  refusal: null,
  win: null,
  events: [],
  ...changes,
})

function own() {
  const told: number[] = []
  return { bets: createOwnBets((number) => told.push(number)), told }
}

test('a bet stands on the round from the press on, and once when its reply and its message have come', () => {
  const { bets, told } = own()
  bets.sent('one-press', 7, { stake: 500 })
  expect(bets.of(7)).toMatchObject([{ id: null, status: 'sending', stake: 500 }])
  bets.note(bet()) // the message is faster than the reply
  bets.answered('one-press', bet())
  expect(bets.of(7)).toMatchObject([{ id: bet().id, status: 'placed' }])
  expect([bets.count(7), bets.count(8), new Set(told)]).toEqual([1, 0, new Set([7])])
})

test('what was sent earlier and comes later takes nothing back', () => {
  const { bets } = own()
  bets.note(bet({ status: 'settled', win: 900 }))
  bets.note(bet({ status: 'settling', win: 900 }))
  bets.note(bet())
  expect(bets.of(7)).toMatchObject([{ status: 'settled', win: 900 }])
})

test.each(['refused', 'returning', 'returned'] as const)('a bet that is %s takes no part in the round', (status) => {
  const { bets } = own()
  bets.note(bet({ status }))
  expect([bets.of(7), bets.count(7)]).toEqual([[], 0])
})

test('a round is decided when each bet that takes part has its win', () => {
  const { bets } = own()
  expect(bets.areDecided(7)).toBe(true)
  bets.note(bet())
  bets.note(bet({ id: 'rnd_00000000000000000000000002', status: 'settling', win: 0 }))
  expect(bets.areDecided(7)).toBe(false)
  bets.note(bet({ status: 'settling', win: 0 }))
  expect(bets.areDecided(7)).toBe(true)
})
