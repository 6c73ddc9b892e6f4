import { expect, test } from 'vitest'
import { warningOf } from './limit-warning.ts'

const preview = { holdsNow: true, used: 20, remaining: 0 }

test.each([
  ['session', preview, 'endsSession'],
  ['session', { ...preview, remaining: 1 }, 'endsSoon'],
  ['session', { ...preview, remaining: 2 }, undefined],
  ['deposit', preview, 'reached'],
  ['deposit', { ...preview, remaining: 1 }, undefined],
  ['session', { ...preview, holdsNow: false }, undefined],
  ['reality', preview, undefined],
] as const)('%s %j: %s', (limitType, given, effect) => {
  expect(warningOf(limitType, given)?.effect).toBe(effect)
})
