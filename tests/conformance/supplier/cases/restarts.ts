import { faultOf } from '../faults.ts'
import { only, type SupplierCase, withGame } from '../supplier-kit.ts'

const cut = faultOf('a connection cut before it is booked')

/** The supplier is killed in the middle of a round and starts again. */
export const restarts: readonly SupplierCase[] = [
  alone(
    withGame('a win that was owed when the supplier was killed is paid after its start', async (game, kit) => {
      game.fail('win', ...Array.from({ length: 1000 }, () => cut))
      await game.play()
      await game.until('the win is sent', () => game.sent('win').length > 0)
      await kit.restart()
      game.recover()
      await game.until('the win is paid', () => game.booked('win').length > 0)
      only(game.booked('win'), 'wins')
      await game.settled()
    }),
  ),
]

/** Those that take longer than half a minute where a supplier first waits for the process that it lost. */
export const slowRestarts: readonly SupplierCase[] = [
  alone(
    withGame('a bet that was under way when the supplier was killed is paid for or comes back', async (game, kit) => {
      game.fail('bet', faultOf('no answer after it is booked'))
      const lost = game.play().catch(() => null) // its answer is lost with the supplier
      await game.until('the bet is sent', () => game.booked('bet').length > 0)
      await kit.restart()
      await lost
      await game.settled()
      only(game.booked('bet'), 'bets')
    }),
  ),
]

function alone(one: SupplierCase): SupplierCase {
  return { ...one, waits: true }
}
