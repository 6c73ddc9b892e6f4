import { expect, test } from 'vitest'
import { manualClock } from '../clock/index.ts'
import { systemRandom } from '../random/index.ts'
import { createIds, newToken, playerOf, playerOfToken } from './index.ts'

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

test('an id of something of a player carries the player, and sorts by creation time', () => {
  const clock = manualClock()
  const newId = createIds({ clock, random: systemRandom })
  const playerId = newId('ply')
  const ids = Array.from({ length: 50 }, () => {
    clock.advance({ milliseconds: 40 })
    return newId('dep', playerId)
  })
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) {
    expect(id).toMatch(/^dep_[0-9a-hjkmnp-tv-z]{26}_[0-9a-hjkmnp-tv-z]{18}$/)
    expect(playerOf(id)).toBe(playerId)
  }
  expect(() => newId('dep', 'ags_1')).toThrow("not a player's id")
})

test('an id or a token of another form has no player', () => {
  const clock = manualClock()
  const newId = createIds({ clock, random: systemRandom })
  expect([newId('trf'), '', 'ses_test', `dep__${'0'.repeat(18)}`].map(playerOf)).toEqual([null, null, null, null])
  expect(['', 'ply_1', `.${systemRandom.token()}`, systemRandom.token()].map(playerOfToken)).toEqual(
    Array(4).fill(null),
  )
})

test('a token carries its player in front of 256 random bits', () => {
  const token = newToken({ random: systemRandom }, 'ply_1')
  expect(token).toMatch(/^ply_1\.[\w-]{43}$/)
  expect(playerOfToken(token)).toBe('ply_1')
})
