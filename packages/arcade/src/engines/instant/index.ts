import * as v from 'valibot'
import type { ConfigOf } from '../../game-config.ts'
import type { GameKind, Samples } from '../kind.ts'
import { type InstantDisplay, instantDisplay } from './display.ts'
import { type InstantEvent, instantEvents } from './events.ts'
import { minesRules } from './mines/mines-rules.ts'
import { plinkoRules } from './plinko/plinko-rules.ts'

declare module '../kind.ts' {
  interface KindTypes {
    instant: { display: InstantDisplay; event: InstantEvent }
  }
}

export type InstantConfig = ConfigOf<'instant'>

/** Games of one stake of a list and a choice: boards of covered cells that the player opens until a hazard or the cash-out, and balls that fall into a bin. */
export const kind: GameKind<'instant'> = {
  name: 'instant',
  rules: v.union([minesRules, plinkoRules]),
  display: instantDisplay,
  events: instantEvents,
  mechanicsOf: ({ game }) =>
    game.play === 'board' ? ['board', 'cash-out'] : [{ id: 'plinko', name: { ja: 'プリンコ', en: 'plinko' } }],
  paidBy: (event) => (event.type === 'cashedOut' || event.type === 'binPaid' ? event.amount : 0),
  stakeUnitOf: () => 1,
  samples: { rounds: 3_000, choice: sampleChoice, action: sampleAction },
}

/** More hazards in some rounds; every table of plinko in turn, and between them the one where wins of the greatest tier come most often. */
function sampleChoice(
  { game }: InstantDisplay,
  { sample }: { readonly sample: number },
): ReturnType<Samples<InstantDisplay, InstantEvent>['choice']> {
  if (game.play === 'board') return { hazards: game.defaultHazards + (sample % 5) * 4 }
  const { rows, risk } = game.tables[Math.floor(sample / 4) % game.tables.length] ?? game.preset
  return sample % 4 === 0 ? { rows, risk } : { rows: 11, risk: 'high' }
}

/** Opens one cell more with each round, up to ten, then cashes out. */
function sampleAction(
  { game }: InstantDisplay,
  { sample, actions }: { readonly sample: number; readonly actions: readonly unknown[] },
): ReturnType<Samples<InstantDisplay, InstantEvent>['action']> {
  if (game.play !== 'board') return null
  return actions.length <= sample % 10
    ? { type: 'open', cell: (actions.length * 7 + 3) % (game.columns * game.rows) }
    : { type: 'cashOut' }
}
