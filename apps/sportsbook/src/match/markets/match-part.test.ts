import { expect, test } from 'vitest'
import { readPart, tabAfter, tabsOf } from './match-part.ts'

const tabs = ['all', 'main', '1st_half', 'background']

test('groups without a name share one tab', () => {
  const groups = ['main', 'quarter', 'set', 'innings'].map((group) => ({ group }))
  expect(tabsOf(groups, (group) => group === 'main' || group === 'set')).toEqual(['all', 'main', 'other', 'set'])
})

test.each([
  [undefined, { tab: 'all', market: null }],
  ['1st_half', { tab: '1st_half', market: null }],
  ['corners', { tab: 'all', market: null }],
  ['18', { tab: 'all', market: '18' }],
])('the address %s shows %o', (part, shown) => {
  expect(readPart(part, tabs)).toEqual(shown)
})

test.each([
  ['all', 'ArrowRight', 'main'],
  ['background', 'ArrowRight', 'all'],
  ['all', 'ArrowLeft', 'background'],
  ['main', 'End', 'background'],
  ['1st_half', 'Home', 'all'],
  ['all', 'Enter', null],
])('from %s the key %s leads to %s', (current, key, next) => {
  expect(tabAfter(tabs, current, key)).toBe(next)
})
