import { rulesFor } from '@andon/contract/jurisdiction-rules'
import { breakDays, lockDays } from '@andon/contract/player-api/limits-fields'
import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.fixture.ts'
import { contextOf } from './limit.fixture.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ selfExclusionMinimumDays: () => 365 })
})
afterAll(() => house.close())

test('where the law asks for a year, shorter locks are neither offered nor taken, and breaks stay', async () => {
  const { routes } = house.limits
  const context = contextOf(house.newPlayer())
  const offered = await routes.overview({ languageId: 'en' }, context)
  expect(offered).toMatchObject({ lockDays: [365, 730, 1825, 5_256_000], breakDays })
  expect(await refusalOf(routes.lockAccount({ days: 270 }, context))).toMatchObject({
    code: 'LOCK_TOO_SHORT',
    field: 'days',
  })
  expect(await routes.takeBreak({ days: 30 }, context)).toMatchObject({ lock: { kind: 'break' } })
  expect(await routes.lockAccount({ days: 365 }, context)).toMatchObject({ lock: { kind: 'lock' } })
})

test('a lock ends the agreement to marketing, a break does not', async () => {
  const { routes } = house.limits
  const playerId = house.newPlayer()
  await routes.takeBreak({ days: 30 }, contextOf(playerId))
  expect(house.marketingEnded).not.toContain(playerId)
  await routes.lockAccount({ days: 365 }, contextOf(playerId))
  expect(house.marketingEnded).toContain(playerId)
})

test.each(['JP', 'GB', 'SE', 'DE', 'IT'])(
  'some lock is long enough for the law of %s, and every lock for six months',
  (country) => {
    expect(lockDays.some((days) => days >= rulesFor(country).selfExclusionMinimumDays)).toBe(true)
    expect(Math.min(...lockDays)).toBeGreaterThanOrEqual(184)
  },
)
