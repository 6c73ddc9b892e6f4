import { expect, test } from 'vitest'
import { nextChosen, shownOf } from './chosen.ts'

test('a match is added behind the others, and taken off again; the last one stays', () => {
  expect(nextChosen(['a'], 'b')).toEqual(['a', 'b'])
  expect(nextChosen(['a', 'b'], 'a')).toEqual(['b'])
  expect(nextChosen(['b'], 'b')).toEqual(['b'])
})

test('four are shown at most', () => {
  expect(nextChosen(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
})

test('chosen matches that are over make room, and two stand there where none is chosen', () => {
  const inPlay = ['a', 'b', 'c']
  expect(shownOf(['over', 'c'], inPlay)).toEqual(['c'])
  expect(shownOf([], inPlay)).toEqual(['a', 'b'])
  expect(shownOf(['over'], ['a'])).toEqual(['a'])
})
