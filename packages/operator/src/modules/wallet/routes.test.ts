import { playerApi } from '@andon/contract'
import type { PlayerContext } from '@andon/platform/http'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { derivedBalances, house, pockets, wireBalances } from './index.ts'
import { move, openWallet, type WalletFixture } from './wallet.fixture.ts'

let open: WalletFixture
let context: PlayerContext
beforeAll(async () => {
  open = await openWallet()
  const playerId = await open.newPlayer(1000)
  const held = { crp: 200, drp: 30, wrp: 4, freebet: 50 } as const
  for (const to of ['crp', 'drp', 'wrp', 'freebet'] as const)
    await open.post(move(playerId, held[to], { key: to, from: house('bonus/welcome'), to, kind: 'bonusGrant' }))
  context = { session: { id: 'ses_1', playerId } } as PlayerContext // the handlers read nothing else
})
afterAll(() => open.closeClean())

const request = { languageId: 'ja' } as const

test('getBalanceByPocket: crp includes the free bets', async () => {
  const reply = await open.wallet.routes.getBalanceByPocket(request, context)
  expect(v.parse(playerApi.wallet.getBalanceByPocket.reply, reply)).toEqual({
    realCashBalance: 1000,
    crpBalance: 250,
    drpBalance: 30,
    wrpBalance: 4,
    freebetBalance: 50,
    currency: 'JPY',
    version: 5,
  })
})

test('getProfileBalanceCurrency: bonus = crp + drp + wrp − freebet, total = cash + crp + drp + wrp', async () => {
  const reply = await open.wallet.routes.getProfileBalanceCurrency(request, context)
  expect(v.parse(playerApi.wallet.getProfileBalanceCurrency.reply, reply)).toEqual({
    success: true,
    cash: 1000,
    bonus: 250 + 30 + 4 - 50,
    total: 1000 + 250 + 30 + 4,
    currency: { code: 'JPY', symbol: '¥', position: 'before' },
  })
})

test('getBalance: cash, and the same bonus', async () => {
  const reply = await open.wallet.routes.getBalance(request, context)
  expect(v.parse(playerApi.wallet.getBalance.reply, reply)).toEqual({ cash: 1000, bonus: 234, currency: 'JPY' })
})

test('the derived balances follow from the wire fields for any pockets', () => {
  const amount = fc.nat({ max: 1e12 })
  const held = fc.record({ realCash: amount, crp: amount, drp: amount, wrp: amount, freebet: amount })
  fc.assert(
    fc.property(held, (amounts) => {
      const balances = { ...amounts, currency: 'JPY', version: 1 } as const
      const wire = wireBalances(balances)
      const { cash, bonus, total } = derivedBalances(balances)
      expect(cash).toBe(wire.realCashBalance)
      expect(bonus).toBe(wire.crpBalance + wire.drpBalance + wire.wrpBalance - wire.freebetBalance)
      expect(total).toBe(wire.realCashBalance + wire.crpBalance + wire.drpBalance + wire.wrpBalance)
      expect(total).toBe(pockets.reduce((sum, name) => sum + amounts[name], 0)) // no pocket is forgotten or counted twice
    }),
  )
})
