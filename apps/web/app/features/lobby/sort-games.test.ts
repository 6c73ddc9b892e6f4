import type { Game } from '@andon/contract/player-api/catalogue'
import { expect, test } from 'vitest'
import { sortGames } from './sort-games.ts'
import type { SortOption } from './sort-options.ts'

const game = (gameCode: string, reading: string, volatility: Game['volatility'], rtp: number | null) =>
  ({ gameCode, name: gameCode, reading, volatility, rtp }) as Game // only what sorting reads

const games = [
  game('tama', 'たま', 'high', null),
  game('aki', 'あき', 'low', 96.2),
  game('kumo', 'くも', 'medium', 97),
  game('mizu', 'みず', 'none', 94.5),
]

test.each<[SortOption, string]>([
  ['Default', 'tama aki kumo mizu'],
  ['AtoZ', 'aki kumo tama mizu'],
  ['ZtoA', 'mizu tama kumo aki'],
  ['VolatilityLowToHigh', 'mizu aki kumo tama'],
  ['VolatilityHighToLow', 'tama kumo aki mizu'],
  ['RTPLowToHigh', 'mizu aki kumo tama'],
  ['RTPHighToLow', 'kumo aki mizu tama'],
])('%s sorts as specified, names by reading, games without RTP last', (option, expected) => {
  expect(
    sortGames(games, option, 'ja')
      .map(({ gameCode }) => gameCode)
      .join(' '),
  ).toBe(expected)
})

test.each(['AtoZ', 'ZtoA'] as const)('%s of a part follows the known order of the whole list', (option) => {
  const [tama, aki, kumo, mizu] = games
  if (!tama || !aki || !kumo || !mizu) throw new Error('four games')
  const known = [mizu, aki, kumo, tama] // another one than that of their names
  const sorted = sortGames([tama, mizu, kumo], option, 'ja', known)
  expect(sorted).toEqual(option === 'AtoZ' ? [mizu, kumo, tama] : [tama, kumo, mizu])
})
