import { expect, test } from 'vitest'
import { isSettled } from './use-is-settled.ts'

const outcome = (selection: string, result: 'won' | 'lost' | null) => ({
  selection,
  name: { ja: '', en: '' },
  price: 2000,
  open: result === null,
  eachWay: null,
  result,
})

test('a market is settled when nothing of it can be bet any more, not when its first outcome has lost', () => {
  // half-time and full-time in the second half
  const line = { outcomes: [outcome('a', 'lost'), outcome('b', 'lost'), outcome('c', null)] }
  expect(isSettled([line], () => undefined)).toBe(false)
  expect(isSettled([line], (selection) => (selection === 'c' ? 'won' : undefined))).toBe(true)
  expect(isSettled([{ outcomes: [outcome('a', 'won')] }, line], () => undefined)).toBe(false)
  expect(isSettled([], () => undefined)).toBe(false)
})
