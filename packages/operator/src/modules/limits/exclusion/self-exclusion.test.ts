import { rulesFor } from '@andon/contract/jurisdiction-rules'
import { breakDays, lockDays } from '@andon/contract/player-api/limits-fields'
import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextOf } from '../limit.fixture.ts'
import { type LimitsFixture, openLimits } from '../limits.fixture.ts'

let fixture: LimitsFixture
beforeAll(async () => {
  fixture = await openLimits({ selfExclusionMinimumDays: () => 365 })
})
afterAll(() => fixture.close())

test('where the law requires a year, shorter locks are neither offered nor accepted, and breaks still are', async () => {
  const { routes } = fixture.limits
  const context = contextOf(fixture.newPlayer())
  const offered = await routes.overview({ languageId: 'en' }, context)
  expect(offered).toMatchObject({ lockDays: [365, 730, 1825, 5_256_000], breakDays })
  expect(await refusalOf(routes.lockAccount({ days: 270 }, context))).toMatchObject({
    code: 'LOCK_TOO_SHORT',
    field: 'days',
  })
  expect(await routes.takeBreak({ days: 30 }, context)).toMatchObject({ lock: { kind: 'break' } })
  expect(await routes.lockAccount({ days: 365 }, context)).toMatchObject({ lock: { kind: 'lock' } })
})

test.each(['JP', 'GB', 'SE', 'DE', 'IT'])(
  'a lock satisfies the legal minimum of %s, and every lock lasts at least six months',
  (country) => {
    expect(lockDays.some((days) => days >= rulesFor(country).selfExclusionMinimumDays)).toBe(true)
    expect(Math.min(...lockDays)).toBeGreaterThanOrEqual(184)
  },
)
