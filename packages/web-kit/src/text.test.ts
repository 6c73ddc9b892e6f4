import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { type CompiledText, fillText, type TextValues } from './text.ts'

const filled = (text: string, locale: string, values?: TextValues) =>
  fillText(compileMessageOrThrow(text) as CompiledText, locale, values)

test('words alone, and values by name', () => {
  expect(fillText('Log in', 'en')).toBe('Log in')
  expect(filled('Log in', 'en')).toBe('Log in')
  expect(filled('{a} of {b}', 'en', { a: 1234, b: 'many' })).toBe('1234 of many')
  expect(filled('It’s {a}', 'en')).toBe('It’s ')
})

test('numbers are written as the country writes them', () => {
  expect(filled('{count, number} bets', 'en-GB', { count: 1234567 })).toBe('1,234,567 bets')
  expect(filled('{count, number} bets', 'de', { count: 1234567 })).toBe('1.234.567 bets')
})

test('plural: exact cases first, then the language’s own, with the value for #', () => {
  const text = '{n, plural, =0 {none} one {# bet for {who}} other {# bets for {who}}}'
  expect([0, 1, 2, 1000].map((n) => filled(text, 'en', { n, who: 'Ken' }))).toEqual([
    'none',
    '1 bet for Ken',
    '2 bets for Ken',
    '1,000 bets for Ken',
  ])
  expect(filled(text, 'ja', { n: 1, who: 'Ken' })).toBe('1 bets for Ken')
})

test('plural with an offset counts the others', () => {
  const text = '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}'
  expect([1, 2, 3].map((n) => filled(text, 'en', { n }))).toEqual(['you', 'you and 1 other', 'you and 2 others'])
})

test('ordinals and kinds', () => {
  const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
  expect([1, 2, 3, 4, 11].map((n) => filled(place, 'en', { n }))).toEqual(['1st', '2nd', '3rd', '4th', '11th'])
  const kind = '{kind, select, slot {a slot} other {a game}}'
  expect(['slot', 'table'].map((value) => filled(kind, 'en', { kind: value }))).toEqual(['a slot', 'a game'])
})

test('a # outside a plural is a character', () => expect(filled('# {n}', 'en', { n: 1 })).toBe('# 1'))
