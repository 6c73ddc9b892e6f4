import { expect, test } from 'vitest'
import { resultsKeptIn } from './results-kept.ts'

function storageWith(text: string | null) {
  let kept = text
  return {
    read: () => kept,
    write: (_key: string, value: string) => {
      kept = value
    },
  }
}

test('results outlive the page', () => {
  const storage = storageWith(null)
  const before = resultsKeptIn(storage, 'roads', 70)
  before.add(['banker', 'big'])
  before.add(['tie', 'small'])
  expect(resultsKeptIn(storage, 'roads', 70).all()).toEqual([
    ['banker', 'big'],
    ['tie', 'small'],
  ])
})

test('the result after the seventieth starts over', () => {
  const kept = resultsKeptIn(storageWith(null), 'roads', 70)
  for (let hand = 0; hand < 70; hand++) kept.add([`hand-${hand}`])
  expect(kept.all()).toHaveLength(70)
  kept.add(['banker'])
  expect(kept.all()).toEqual([['banker']])
})

test.each(['', '{', '{"a":1}', '[1,2]', 'null'])('what is no list of results, like %j, counts as nothing', (text) => {
  expect(resultsKeptIn(storageWith(text), 'roads', 70).all()).toEqual([])
})
