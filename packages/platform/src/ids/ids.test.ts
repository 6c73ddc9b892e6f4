import { expect, test } from 'vitest'
import { manualClock } from '../clock/index.ts'
import { systemRandom } from '../random/index.ts'
import { createIds } from './index.ts'

test('ids sort by creation time and do not repeat', () => {
  const clock = manualClock()
  const newId = createIds({ clock, random: systemRandom })
  const ids: string[] = []
  for (let step = 0; step < 200; step++) {
    clock.advance({ milliseconds: 1 + step * 37 })
    ids.push(newId('ply'))
  }
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^ply_[0-9a-hjkmnp-tv-z]{26}$/)
})

test('the first ten digits are the milliseconds', () => {
  const clock = manualClock(Temporal.Instant.fromEpochMilliseconds(32 ** 9 * 7 + 31))
  expect(createIds({ clock, random: systemRandom })('bet').slice(4, 14)).toBe('700000000z')
})
