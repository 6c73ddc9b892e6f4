import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canMoveEvent, eventStatuses, isEventOpen } from './event-status.ts'
import { canMoveMarket, type MarketCause, marketStatuses } from './market-status.ts'

const event = fc.constantFrom(...eventStatuses)
const market = fc.constantFrom(...marketStatuses)
const causes: readonly MarketCause[] = ['prices', 'settlement', 'settlementRolledBack', 'cancel', 'cancelRolledBack']

test('what two legal moves of an event reach, one reaches: a lost message blocks nothing', () => {
  fc.assert(
    fc.property(event, event, event, (one, two, three) => {
      fc.pre(canMoveEvent(one, two) && canMoveEvent(two, three))
      expect(canMoveEvent(one, three)).toBe(true)
    }),
  )
})

test('a closed event stays closed, and play that has begun is never back before its start', () => {
  fc.assert(
    fc.property(event, (to) => {
      expect(canMoveEvent('closed', to)).toBe(to === 'closed')
      if (canMoveEvent('live', to)) expect(['notStarted', 'delayed', 'postponed']).not.toContain(to)
    }),
  )
  expect(eventStatuses.filter(isEventOpen)).toEqual([
    'notStarted',
    'delayed',
    'postponed',
    'live',
    'suspended',
    'interrupted',
  ])
})

test('only its own roll-back leads out of a settled or a cancelled market', () => {
  fc.assert(
    fc.property(market, fc.constantFrom(...causes), (to, cause) => {
      fc.pre(to !== 'settled' && to !== 'cancelled')
      expect(canMoveMarket('settled', to, cause)).toBe(cause === 'settlementRolledBack')
      expect(canMoveMarket('cancelled', to, cause)).toBe(cause === 'cancelRolledBack')
    }),
  )
  expect(canMoveMarket('settled', 'cancelled', 'cancel')).toBe(true)
  expect(canMoveMarket('cancelled', 'settled', 'cancelRolledBack')).toBe(true) // the results were there before
})
