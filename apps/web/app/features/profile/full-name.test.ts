import { expect, test } from 'vitest'
import { fullName, properName } from './full-name.ts'

test.each([
  ['hana', 'Hana'],
  ['mary jane', 'Mary Jane'],
  ["o'brien-smith", "O'Brien-Smith"],
  ['éloïse', 'Éloïse'],
  ['山田', '山田'],
  ['', ''],
])('%s is shown as %s', (stored, shown) => {
  expect(properName(stored)).toBe(shown)
})

test('the family name comes first in Japanese', () => {
  const person = { firstName: 'hana', lastName: 'mori' }
  expect(fullName(person, 'ja')).toBe('Mori Hana')
  expect(fullName(person, 'en')).toBe('Hana Mori')
})
