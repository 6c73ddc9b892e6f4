import { minor } from '@andon/money'
import type { Pocket } from '@andon/operator/wallet'
import type { Part, Pockets } from './pockets.ts'

/** Amounts added to (negative: taken from) a player's pockets; `forfeited` goes to the programme's house account. */
export interface Movement {
  readonly parts: readonly Part[]
  readonly forfeited: number
}

/** One part for each pocket, without zeros. */
export function movement(parts: readonly Part[], forfeited = 0): Movement {
  const sums = new Map<Pocket, number>()
  for (const { pocket, amount } of parts) sums.set(pocket, minor((sums.get(pocket) ?? 0) + amount))
  return {
    parts: [...sums].flatMap(([pocket, amount]) => (amount === 0 ? [] : [{ pocket, amount }])),
    forfeited: minor(forfeited),
  }
}

export function after(pockets: Pockets, { parts }: Movement): Pockets {
  const changed = { ...pockets }
  for (const { pocket, amount } of parts) changed[pocket] = minor(changed[pocket] + amount)
  return changed
}
