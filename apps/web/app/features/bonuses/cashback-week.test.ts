import { expect, test } from 'vitest'
import { cashbackWeek } from './cashback-week.ts'

test('the week from Monday in UTC, on the clock of Japan', () => {
  expect(cashbackWeek('Asia/Tokyo', 'ja')).toMatchObject({ from: '月曜9:00', until: '月曜8:59', sameDay: true })
  expect(cashbackWeek('Asia/Tokyo', 'en')).toMatchObject({ from: 'Monday 9:00', until: 'Monday 8:59', sameDay: true })
})

test('in UTC the week ends on Sunday', () => {
  expect(cashbackWeek('UTC', 'en')).toEqual({ from: 'Monday 0:00', until: 'Sunday 23:59', sameDay: false })
})
