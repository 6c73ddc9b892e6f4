import { expect, test } from 'vitest'
import { othersOn } from './others-chips.ts'

const seat = (name: string, bets: Record<string, number>) => ({ seat: name, name, bets, leftAt: null })
const seats = [
  seat('a', { banker: 500, tie: 100 }),
  seat('me', { banker: 9000 }),
  seat('b', { 'banker-free': 700 }),
  seat('c', { banker: 300, player: 200 }),
  seat('d', { banker: 100 }),
]
const options = { ownSeat: 'me', places: new Set(['player', 'tie', 'banker']) }

test('bets of others lie by place, the highest first, and never the own ones', () => {
  expect(othersOn(seats, options)).toEqual([
    { id: 'banker', amounts: [500, 300, 100] },
    { id: 'tie', amounts: [100] },
    { id: 'player', amounts: [200] },
  ])
})

test('a bet on a spot of another layout lies in the same place, and three stacks at most', () => {
  const [banker] = othersOn(seats, { ...options, alike: { 'banker-free': 'banker' } })
  expect(banker).toEqual({ id: 'banker', amounts: [700, 500, 300] })
})
