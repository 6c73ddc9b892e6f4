import * as v from 'valibot'
import type { ConfigOf } from '../../game-config.ts'
import type { GameKind } from '../kind.ts'
import { type InstantDisplay, instantDisplay } from './display.ts'
import { type InstantEvent, instantEvents } from './events.ts'

declare module '../kind.ts' {
  interface KindTypes {
    instant: { display: InstantDisplay; event: InstantEvent }
  }
}

export type InstantConfig = ConfigOf<'instant'>

/** `MinesRules`. */
const rules = v.strictObject({
  gameCode: v.string(),
  columns: v.number(),
  rows: v.number(),
  hazards: v.strictObject({ least: v.number(), most: v.number() }),
  return: v.strictObject({ numerator: v.number(), denominator: v.number() }),
  mostMultiple: v.number(),
})

/** Boards of covered cells: one stake of a list, a number of hazards, and cells that the player opens until a hazard or the cash-out. */
export const kind: GameKind<'instant'> = {
  name: 'instant',
  rules,
  display: instantDisplay,
  events: instantEvents,
  mechanicsOf: () => ['board', 'cash-out'],
  paidBy: (event) => (event.type === 'cashedOut' ? event.amount : 0),
  stakeUnitOf: () => 1,
  samples: {
    rounds: 1_500,
    // more hazards in some rounds, for wins of each tier
    choice: ({ defaultHazards }, { sample }) => ({ hazards: defaultHazards + (sample % 5) * 4 }),
    // opens one cell more with each round, up to ten, then cashes out
    action: ({ columns, rows }, { sample, actions }) =>
      actions.length <= sample % 10
        ? { type: 'open', cell: (actions.length * 7 + 3) % (columns * rows) }
        : { type: 'cashOut' },
  },
}
