import { jurisdictionOf, operatorRules, rulesFor, strictest } from '@andon/contract/jurisdiction-rules'
import { expect, test } from 'vitest'

test.each([
  ['JP', 'HOUSE', {}],
  ['MT', 'HOUSE', {}],
  ['SE', 'SE', { slotCycleMs: 3000, limitRaiseWaitHours: 72 }],
  ['DE', 'DE', { slotCycleMs: 5000, limitBounds: [{ currency: 'EUR', value: 100_000 }, { currency: 'JPY' }] }],
  ['IT', 'IT', { idleTimeoutMinutes: 20, rtpFloorPercent: 90 }],
  ['constructor', 'HOUSE', {}],
])("a player of %s plays by the rules of %s, and by the operator's where those set none", (country, name, rules) => {
  expect(jurisdictionOf(country)).toBe(name)
  expect(rulesFor(country)).toMatchObject({
    ...operatorRules,
    slotStakeCaps: expect.anything(),
    limitBounds: expect.anything(),
    ...rules,
  })
})

test('the stake cap of slots in Great Britain depends on age', () => {
  expect(rulesFor('GB').slotStakeCaps).toEqual([
    { fromAge: 25, currency: 'GBP', amount: 500 },
    { fromAge: 25, currency: 'JPY', amount: 900 },
    { fromAge: 18, currency: 'GBP', amount: 200 },
    { fromAge: 18, currency: 'JPY', amount: 350 },
  ])
})

test('no jurisdiction loosens a rule of the operator', () => {
  for (const country of ['JP', 'GB', 'SE', 'DE', 'IT'])
    expect(strictest(operatorRules, rulesFor(country))).toMatchObject({
      ...rulesFor(country),
      slotStakeCaps: expect.anything(),
    })
})
