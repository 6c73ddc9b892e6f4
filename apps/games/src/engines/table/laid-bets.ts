import type { TableLimits } from '@andon/arcade/engines/bets'

/** The amount on each spot, in minor units, in the order in which they were laid. */
export type Layout = ReadonlyMap<string, number>

/** Why a change of the layout was not made. */
export type Refused =
  | { readonly why: 'bet'; readonly spot: string; readonly least: number; readonly most: number }
  | { readonly why: 'layout'; readonly least: number; readonly most: number }
  | { readonly why: 'balance' }

export type LaidBets = ReturnType<typeof createLaidBets>

/** The sum of a layout's bets. */
export const totalOf = (layout: Layout): number => [...layout.values()].reduce((sum, amount) => sum + amount, 0)

function plus(from: Layout, more: Layout): Layout {
  const next = new Map(from)
  for (const [spot, amount] of more) next.set(spot, (next.get(spot) ?? 0) + amount)
  return next
}

/**
 * The player's own bets on the table. A change is made whole or not at all: one that would break a limit or cost more than the balance is refused before anything is sent. Nothing but the player's
 * own changes, the table and a round that was played touches them.
 */
export function createLaidBets({
  limits,
  sortOf,
}: {
  readonly limits: Pick<TableLimits, 'bets' | 'layout'>
  readonly sortOf: (spot: string) => string | undefined
}) {
  let laid: Layout = new Map()
  let before: Layout[] = []
  let last: Layout = new Map()
  let balance = Number.POSITIVE_INFINITY
  /** Bets on the same round that have been sent: together with them the limits hold. */
  let placed: Layout = new Map()

  const limitOf = (spot: string) => limits.bets[sortOf(spot) ?? ''] ?? null
  const refusalOf = (next: Layout): Refused | null => {
    for (const [spot, amount] of next) {
      const limit = limitOf(spot) ?? { least: 0, most: 0 }
      if (amount < limit.least || amount + (placed.get(spot) ?? 0) > limit.most) return { why: 'bet', spot, ...limit }
    }
    const total = totalOf(next)
    if (total + totalOf(placed) > limits.layout.most) return { why: 'layout', ...limits.layout }
    return total > balance ? { why: 'balance' } : null
  }
  const change = (next: Layout): Refused | null => {
    const refused = refusalOf(next)
    if (refused) return refused
    before = [...before, laid]
    laid = next
    return null
  }

  return {
    laid: (): Layout => laid,
    on: (spot: string): number => laid.get(spot) ?? 0,
    total: (): number => totalOf(laid),
    /** That of the last round that was played; empty before the first. */
    last: (): Layout => last,
    limitOf,
    setBalance: (amount: number): void => {
      balance = amount
    },
    /** Sets the bets that have been placed on the round, where bets may follow others. */
    setPlaced: (layout: Layout): void => {
      placed = layout
    },
    /** Adds to the bets: one chip, a call bet, or a layout that was saved. */
    add: (more: Layout): Refused | null => change(plus(laid, more)),
    /** Takes all chips of a spot away. */
    take: (spot: string): Refused | null => change(new Map([...laid].filter(([other]) => other !== spot))),
    double: (): Refused | null => change(plus(laid, laid)),
    clear: (): Refused | null => (laid.size > 0 ? change(new Map()) : null),
    /** True if there is a change to undo. */
    canUndo: (): boolean => before.length > 0,
    undo: (): null => {
      laid = before.at(-1) ?? laid
      before = before.slice(0, -1)
      return null
    },
    /** Takes away what another table alone offers; the other bets stay. */
    keep: (isOffered: (spot: string) => boolean): void => {
      laid = new Map([...laid].filter(([spot]) => isOffered(spot)))
      before = []
    },
    /** The bets were played: the felt is free for the next ones. */
    played: (): void => {
      last = laid
      laid = new Map()
      before = []
    },
    /** At the start: what was played before a reload. */
    remember: (layout: Layout): void => {
      last = layout
    },
  }
}
