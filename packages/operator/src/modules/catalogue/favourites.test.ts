import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GameWalletSetup, openGameWallet } from '../game-wallet/game-wallet.fixture.ts'

let house: GameWalletSetup
beforeAll(async () => {
  house = await openGameWallet()
})
afterAll(() => house.close())

test('a game is a favourite after one toggle and none after two', async () => {
  const session = await house.newPlayer()
  const listed = async () => (await house.call('getFavouriteGames', {}, session)).favorite.favoriteGamesList
  expect(await house.call('toggleFavoriteGame', { gameCode: 'lantern' }, session)).toMatchObject({ isFavorite: true })
  house.clock.advance({ seconds: 1 })
  await house.call('toggleFavoriteGame', { gameCode: 'harbour' }, session)
  expect(await listed()).toEqual(['harbour', 'lantern'])
  expect(await house.call('toggleFavoriteGame', { gameCode: 'lantern' }, session)).toMatchObject({ isFavorite: false })
  expect(await listed()).toEqual(['harbour'])
})

test('favourites are the player’s own', async () => {
  const [mine, theirs] = [await house.newPlayer(), await house.newPlayer()]
  await house.call('toggleFavoriteGame', { gameCode: 'lantern' }, mine)
  expect((await house.call('getFavouriteGames', {}, theirs)).favorite.favoriteGamesList).toEqual([])
})

test('a game that there is not cannot be a favourite', async () => {
  const session = await house.newPlayer()
  expect(await refusalCodeOf(house.call('toggleFavoriteGame', { gameCode: 'nothing' }, session))).toBe('GAME_UNKNOWN')
})
