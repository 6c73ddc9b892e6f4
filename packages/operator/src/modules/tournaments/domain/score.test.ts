import { expect, test } from 'vitest'
import { type ScoredRound, scoreOf } from './score.ts'

const about = { supplier: 'arcade', gameCode: 'game', stake: 100 }
const rounds: ScoredRound[] = [
  { ...about, roundId: 'a', position: 3, win: 150 },
  { ...about, roundId: 'b', position: 5, win: 333 },
  { ...about, roundId: 'c', position: 8, win: 0 },
]
const distributions = {
  game: [
    [0, 0.5],
    [1.5, 0.25],
    [3.33, 0.25],
  ],
} as const
const seed = '00'.repeat(32)
const scored = (method: Parameters<typeof scoreOf>[0]['method']) =>
  scoreOf({ method, rounds: 3, minStake: 0 }, rounds, { seed, distributions })

test('each method scores whole numbers, and says which round decided', () => {
  expect(scored('bestMultiple')).toEqual({ score: 333, rounds: 3, decidedAt: 5 })
  expect(scored('sumOfMultiples')).toEqual({ score: 483, rounds: 3, decidedAt: 5 })
  expect(scored('streak')).toEqual({ score: 2, rounds: 3, decidedAt: 5 })
  expect(scored('turnover')).toEqual({ score: 300, rounds: 3, decidedAt: 8 })
})

test('a fair place lies within the share of its multiple, and is uniform over all rounds', () => {
  const placeOf = (roundId: string, win: number) =>
    scoreOf({ method: 'fair', rounds: 1, minStake: 0 }, [{ ...about, roundId, position: 1, win }], {
      seed,
      distributions,
    }).score
  const places = Array.from({ length: 4_000 }, (_, n) => placeOf(`r${n}`, [0, 0, 150, 333][n % 4] ?? 0))
  expect(places.every((place, n) => place >= ([0, 0, 500_000, 750_000][n % 4] ?? 0))).toBe(true)
  for (const tenth of Array.from({ length: 10 }, (_, n) => n)) {
    const within = places.filter((place) => Math.floor(place / 100_000) === tenth).length
    expect(within, `tenth ${tenth}`).toBeGreaterThan(320)
    expect(within, `tenth ${tenth}`).toBeLessThan(480)
  }
})
