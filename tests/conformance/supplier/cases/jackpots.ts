import assert from 'node:assert/strict'
import { type SupplierCase, withGame } from '../supplier-kit.ts'

/** Of suppliers with jackpots; one without keeps these promises, too. */
export const jackpots: readonly SupplierCase[] = [
  withGame('at a brand without jackpots a round neither contributes to one nor wins one', async (game) => {
    await game.play()
    await game.settled()
    const parts = [...game.sent('bet'), ...game.sent('win')].flatMap(({ contributions, jackpot }) => [
      contributions,
      jackpot,
    ])
    assert.deepEqual(
      parts.filter((part) => part !== undefined),
      [],
    )
  }),
  withGame(
    'where the brand has jackpots, what a round contributes is a part of its stake',
    async (game, kit) => {
      const [, high] = kit.supplier.stakes
      assert.equal((await game.play(high)).outcome, 'played')
      await game.settled()
    },
    () => ({ jackpots: true }),
  ),
]
