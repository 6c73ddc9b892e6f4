import { vanguardAdaptor } from './vanguard.ts'

/** Messages from a game frame to its host, the same for all vendors. `unknown` changes nothing. */
export type GameEvent =
  | { readonly kind: 'progress'; readonly percent: number }
  | { readonly kind: 'ready' | 'roundEnd' | 'lobby' | 'cashier' | 'reload' | 'unknown' }
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

/** The messages of one vendor. A command that it does not support is null. */
export interface VendorAdaptor {
  readonly vendorCode: string
  parse(data: unknown): GameEvent
  readonly commands: Readonly<Record<GameCommand, unknown>>
}

const adaptors: Readonly<Record<string, VendorAdaptor>> = { vanguard: vanguardAdaptor }

export function adaptorFor(vendorCode: string): VendorAdaptor | undefined {
  return Object.hasOwn(adaptors, vendorCode) ? adaptors[vendorCode] : undefined
}
