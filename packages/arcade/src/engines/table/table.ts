import { minor } from '@andon/money'
import { toNumber } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import type { Engine } from '../engine.ts'
import type { Figures } from '../figures.ts'
import { createGame, type Game } from '../game.ts'
import type { TableDisplay } from './display.ts'
import type { TableEvent } from './events.ts'
import { multipleOf, type Spot, type TableMechanic, unitOf } from './mechanic.ts'

/** The amount on each spot, in minor units. */
const layout = v.pipe(
  v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  v.check((bets) => Object.keys(bets).length > 0),
)
type Layout = v.InferOutput<typeof layout>

/**
 * Joins the rules of a table game and its mechanic: one draw settles all bets of the layout, each by itself. A return that is no whole minor unit would be rounded down; limits
 * whose chips are multiples of the display's unit leave nothing to round.
 */
export function createTable<Rules extends object>({
  rules,
  mechanic,
  figures,
}: {
  readonly rules: Rules
  readonly mechanic: TableMechanic
  readonly figures: Figures
}): Game {
  const spots = new Map(mechanic.spots.map((spot) => [spot.id, spot]))
  assert(spots.size === mechanic.spots.length, 'each spot has an id of its own')
  return createGame({
    engine: engineOf(mechanic),
    rules,
    figures,
    display: displayOf(mechanic),
    parseChoice: (sent) => {
      const parsed = v.safeParse(layout, sent)
      return parsed.success && isOffered(spots, parsed.output) ? { choice: parsed.output } : null
    },
    parseAction: () => null,
    betsOf: (bets) => Object.entries(bets).map(([id, amount]) => ({ bet: spots.get(id)?.sort ?? id, amount })),
  })
}

/** Known spots, and those that one table alone offers are all of the same one. */
function isOffered(spots: ReadonlyMap<string, Spot>, bets: Layout): boolean {
  const laid = Object.keys(bets).map((id) => spots.get(id))
  const tables = new Set(laid.flatMap((spot) => spot?.table ?? []))
  return laid.every((spot) => spot !== undefined) && tables.size <= 1
}

function engineOf(mechanic: TableMechanic): Engine<object, Layout, null, never, TableEvent> {
  const never = (): never => {
    throw new Error('a round at this table takes no action')
  }
  return {
    open: (_rules, { draws, choice }) => {
      const { drawn, facts } = mechanic.draw(draws)
      const laid = mechanic.spots.flatMap((spot) => {
        const amount = choice[spot.id]
        return amount === undefined ? [] : [{ spot, amount }]
      })
      const paid = laid.flatMap(({ spot, amount: staked }) => {
        const { numerator, denominator } = multipleOf(spot, facts)
        const amount = minor(Number((BigInt(staked) * numerator) / denominator))
        return amount > 0 ? [{ type: 'betPaid' as const, spot: spot.id, staked, amount }] : []
      })
      const win = paid.reduce((sum, { amount }) => sum + amount, 0)
      const events: TableEvent[] = [
        { type: 'betsLaid', bets: laid.map(({ spot, amount }) => ({ spot: spot.id, amount })) },
        ...drawn.map((one) => ({ type: 'drawn' as const, ...one })),
        { type: 'decided', facts: [...facts] },
        ...paid,
        { type: 'roundEnd', amount: win },
      ]
      return { state: null, events, furtherStake: 0, win }
    },
    act: never,
    allows: () => false,
    defaultAction: never,
  }
}

function displayOf(mechanic: TableMechanic): TableDisplay {
  return {
    engine: 'table',
    mechanic: mechanic.name,
    tables: [...mechanic.tables],
    ...(mechanic.terms && { terms: { ...mechanic.terms } }),
    spots: mechanic.spots.map(({ id, sort, table, covers, pays }) => ({
      id,
      sort,
      table,
      ...(covers !== undefined && { covers }),
      pays: pays.map(({ on, returns }) => ({
        on: [...on],
        returns: {
          numerator: `${returns.numerator}`,
          denominator: `${returns.denominator}`,
          decimal: toNumber(returns),
        },
      })),
    })),
    unit: unitOf(mechanic),
  }
}
