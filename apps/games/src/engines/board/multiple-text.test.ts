import { expect, test } from 'vitest'
import { multipleText } from './multiple-text.ts'

test.each([
  [1.13, '×1.13'],
  [1.0312499, '×1.03'],
  [1.999, '×1.99'],
  [24.75, '×24.75'],
  [5_148_297, '×5148297'],
])('%d is shown as %s', (multiple, text) => {
  expect(multipleText(multiple)).toBe(text)
})
