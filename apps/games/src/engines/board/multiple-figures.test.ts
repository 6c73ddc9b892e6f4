import { expect, test } from 'vitest'
import { multipleFigures } from './multiple-figures.ts'

test.each([
  [1.13, '1.13'],
  [1.0312499, '1.03'],
  [1.999, '1.99'],
  [24.75, '24.75'],
  [5_148_297.9, '5,148,297'],
])('%d is shown as %s', (multiple, text) => {
  expect(multipleFigures(multiple)).toBe(text)
})
