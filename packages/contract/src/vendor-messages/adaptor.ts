import { vanguardAdaptor } from './vanguard.ts'

/** What a game frame can tell its host, in one vocabulary for all vendors. An unknown message changes nothing. */
export type GameEvent =
  | { readonly kind: 'progress'; readonly percent: number }
  | { readonly kind: 'ready' | 'roundStart' | 'roundEnd' | 'balance' | 'lobby' | 'cashier' | 'reload' | 'unknown' }
  | { readonly kind: 'sessionEnded' | 'error'; readonly code: string }
  /** The operator took no stake; the params are those of its refusal. */
  | { readonly kind: 'stakeRefused'; readonly code: string; readonly params: Readonly<Record<string, unknown>> }

export type GameCommand = 'stopAutoplay' | 'resume' | 'refreshBalance'

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
