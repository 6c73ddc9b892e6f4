import { expect, test } from 'vitest'
import { isZone } from './is-zone.ts'
import { zoneName, zonesToChoose } from './time-zone.ts'

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo (GMT+9)'],
  ['Europe/London', 'Europe/London (GMT+1)'],
  ['America/St_Johns', 'America/St_Johns (GMT-2:30)'],
  ['UTC', 'UTC (GMT+0)'],
])('%s has its distance from UTC in summer', (zone, name) => {
  expect(zoneName(zone, Date.parse('2026-07-01T12:00Z'))).toBe(name)
})

test('every zone can be chosen once, and is one', () => {
  const zones = zonesToChoose()
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toContain('Asia/Tokyo')
  expect(zones.every(isZone)).toBe(true)
  expect(isZone('Mars/Olympus')).toBe(false)
})
