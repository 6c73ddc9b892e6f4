import type { RoundEvent } from '@andon/arcade/round-events'
import type { VanguardCommand, VanguardEvent } from '@andon/contract/vendor-messages/vanguard'

/** An event that a game sends to the page around it: vanguard's events, and which of the round's events is shown next. */
export type HostEvent =
  | Exclude<VanguardEvent, { event: 'roundGoesOn' }>
  | { readonly event: 'roundGoesOn'; readonly showsForMs: number; readonly shown: RoundEvent['type'] }

/** The game's side of the messages between a game and the page around it; `packages/contract/src/vendor-messages` has the page's side. */
export interface GameDialect {
  /** Messages for an event, in order; none where the dialect has no word for it. */
  say(event: HostEvent): readonly unknown[]
  /** The command in a message of the page; undefined for none. */
  hear(message: unknown): VanguardCommand | undefined
  /** Events that the page understands, beside those of every dialect: the game explains the others itself. */
  readonly tells: ReadonlySet<'openCashier' | 'stakeRefused'>
  /** The page replies to a round's start with `roundStartSeen`. */
  readonly acknowledges: boolean
}
