import { expect, test } from 'vitest'
import { isZone } from './is-zone.ts'
import { isZoneMeant, zoneName, zonesToChoose } from './time-zone.ts'

const at = Date.parse('2026-07-01T12:00Z')

test.each([
  ['Asia/Tokyo', 'en-GB', 'Tokyo – Japan Standard Time (GMT+9)'],
  ['Asia/Tokyo', 'ja-JP', 'Tokyo – 日本標準時 (GMT+9)'],
  ['Europe/London', 'en-GB', 'London – British Summer Time (GMT+1)'],
  ['America/Argentina/Buenos_Aires', 'en-GB', 'Buenos Aires, Argentina – Argentina Standard Time (GMT-3)'],
  ['UTC', 'en-GB', 'Coordinated Universal Time (GMT+0)'],
])('%s is named in %s by its place, its name and its distance from UTC in summer', (zone, locale, name) => {
  expect(zoneName(zone, { at, locale })).toBe(name)
})

test.each(['tokyo', 'japan stand', 'ASIA', '日本'])('a zone is found by %s', (query) => {
  const names = ['en-GB', 'ja-JP'].map((locale) => zoneName('Asia/Tokyo', { at, locale }))
  expect(isZoneMeant(query, { zone: 'Asia/Tokyo', name: names.join(' ') })).toBe(true)
  expect(isZoneMeant(query, { zone: 'Europe/Paris', name: 'Paris – Central European Summer Time (GMT+2)' })).toBe(false)
})

test('every zone can be chosen once, and is one', () => {
  const zones = zonesToChoose()
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toContain('Asia/Tokyo')
  expect(zones.every(isZone)).toBe(true)
  expect(isZone('Mars/Olympus')).toBe(false)
})
