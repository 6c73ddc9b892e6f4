import assert from 'node:assert/strict'
import { type SupplierCase, withGame } from '../supplier-kit.ts'

/** The rules that `authenticate` sends for the player's country. */
export const rules: readonly SupplierCase[] = [
  withGame(
    'a round does not start before the minimum cycle',
    async (game) => {
      await game.play()
      await game.settled()
      const { outcome } = await game.play()
      const [first, second] = game.player.calls.filter(({ call }) => call === 'bet' || call === 'round')
      const apart = second && first ? second.at - first.at : Number.POSITIVE_INFINITY
      assert.ok(apart > 3500, `the second bet comes ${Math.round(apart)} ms after the first`)
      if (outcome === 'played') await game.settled()
    },
    () => ({ minimumCycleMs: 4000 }),
  ),
  withGame(
    'a stake above the maximum is not bet',
    async (game, kit) => {
      const [low, high] = kit.supplier.stakes
      const shown = await game.play(high)
      assert.equal(shown.outcome, 'refused')
      for (const { amount } of game.sent('bet')) assert.ok(Number(amount) <= low, `it bets ${amount}`)
    },
    (kit) => ({ maximumStake: kit.supplier.stakes[0] }),
  ),
  withGame(
    'the maximum itself may be bet',
    async (game) => {
      assert.equal((await game.play()).outcome, 'played')
      await game.settled()
    },
    (kit) => ({ maximumStake: kit.supplier.stakes[0] }),
  ),
]
