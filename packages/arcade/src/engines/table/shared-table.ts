import { assert } from '@andon/platform/assert'
import type { Game } from '../game.ts'
import type { TableEngine } from '../table-engine.ts'
import type { TableEvent } from './events.ts'
import { multipleOf, type TableMechanic } from './mechanic.ts'

/** A table game whose rounds are shared: one draw for everybody, and every layout is paid by itself, as `createTable` pays one player's. */
export function sharedTable(mechanic: TableMechanic, game: Pick<Game, 'stakeOf'>): TableEngine {
  const spots = new Map(mechanic.spots.map((spot) => [spot.id, spot]))
  return {
    open: (draws) => {
      const { drawn, facts } = mechanic.draw(draws)
      const events: TableEvent[] = [
        ...drawn.map((one) => ({ type: 'drawn' as const, ...one })),
        { type: 'decided', facts: [...facts] },
      ]
      return {
        events,
        facts,
        runsForMs: null,
        leavesAt: () => null,
        winOf: ({ stake, choice }) => {
          assert(game.stakeOf(choice)?.total === stake, 'a bet at a table stakes the sum of its layout')
          const layout = Object.entries(choice as Readonly<Record<string, number>>) // a layout, as its stake says
          return layout.reduce((won, [id, amount]) => {
            const spot = spots.get(id)
            assert(spot, 'a layout lies on spots of its table')
            const { numerator, denominator } = multipleOf(spot, facts)
            return won + Number((BigInt(amount) * numerator) / denominator)
          }, 0)
        },
      }
    },
  }
}
