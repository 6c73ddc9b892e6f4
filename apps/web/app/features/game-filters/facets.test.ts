import type { Game } from '@andon/contract/player-api/catalogue'
import { expect, test } from 'vitest'
import { chosenCount, chosenIn } from './chosen.ts'
import { countsOf, has, narrowingValues } from './facets.ts'

const game = (gameCode: string, parts: Partial<Game>) =>
  ({ gameCode, vendorCode: 'ours', volatility: 'low', rtp: 96.5, tagList: [], minBet: 20, ...parts }) as Game // what facets read

const games = [
  game('a', { tagList: ['ways', 'multiplier'] }),
  game('b', { tagList: ['ways'], volatility: 'high', rtp: 97 }),
  game('c', { tagList: ['tumble'], volatility: 'high', rtp: null, vendorCode: 'theirs' }),
  game('d', { minBet: undefined, rtp: 94.2 }),
]
const chosen = (address: string) => chosenIn(new URLSearchParams(address))
const codes = (address: string) => games.filter((game) => has(game, chosen(address))).map(({ gameCode }) => gameCode)

test('values of one facet add up, facets narrow each other, and nothing chosen shows everything', () => {
  expect(codes('')).toEqual(['a', 'b', 'c', 'd'])
  expect(codes('feature=ways,tumble')).toEqual(['a', 'b', 'c'])
  expect(codes('feature=ways,tumble&volatility=high')).toEqual(['b', 'c'])
  expect(codes('rtp=96&vendor=ours')).toEqual(['a', 'b'])
  expect(codes('stake=20')).toEqual(['a', 'b', 'c'])
  expect(codes('feature=unknown')).toEqual([])
  expect(chosenCount(chosen('feature=ways,tumble&volatility=high&other=1'))).toBe(3)
})

test('the count beside a value is the number of games after it is added to the other facets', () => {
  const address = 'volatility=high&feature=ways'
  const counts = countsOf(games, chosen(address), 'feature')
  for (const feature of ['ways', 'tumble', 'multiplier'])
    expect(counts.get(feature) ?? 0).toBe(codes(`volatility=high&feature=${feature}`).length)
})

test('only values that some games have and others have not are offered', () => {
  const all = [
    game('low', { rtp: 96.5, tagList: ['lines'] }),
    game('high', { volatility: 'high', rtp: 98.1, tagList: ['lines', 'free-spins'] }),
  ]
  const { volatility, rtp, feature, vendor } = narrowingValues(all)
  expect([...volatility].sort()).toEqual(['high', 'low'])
  expect([...rtp]).toEqual(['97', '98'])
  expect([...feature]).toEqual(['free-spins'])
  expect([...vendor]).toEqual([])
})
