import * as v from 'valibot'
import type { ConfigOf } from '../../game-config.ts'
import type { GameKind, Samples } from '../kind.ts'
import { type InstantDisplay, instantDisplay } from './display.ts'
import { type InstantEvent, instantEvents } from './events.ts'
import { minesRules } from './mines/mines-rules.ts'
import { plinkoRules } from './plinko/plinko-rules.ts'
import { sliderRules } from './slider/slider-rules.ts'

declare module '../kind.ts' {
  interface KindTypes {
    instant: { display: InstantDisplay; event: InstantEvent }
  }
}

export type InstantConfig = ConfigOf<'instant'>

const paying: ReadonlySet<InstantEvent['type']> = new Set(['cashedOut', 'binPaid', 'sliderPaid'])

const mechanics = {
  board: ['board', 'cash-out'],
  plinko: [{ id: 'plinko', name: { ja: 'プリンコ', en: 'plinko' } }],
  slider: [{ id: 'slider', name: { ja: '数当てスライダー', en: 'number slider' } }],
} as const

/** Games of one stake of a list and a choice: boards of covered cells that the player opens until a hazard or the cash-out, balls that fall into a bin, and numbers under or over a mark. */
export const kind: GameKind<'instant'> = {
  name: 'instant',
  rules: v.union([minesRules, plinkoRules, sliderRules]),
  display: instantDisplay,
  events: instantEvents,
  mechanicsOf: ({ game }) => mechanics[game.play],
  paidBy: (event) => ('amount' in event && paying.has(event.type) ? event.amount : 0),
  stakeUnitOf: () => 1,
  samples: { rounds: 3_000, choice: sampleChoice, action: sampleAction },
}

/**
 * More hazards in some rounds; every table of plinko in turn, and between them the one where wins of the greatest tier come most often; marks of a slider at both sides, for
 * wins of each tier.
 */
function sampleChoice(
  { game }: InstantDisplay,
  { sample }: { readonly sample: number },
): ReturnType<Samples<InstantDisplay, InstantEvent>['choice']> {
  switch (game.play) {
    case 'board':
      return { hazards: game.defaultHazards + (sample % 5) * 4 }
    case 'plinko': {
      const { rows, risk } = game.tables[Math.floor(sample / 4) % game.tables.length] ?? game.preset
      return sample % 4 === 0 ? { rows, risk } : { rows: 11, risk: 'high' }
    }
    case 'slider': {
      const winning = [5_000, 600, 9_000, 300, 150, 80, 3_333][sample % 7] ?? game.preset.at
      return sample % 2 === 0 ? { side: 'under', at: winning } : { side: 'over', at: game.numbers - 1 - winning }
    }
  }
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
