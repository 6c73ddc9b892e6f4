import type { GameDetails } from '@andon/contract/player-api/catalogue'
import type { Jackpot } from '@andon/contract/player-api/jackpots'
import { expect, test } from 'vitest'
import { gameLevels, roundsPerWin } from './game-levels.ts'

const meter: Jackpot = {
  id: 'arcade/festival.mini',
  name: 'Festival Mini',
  level: 'MINI',
  amount: 5000,
  currency: 'JPY',
  games: ['lantern'],
  mustDropAt: 9000,
  shareOfStake: '1/200',
  increment: '1/250',
}
const rules = {
  id: 'arcade/festival.mini',
  name: 'Festival Mini',
  level: 'MINI' as const,
  seed: 1000,
  increment: '1/250',
  reserve: '1/1000',
  drop: { by: 'amount' as const, at: 9000 },
  rtp: '1/200',
}
const detailsOf = (jackpots?: (typeof rules)[]) =>
  ({ game: { gameCode: 'lantern' }, sheet: { jackpots } }) as unknown as Pick<GameDetails, 'game' | 'sheet'> // what gameLevels reads

test('a game shows the rules of its sheet with the meter as it stands, and meters of suppliers without a sheet', () => {
  const other = { ...meter, id: 'guest/hourly', mustDropAt: undefined, mustDropBy: '2026-06-01T00:00:00.000Z' }
  const foreign = { ...meter, id: 'guest/daily', games: ['harbour'] }
  const levels = gameLevels(detailsOf([rules]), [meter, other as Jackpot, foreign])
  expect(levels.map(({ id, drop, now }) => [id, drop.by, now?.amount])).toEqual([
    ['arcade/festival.mini', 'amount', 5000],
    ['guest/hourly', 'deadline', 5000],
  ])
  expect(gameLevels(detailsOf([rules]), [])[0]).toMatchObject({ seed: 1000, now: undefined })
  expect(gameLevels(detailsOf(), [])).toEqual([])
})

test('the odds of a round are what is left to the cap, divided by what the round adds', () => {
  expect(roundsPerWin({ at: 9000, amount: 5000, increment: '1/250' }, 100)).toBe(10_000)
  expect(roundsPerWin({ at: 9000, amount: 8999, increment: '1/250' }, 1000)).toBe(1)
  expect(roundsPerWin({ at: 9000, amount: 9000, increment: '1/250' }, 100)).toBe(1)
})
