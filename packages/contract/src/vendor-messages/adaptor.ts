import { vanguardAdaptor } from './vanguard.ts'

/** What a game frame can tell its host, in one vocabulary for all vendors. An unknown message changes nothing. */
export type GameEvent =
  | { readonly kind: 'progress'; readonly percent: number }
  | { readonly kind: 'ready' | 'roundEnd' | 'lobby' | 'cashier' | 'reload' | 'unknown' }
  /** The stake in minor units, and the longest time until the next message of this round; either may be missing. */
  | { readonly kind: 'roundStart'; readonly stake?: number | undefined; readonly showsForMs?: number | undefined }
  | { readonly kind: 'roundGoesOn'; readonly showsForMs?: number | undefined }
  /** The player has seen what the round did to the balance; `balance`: what the game shows as such now. */
  | { readonly kind: 'balance'; readonly balance?: number | undefined }
  | { readonly kind: 'sessionEnded' | 'error'; readonly code: string }
  /** The operator took no stake; the params are those of its refusal. */
  | { readonly kind: 'stakeRefused'; readonly code: string; readonly params: Readonly<Record<string, unknown>> }

/** `roundStartSeen` answers a `roundStart`: the page holds its balance now, and the game may ask for the result. */
export type GameCommand = 'stopAutoplay' | 'resume' | 'refreshBalance' | 'roundStartSeen'

/** One vendor's dialect as data: how its messages read, and what it understands. A command it does not know is null. */
export interface VendorAdaptor {
  readonly vendorCode: string
  parse(data: unknown): GameEvent
  readonly commands: Readonly<Record<GameCommand, unknown>>
}

const adaptors: Readonly<Record<string, VendorAdaptor>> = { vanguard: vanguardAdaptor }

export function adaptorFor(vendorCode: string): VendorAdaptor | undefined {
  return Object.hasOwn(adaptors, vendorCode) ? adaptors[vendorCode] : undefined
}
