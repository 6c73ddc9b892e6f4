import { expect, test } from 'vitest'
import { nextChosen } from './chosen.ts'

const inPlay = ['a', 'b', 'c', 'd', 'e']

test('a match is added behind the others, and taken off again', () => {
  expect(nextChosen(['a'], { event: 'b', inPlay })).toEqual(['a', 'b'])
  expect(nextChosen(['a', 'b'], { event: 'a', inPlay })).toEqual(['b'])
})

test('four are shown at most, and those that are over make room', () => {
  expect(nextChosen(['a', 'b', 'c', 'd'], { event: 'e', inPlay })).toEqual(['a', 'b', 'c', 'd'])
  expect(nextChosen(['a', 'b', 'c', 'over'], { event: 'e', inPlay })).toEqual(['a', 'b', 'c', 'e'])
})
