import * as v from 'valibot'
import type { ConfigOf } from '../../game-config.ts'
import type { GameKind } from '../kind.ts'
import { type SlotDisplay, slotDisplay } from './display.ts'
import { type SlotEvent, slotEvents } from './events.ts'
import { slotMechanics } from './mechanics.ts'

declare module '../kind.ts' {
  interface KindTypes {
    slot: { display: SlotDisplay; event: SlotEvent }
  }
}

export type SlotConfig = ConfigOf<'slot'>

/** The rules that all slots have; each mechanic adds its own (`rules.ts` of its folder). */
const rules = v.looseObject({
  gameCode: v.string(),
  rows: v.number(),
  symbols: v.array(v.strictObject({ id: v.string(), role: v.string(), pays: v.record(v.string(), v.number()) })),
  strips: v.union([v.array(v.array(v.string())), v.record(v.string(), v.array(v.array(v.string())))]),
})

/** Slots on reels or with falling symbols: one stake of a list, no choice, and `open` settles every round. */
export const kind: GameKind<'slot'> = {
  name: 'slot',
  rules,
  display: slotDisplay,
  events: slotEvents,
  mechanicsOf: slotMechanics,
  paidBy: (event) => {
    switch (event.type) {
      case 'lineWins':
      case 'symbolWins':
      case 'scatterWin':
      case 'holdEnd':
        return event.amount
      default:
        return 0
    }
  },
  stakeUnitOf: ({ payUnit }) => payUnit,
  samples: { rounds: 60_000, choice: () => null, action: () => null },
}
