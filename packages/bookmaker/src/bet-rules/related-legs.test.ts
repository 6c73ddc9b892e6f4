import { expect, test } from 'vitest'
import { type CombinedLeg, combinesWithNothing, relatedLegs } from './related-legs.ts'

const leg = (id: string, more: Partial<CombinedLeg> = {}): CombinedLeg => ({
  id,
  event: id,
  groups: ['league', 'country'],
  combining: 'free',
  ...more,
})
const one = { combining: 'oneOfGroup' } as const

test.each<[string, readonly CombinedLeg[], [string, string] | null]>([
  ['different events', [leg('a'), leg('b'), leg('c')], null],
  ['two legs of one event', [leg('a'), leg('b', { event: 'x' }), leg('c', { event: 'x' })], ['b', 'c']],
  ['a leg that is never combined', [leg('a'), leg('b', { combining: 'never' })], ['a', 'b']],
  ['a leg that is never combined, first', [leg('c', { combining: 'never' }), leg('a')], ['a', 'c']],
  ['one of a group beside a free leg of it', [leg('a', one), leg('b')], ['a', 'b']],
  ['two of one group', [leg('a', one), leg('b', one)], ['a', 'b']],
  ['one of a group beside another group', [leg('a', one), leg('b', { groups: ['other'] })], null],
  ['one of a group beside a linked one', [leg('a', one), leg('b', { groups: ['division 2', 'country'] })], ['a', 'b']],
  ['one of no group', [leg('a', { ...one, groups: [] }), leg('b')], ['a', 'b']],
  ['one of a group beside a leg of no group', [leg('a', one), leg('b', { groups: [] })], ['a', 'b']],
  ['a leg that nobody describes', [leg('a'), { ...leg('b'), ...combinesWithNothing }], ['a', 'b']],
  ['a single leg that is never combined', [leg('a', { combining: 'never' })], null],
])('%s', (_, legs, related) => {
  const found = relatedLegs(legs, { combined: true })
  expect(found && [found.other, found.leg]).toEqual(related)
  expect(found?.isSameEvent ?? false).toBe(related?.[0] === 'b')
  expect(relatedLegs(legs, { combined: false })).toBeNull()
})
