import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepWithdrawal, type WithdrawalState, withdrawalEvents, withdrawalStates } from './withdrawal-state.ts'

/** One column for each event; `.`: no change. */
const table: Record<WithdrawalState, string> = {
  // approved refused cancelled processing paid failed
  requested: 'approved refused cancelled . . .',
  approved: '. . . . paid failed',
  paid: '. . . . . failed',
  refused: '. . . . . .',
  failed: '. . . . . .',
  cancelled: '. . . . . .',
}
const cells = withdrawalStates.flatMap((state) =>
  withdrawalEvents.map((event, i) => {
    const next = table[state].split(' ')[i]
    return [state, event, next === '.' ? state : next] as const
  }),
)
test.each(cells)('%s + %s = %s', (state, event, next) => expect(stepWithdrawal(state, event).state).toBe(next))

test('with any events in any order the money is with the player, held or paid out, and moves each way at most once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...withdrawalEvents), { maxLength: 30 }), (events) => {
      let state = 'requested' as WithdrawalState
      const place = { held: 1, supplier: 0, player: 0 }
      for (const event of events) {
        const { payOut, giveBack, ...next } = stepWithdrawal(state, event)
        if (payOut) {
          place.held -= 1
          place.supplier += 1
        }
        if (giveBack) {
          place[giveBack === 'from-held' ? 'held' : 'supplier'] -= 1
          place.player += 1
        }
        state = next.state
      }
      const where = state === 'paid' ? 'supplier' : state === 'requested' || state === 'approved' ? 'held' : 'player'
      return place[where] === 1 && place.held + place.supplier + place.player === 1
    }),
    { numRuns: 3000 },
  )
})
