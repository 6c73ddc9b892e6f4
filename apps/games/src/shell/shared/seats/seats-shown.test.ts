import { expect, test } from 'vitest'
import type { OwnBet } from '../shared-scene.ts'
import { seatRow } from './seats-shown.ts'

const seatOf = (seat: string, amount: number) => ({
  seat,
  name: `${seat}＊＊＊`,
  bets: { player: amount, tie: 100 },
  leftAt: null,
})
const bet = (stake: number, status: OwnBet['status']): OwnBet => ({
  id: 'rnd_1',
  number: 3,
  stake,
  choice: { player: stake },
  actions: [],
  win: null,
  events: [],
  status,
})
const table = { seats: [seatOf('a', 900), seatOf('me', 500), seatOf('b', 200)], players: 12, ownSeat: 'me' }

test('the own seat is first, and the others follow by stake; who is not shown is counted', () => {
  const { seats, others } = seatRow(table, { own: [bet(600, 'placed')], room: 7 })
  expect(seats.map(({ seat, name, staked }) => [seat, name, staked])).toEqual([
    ['me', null, 600],
    ['a', 'a＊＊＊', 1000],
    ['b', 'b＊＊＊', 300],
  ])
  expect(others).toBe(9)
})

test('a player who does not agree to be shown sees the own seat all the same', () => {
  const { seats, others } = seatRow(
    { ...table, seats: [seatOf('a', 900)], players: 2 },
    { own: [bet(100, 'asked')], room: 7 },
  )
  expect(seats.map(({ seat }) => seat)).toEqual(['me', 'a'])
  expect(others).toBe(0)
})

test('a refused bet and a player who only watches are no player of the round', () => {
  const empty = { seats: [], players: 0, ownSeat: 'me' }
  expect(seatRow(empty, { own: [bet(100, 'refused')], room: 7 })).toEqual({
    seats: [{ seat: 'me', name: null, staked: 0, leftAt: null }],
    others: 0,
  })
  expect(seatRow({ ...empty, players: 1 }, { own: [], room: 7 }).others).toBe(1)
})

test('seats that there is no room for are counted with the others', () => {
  const { seats, others } = seatRow(table, { own: [bet(600, 'placed')], room: 2 })
  expect(seats.map(({ seat }) => seat)).toEqual(['me', 'a'])
  expect(others).toBe(10)
})
