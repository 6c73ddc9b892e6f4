import { expect, test } from 'vitest'
import { costLimit } from './cost-limit.ts'

const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' })

test('a client is charged by what it asks for, and another client is not', () => {
  const charge = costLimit(10, () => 0)
  charge('a', 8)
  expect(() => charge('a', 3)).toThrow(refused)
  charge('a', 2)
  expect(() => charge('a', 1)).toThrow(refused)
  charge('a', 0)
  charge('b', 10)
})

test('after a minute a client may ask again', () => {
  let now = 0
  const charge = costLimit(10, () => now)
  charge('a', 10)
  now = 59_999
  expect(() => charge('a', 1)).toThrow(refused)
  now = 60_000
  charge('a', 10)
})
