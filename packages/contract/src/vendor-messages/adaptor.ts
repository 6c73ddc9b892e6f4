import type { Dialect } from './dialects.ts'
import { noAdaptor } from './none.ts'
import { playngoAdaptor } from './playngo.ts'
import { pragmaticplayAdaptor } from './pragmaticplay.ts'
import { vanguardAdaptor } from './vanguard.ts'

/** Messages from a game frame to its host, the same for all dialects. `unknown` changes nothing. */
export type GameEvent =
  | { readonly kind: 'progress'; readonly percent: number }
  | { readonly kind: 'ready' | 'roundEnd' | 'lobby' | 'cashier' | 'reload' | 'playForReal' | 'unknown' }
  /** The stake in minor units, and the longest time until the next message of this round; either may be missing. */
  | { readonly kind: 'roundStart'; readonly stake?: number | undefined; readonly showsForMs?: number | undefined }
  | { readonly kind: 'roundGoesOn'; readonly showsForMs?: number | undefined }
  /** The player has seen the result of the round; `balance` is what the game shows now. */
  | { readonly kind: 'balance'; readonly balance?: number | undefined }
  | { readonly kind: 'sessionEnded' | 'error'; readonly code: string }
  /** The operator refused the stake; `params` come from the refusal. */
  | { readonly kind: 'stakeRefused'; readonly code: string; readonly params: Readonly<Record<string, unknown>> }

/** `roundStartSeen` replies to `roundStart`: the page now holds back its balance, and the game may request the result. */
export type GameCommand = 'stopAutoplay' | 'resume' | 'refreshBalance' | 'roundStartSeen'

/** The messages of one dialect. */
export interface VendorAdaptor {
  readonly dialect: Dialect
  parse(data: unknown): GameEvent
  /** The messages of each command, in order; none if the dialect has no such command. */
  readonly commands: Readonly<Record<GameCommand, readonly unknown[]>>
  /** Sent after each load of the frame: the game sends events only after it has been asked for them. */
  readonly subscriptions: readonly unknown[]
  /** Its games say when they can be played. False: a game is ready when its frame has loaded. */
  readonly saysReady: boolean
}

const adaptors: Readonly<Record<Dialect, VendorAdaptor>> = {
  vanguard: vanguardAdaptor,
  pragmaticplay: pragmaticplayAdaptor,
  playngo: playngoAdaptor,
  none: noAdaptor,
}

/** A dialect that this version does not have is treated as `none`, so that its games can be played. */
export function adaptorFor(dialect: string): VendorAdaptor {
  return Object.hasOwn(adaptors, dialect) ? adaptors[dialect as Dialect] : noAdaptor // an own key of the table
}
