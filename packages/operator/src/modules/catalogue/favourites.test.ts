import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GameWalletFixture, openGameWallet } from '../game-wallet/game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())

test('one toggle adds a favourite, a second removes it', async () => {
  const session = await fixture.newPlayer()
  const listed = async () => (await fixture.call('getFavouriteGames', {}, session)).favorite.favoriteGamesList
  expect(await fixture.call('toggleFavouriteGame', { gameCode: 'lantern' }, session)).toMatchObject({
    isFavorite: true,
  })
  fixture.clock.advance({ seconds: 1 })
  await fixture.call('toggleFavouriteGame', { gameCode: 'harbour' }, session)
  expect(await listed()).toEqual(['harbour', 'lantern'])
  expect(await fixture.call('toggleFavouriteGame', { gameCode: 'lantern' }, session)).toMatchObject({
    isFavorite: false,
  })
  expect(await listed()).toEqual(['harbour'])
})

test('each player has their own favourites', async () => {
  const [mine, theirs] = [await fixture.newPlayer(), await fixture.newPlayer()]
  await fixture.call('toggleFavouriteGame', { gameCode: 'lantern' }, mine)
  expect((await fixture.call('getFavouriteGames', {}, theirs)).favorite.favoriteGamesList).toEqual([])
})

test('an unknown game cannot be a favourite', async () => {
  const session = await fixture.newPlayer()
  expect(await refusalCodeOf(fixture.call('toggleFavouriteGame', { gameCode: 'nothing' }, session))).toBe(
    'GAME_UNKNOWN',
  )
})
