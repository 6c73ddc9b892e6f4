import { expect, test } from 'vitest'
import { sharedResults } from './shared-results.ts'

const rounds = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    number: from + index,
    facts: [`hand-${from + index}`],
    state: 'over' as const,
  }))

test('roads show the rounds of their set, and start over after the seventieth', () => {
  expect(sharedResults(rounds(41, 140), 70)).toHaveLength(70)
  expect(sharedResults(rounds(42, 141), 70)).toEqual([['hand-141']])
  expect(sharedResults(rounds(43, 142), 70)).toEqual([['hand-141'], ['hand-142']])
})

test('a void round leaves no mark', () => {
  const past = rounds(1, 3).map((round) =>
    round.number === 2 ? { ...round, facts: [], state: 'void' as const } : round,
  )
  expect(sharedResults(past, 70)).toEqual([['hand-1'], ['hand-3']])
})

test('a strip shows all that the table tells', () => {
  expect(sharedResults(rounds(41, 140), null)).toHaveLength(100)
})
