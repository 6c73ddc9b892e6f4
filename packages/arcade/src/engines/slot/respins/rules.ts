import type { LinePays } from '../kernel/line-wins.ts'
import type { Strips } from '../kernel/window.ts'

/**
 * A slot on lines with sticky respins: a reel that shows a wild fills with wilds and is held, and the others turn again at no cost, as long as another reel is
 * added and one is left to turn. Each spin pays. A reel is added at most once, so a round is finite. Values are multiples, not money.
 */
export interface RespinRules extends LinePays {
  readonly gameCode: string
  readonly rows: number
  /** Pays are multiples of the stake per line. */
  readonly symbols: readonly {
    readonly id: string
    readonly role: 'pays' | 'wild'
    readonly pays: Readonly<Record<number, number>>
  }[]
  /** The wild may stand on every reel; its own pays are for a line of wilds alone. */
  readonly strips: Strips
}

export function wildOf({ symbols }: RespinRules): string | undefined {
  return symbols.find(({ role }) => role === 'wild')?.id
}

/** The kind of spin that holds the reels whose bits are set: `held:5` holds the first and the third. */
export const modeOf = (mask: number): string => `held:${mask}`
export const maskOf = (mode: string): number => Number(mode.split(':')[1])
