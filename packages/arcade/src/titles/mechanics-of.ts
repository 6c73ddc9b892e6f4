import type { Mechanic, OwnMechanic } from '@andon/contract/games/sheet'
import type { Game } from '../engines/game.ts'
import { kindOf } from '../engines/kinds.ts'

/** How a game plays, from what its client draws: the most telling words last. */
export function mechanicsOf(display: Game['display']): readonly (Mechanic | OwnMechanic)[] {
  return kindOf(display).mechanicsOf(display)
}
