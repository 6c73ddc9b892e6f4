import { jackpots as api } from '@andon/contract/player-api/jackpots'
import { house } from '@andon/operator/wallet'
import type { RequestContext } from '@andon/platform/http'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deposit, move, openWallet, type WalletFixture } from '../wallet/wallet.fixture.ts'
import { createJackpots } from './index.ts'

let open: WalletFixture
beforeEach(async () => {
  open = await openWallet()
})
afterEach(() => open.closeClean())

async function winners({ isOn = true, nicknames = {} as Record<string, string> } = {}) {
  const { routes } = createJackpots({
    db: open.db,
    latestWins: open.wallet.jackpotWins,
    nicknamesOf: async () => new Map(Object.entries(nicknames).map(([id, nickname]) => [id, { nickname }])),
    isOn: () => isOn,
  })
  const reply = await routes.getWinners({ languageId: 'ja' }, { site: 'LEO' } as RequestContext) // the handler reads nothing else
  return v.parse(api.getWinners.reply, reply).winners
}

test('without a win the list is empty', async () => {
  await open.newPlayer(100)
  expect(await winners()).toEqual([])
})

test('a jackpot win is listed with the first letter of its winner; other transfers are not', async () => {
  const player = await open.newPlayer(100)
  await open.post(deposit(player, 500, { key: 'd' }))
  await open.post(move(player, 77_000, { key: 'j', from: house('jackpots/lantern'), kind: 'jackpotWin' }))
  expect(await winners({ nicknames: { [player]: '花子' } })).toMatchObject([
    { nickname: '花…', amount: 77_000, currency: 'JPY' },
  ])
})

test('a brand without jackpots lists no winners', async () => {
  const player = await open.newPlayer()
  await open.post(move(player, 77_000, { key: 'j', from: house('jackpots/lantern'), kind: 'jackpotWin' }))
  expect(await winners({ isOn: false })).toEqual([])
})
