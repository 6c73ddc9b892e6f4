import { expect, test } from 'vitest'
import { type CombinedLeg, relatedLegs } from './related-legs.ts'

const leg = (id: string, more: Partial<CombinedLeg> = {}): CombinedLeg => ({
  ...{ id, event: id, group: 'league' },
  combining: 'free',
  ...more,
})

test.each<[string, readonly CombinedLeg[], [string, string] | null]>([
  ['different events', [leg('a'), leg('b'), leg('c')], null],
  ['two legs of one event', [leg('a'), leg('b', { event: 'x' }), leg('c', { event: 'x' })], ['b', 'c']],
  ['a leg that is never combined', [leg('a'), leg('b', { combining: 'never' })], ['a', 'b']],
  ['one of a group beside a free leg of it', [leg('a', { combining: 'oneOfGroup' }), leg('b')], ['a', 'b']],
  ['one of a group beside another group', [leg('a', { combining: 'oneOfGroup' }), leg('b', { group: 'other' })], null],
  ['one of no group', [leg('a', { combining: 'oneOfGroup', group: null }), leg('b', { group: null })], null],
  ['a single leg that is never combined', [leg('a', { combining: 'never' })], null],
])('%s', (_, legs, related) => {
  expect(relatedLegs(legs, { combined: true })).toEqual(related)
  expect(relatedLegs(legs, { combined: false })).toBeNull()
})
