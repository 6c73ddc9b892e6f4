import { expect, test } from 'vitest'
import { shownAt, stateOf } from './chain.ts'

const at = (hour: number) => Temporal.Instant.from(`2026-06-01T${String(hour).padStart(2, '0')}:00:00Z`)
const approved = (number: number, from: number, until?: number) => ({
  number,
  submittedAt: at(0),
  publishAt: at(from),
  retireAt: until === undefined ? null : at(until),
})
const saved = (number: number, { submitted = false, dropped = false } = {}) => ({
  number,
  submittedAt: submitted ? at(0) : null,
  publishAt: null,
  retireAt: dropped ? at(0) : null,
})

test.each([
  ['nothing before the first begins', [approved(1, 3)], 2, undefined],
  ['the first from its instant on', [approved(1, 3)], 3, 1],
  ['the later one from its instant on', [approved(1, 3), approved(2, 5)], 5, 2],
  ['the earlier one until then', [approved(1, 3), approved(2, 5)], 4, 1],
  ['instants decide, not numbers', [approved(1, 5), approved(2, 3)], 6, 1],
  ['of one instant the later number', [approved(1, 3), approved(2, 3)], 3, 2],
  ['nothing after it is retired, not the one before', [approved(1, 1), approved(2, 3, 5)], 5, undefined],
  ['the one before, if the later was retired before it began', [approved(1, 1), approved(2, 5, 3)], 6, 1],
  ['a later one after a retired one', [approved(1, 1, 2), approved(2, 4)], 4, 2],
] as const)('of a chain is shown: %s', (_title, chain, hour, number) => {
  expect(shownAt(chain, at(hour))?.number).toBe(number)
})

test('every revision of a chain has its state', () => {
  const chain = [
    approved(1, 1),
    approved(2, 2),
    saved(3),
    approved(4, 8),
    approved(5, 9, 3),
    saved(6, { dropped: true }),
    saved(7, { submitted: true }),
  ]
  const states = (hour: number) => chain.map((one) => stateOf(one, chain, at(hour)))
  expect(states(3)).toEqual(['replaced', 'published', 'replaced', 'scheduled', 'retired', 'retired', 'review'])
  expect(states(8)).toEqual(['replaced', 'replaced', 'replaced', 'published', 'retired', 'retired', 'review'])
  expect(stateOf(saved(8), [...chain, saved(8)], at(3))).toBe('draft')
  expect(stateOf(approved(9, 1, 4), [approved(9, 1, 4)], at(4))).toBe('retired')
})
