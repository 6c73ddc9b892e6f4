import type { WaysPays } from '../kernel/ways-wins.ts'
import type { Strips } from '../kernel/window.ts'

/** A slot that pays in ways from the left: 3 rows on 5 reels are 243 ways, 4 rows 1,024. Values are multiples, not money. */
export interface WaysRules extends WaysPays {
  readonly gameCode: string
  readonly rows: number
  /** Pay units in a stake. */
  readonly payUnit: number
  readonly symbols: readonly {
    readonly id: string
    readonly role: 'pays' | 'wild'
    readonly pays: Readonly<Record<number, number>>
  }[]
  /** A reel that shows a wild fills with wilds before the wins. */
  readonly wildExpands: boolean
  /** The first reel has no wild. */
  readonly strips: Strips
}

export function wildOf({ symbols }: WaysRules): string | undefined {
  return symbols.find(({ role }) => role === 'wild')?.id
}
