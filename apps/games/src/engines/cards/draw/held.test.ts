import { expect, test } from 'vitest'
import { noneHeld, placesHeld, toggled } from './held.ts'

test('a press holds a card, and a second one lets it go', () => {
  const third = toggled(noneHeld, 2)
  expect(third).toBe('00100')
  expect(toggled(toggled(third, 0), 2)).toBe('10000')
})

test('places are counted from the left, from 1', () => {
  expect(placesHeld('10011')).toEqual([1, 4, 5])
  expect(placesHeld(noneHeld)).toEqual([])
})
