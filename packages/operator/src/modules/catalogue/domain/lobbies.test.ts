import { expect, test } from 'vitest'
import { gamesOf, inOrderOf } from './lobbies.ts'

const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const games = codes.map((gameCode) => ({ gameCode, tagList: [], category: 'slots' as const }))
const dayGroup = { name: { ja: '', en: '' }, ofDay: true } as const
const day = Temporal.PlainDate.from('2026-11-21')
const today = (now: Temporal.PlainDate, featured: readonly string[] = []) =>
  gamesOf(dayGroup, games, { popular: [], day: now, featured }).map(({ gameCode }) => gameCode)

test('every game is the game of the day once in as many days as there are games', () => {
  const week = Array.from({ length: codes.length }, (_, days) => today(day.add({ days })))
  expect(week.flat().sort()).toEqual(codes)
  expect(today(day.add({ days: codes.length }))).toEqual(today(day))
  expect(today(day.subtract({ years: 2 }))).toHaveLength(1)
})

test('a featured game, or one of a few, is never the game of the day', () => {
  const days = Array.from({ length: 20 }, (_, days) => today(day.add({ days }), ['c']))
  expect(days.flat()).not.toContain('c')
  expect(today(day, ['c', 'd'])).toEqual([])
})

test('a brand names the rows that it wants first, and the others follow', () => {
  expect(inOrderOf(['ways', 'gone', 'new'], ['popular', 'new', 'ways', 'calm'])).toEqual([
    ...['ways', 'new', 'popular', 'calm'],
  ])
})
