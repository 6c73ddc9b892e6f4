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

test.each([
  ['花子', '山田', '山田 花子'],
  ['さくら', '佐々木', '佐々木 さくら'],
  ['지은', '김', '김 지은'],
  ['Hana', '山田', 'Hana 山田'],
])('%s %s is written as %s in English', (firstName, lastName, shown) => {
  expect(fullName({ firstName, lastName }, 'en')).toBe(shown)
})
