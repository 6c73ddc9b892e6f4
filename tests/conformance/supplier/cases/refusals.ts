import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { walletRefusals } from '@andon/contract/wallet-api'
import { startBalance } from '../ledger.ts'
import { type SupplierCase, withGame } from '../supplier-kit.ts'

/** Those that a bet may get; UNAVAILABLE means that the outcome is unknown. The last one does not exist yet. */
const codes = [
  ...walletRefusals.filter((code) => code !== 'UNAVAILABLE' && code !== 'CYCLE_TOO_FAST'),
  'A_CODE_OF_TOMORROW',
]
const quietMs = 1000

/** Refused bets: the round is over, without a result. */
export const refusals: readonly SupplierCase[] = [
  ...codes.map((code) =>
    withGame(`a bet refused as ${code} ends its round without a result`, async (game, kit) => {
      game.refuse('bet', code)
      const shown = await game.play()
      assert.equal(shown.outcome, 'refused')
      await setTimeout(quietMs)
      assert.equal((await kit.state(game.session)).outcome, 'refused')
      assert.equal(game.sent('bet').length, 1, 'it is not bet again')
      assert.equal(game.booked('win').length, 0, 'nothing is paid')
      assert.equal(game.player.balance, startBalance)
    }),
  ),
  withGame('a bet refused as CYCLE_TOO_FAST shows no result unless a repeat of it is taken', async (game) => {
    game.refuse('bet', 'CYCLE_TOO_FAST', { retryAfterMs: 100 })
    const { outcome } = await game.play()
    const bets = game.booked('bet')
    assert.equal(outcome === 'played', bets.length === 1, `it shows “${outcome}” after ${bets.length} bets`)
    if (outcome === 'played') await game.settled()
  }),
  withGame('a stake above the balance shows no result', async (game, kit) => {
    game.player.balance = kit.supplier.stakes[0] - 1
    const shown = await game.play()
    assert.equal(shown.outcome, 'refused')
    assert.equal(game.booked('win').length, 0)
    game.player.balance = startBalance
  }),
  withGame('after SESSION_EXPIRED it sends nothing on its own', async (game) => {
    game.refuse('bet', 'SESSION_EXPIRED')
    await game.play()
    const before = game.player.calls.length
    await setTimeout(quietMs * 2)
    assert.equal(game.player.calls.length, before)
  }),
]
