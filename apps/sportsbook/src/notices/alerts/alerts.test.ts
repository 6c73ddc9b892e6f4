import { expect, test } from 'vitest'
import { alerts, dropAlert, mostAlerts, nextTarget, readPrice, setAlert, stateOf } from './alerts.ts'

const names = { event: { ja: '', en: '' }, market: { ja: '', en: '' }, outcome: { ja: '', en: '' } }
const alertOn = (selection: string, atLeast = 2_150) => ({ selection, event: 'sr:match:1', names, atLeast })
const offer = (price: number | null, open = true, result: string | null = null) => ({ price, open, result })

test.each([
  ['waiting', offer(2_100), 'live'],
  ['waiting', undefined, undefined],
  ['reached', offer(2_150), 'live'],
  ['reached', offer(2_400), 'notStarted'],
  ['suspended', offer(2_400, false), 'live'],
  ['suspended', offer(null), 'live'],
  ['suspended', offer(2_400, false), 'postponed'],
  ['closed', offer(2_400, false, 'won'), 'live'],
  ['closed', offer(2_400, false), 'ended'],
  ['closed', offer(2_400, false), 'cancelled'],
  ['closed', undefined, 'closed'],
] as const)('an alert is %s at %j in a match that is %s', (state, now, status) => {
  expect(stateOf(alertOn('a'), { offer: now, status })).toBe(state)
})

test.each([
  ['2.15', 2_150],
  ['２．１５', 2_150],
  [' 3 ', 3_000],
  ['1,95', 1_950],
  ['1', null],
  ['0.5', null],
  ['2.155', null],
  ['1001', null],
  ['11/10', null],
  ['', null],
])('%j is read as %j', (typed, price) => {
  expect(readPrice(typed)).toBe(price)
})

test('the first target lies above the price, by a tenth of its winnings', () => {
  expect(nextTarget(2_000)).toBe(2_100)
  expect(nextTarget(1_020)).toBe(1_030)
  expect(nextTarget(10_000)).toBe(10_900)
})

test('a selection has one alert, the last one, and a full list stays as it is', () => {
  setAlert(alertOn('a', 2_000))
  setAlert(alertOn('a', 3_000))
  expect(alerts.get()).toEqual([alertOn('a', 3_000)])
  for (let n = 0; n < mostAlerts + 5; n++) setAlert(alertOn(`b${n}`))
  expect(alerts.get()).toHaveLength(mostAlerts)
  expect(alerts.get()[0]).toEqual(alertOn('a', 3_000))
  dropAlert('a')
  expect(alerts.get().some(({ selection }) => selection === 'a')).toBe(false)
})
