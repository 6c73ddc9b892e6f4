import { expect, test } from 'vitest'
import { keptLayoutsIn, mostFavourites } from './layouts-kept.ts'

function storageWith(text: string | null) {
  let kept = text
  const write = (_key: string, value: string) => {
    kept = value
  }
  return { read: () => kept, write }
}
const isKnown = (spot: string) => spot.startsWith('straight-')

test('layouts come back as they were kept, at most five', () => {
  const kept = keptLayoutsIn(storageWith(null), 'layouts', isKnown)
  expect(kept.read()).toEqual([])
  const layouts = Array.from({ length: mostFavourites + 2 }, (_, place) => new Map([[`straight-${place}`, 100]]))
  kept.write(layouts)
  expect(kept.read()).toEqual(layouts.slice(0, mostFavourites))
})

test.each([
  'no JSON',
  '{"red":1}',
  '[{"straight-1":-5}]',
  '[{"straight-1":1.5}]',
  '[{"straight-1":"100"}]',
  '[{"other-1":100}]',
  '[{}]',
])('what another program kept counts as nothing: %s', (text) =>
  expect(keptLayoutsIn(storageWith(text), 'layouts', isKnown).read()).toEqual([]),
)
