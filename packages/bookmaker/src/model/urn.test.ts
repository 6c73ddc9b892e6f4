import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { eventUrnSchema, readUrn, urn } from './urn.ts'

test('an id is written and read back', () => {
  expect(readUrn(urn('match', 'sim-f1-20261123-2'))).toEqual({ kind: 'match', key: 'sim-f1-20261123-2' })
  for (const wrong of [
    'sr:match:1',
    'andon:match:',
    'andon:match:A',
    'andon:horse:1',
    'andon:match:1-',
    ' andon:match:1',
  ])
    expect(readUrn(wrong)).toBeNull()
  expect(() => urn('match', 'Liverpool')).toThrow(RangeError)
})

test('only matches and outrights are events', () => {
  expect(safeParse(eventUrnSchema, 'andon:outright:sim-f1-2026').success).toBe(true)
  expect(safeParse(eventUrnSchema, 'andon:sport:football').success).toBe(false)
})
