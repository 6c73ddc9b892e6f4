import { expect, test } from 'vitest'
import { similarGames } from './similar-games.ts'

const game = (gameCode: string, changed: object = {}) => ({
  gameCode,
  category: 'slots' as const,
  volatility: 'high' as const,
  vendorCode: 'maker',
  tagList: [] as string[],
  ...changed,
})

test('games that share more ways to play come first, and the game itself never', () => {
  const mechanicsOf = new Map([
    ['river', ['lines', 'free-spins']],
    ['lamp', ['lines', 'free-spins']],
    ['drum', ['lines']],
    ['dig', ['board']],
  ] as const)
  const found = similarGames(
    game('river'),
    [game('drum'), game('river'), game('dig', { category: 'table-games' }), game('lamp', { volatility: 'low' })],
    { mechanicsOf, most: 6 },
  )
  expect(found).toEqual([
    { gameCode: 'lamp', mechanics: ['lines', 'free-spins'], sameVolatility: false, sameCategory: true },
    { gameCode: 'drum', mechanics: ['lines'], sameVolatility: true, sameCategory: true },
  ])
})

test('a way to play that only suppliers name is shared by its id', () => {
  const toss = (name: string) => ({ id: 'coin-toss', name: { ja: name, en: name } })
  const mechanicsOf = new Map([
    ['coins', ['cash-out', toss('a coin toss')]],
    ['other', [toss('tosses')]],
  ] as const)
  const found = similarGames(game('coins'), [game('other'), game('river', { category: 'table-games' })], {
    mechanicsOf,
    most: 6,
  })
  expect(found).toMatchObject([{ gameCode: 'other', mechanics: [toss('a coin toss')] }])
})

test('without sheets, tags and volatility tell; no more than asked for are named', () => {
  const others = [game('a', { tagList: ['respins'] }), game('b'), game('c', { volatility: 'low' }), game('d')]
  const found = similarGames(game('own', { tagList: ['respins', 'featured'] }), others, {
    mechanicsOf: new Map(),
    most: 2,
  })
  expect(found.map(({ gameCode }) => gameCode)).toEqual(['a', 'b'])
})

test('games whose volatility is not stated are not alike for that', () => {
  const unknown = { volatility: 'none' as const }
  expect(similarGames(game('own', unknown), [game('b', unknown)], { mechanicsOf: new Map(), most: 2 })).toEqual([])
})
