import { canonicalText } from '../engines/canonical-text.ts'

/**
 * The texts that are hashed and signed on the way to the result of a shared round, for the server and the browser. Each is lines joined by a line feed, none of which contains one.
 */

/** Version of the way from seeds and shares to a result; in every proof. */
export const sharedRoundVersion = 'andon.shared-round.1'

/** A round that takes no bets any more, and the root of all that were accepted. */
export interface LockedRound {
  readonly tableId: string
  readonly number: number
  readonly betsRoot: string
}

/** The text that the second signer signs. */
export function secondShareMessage({ tableId, number, betsRoot }: LockedRound): string {
  return [sharedRoundVersion, tableId, number, betsRoot].join('\n')
}

/** The text whose hash (SHA-256) takes the place of the client seed. */
export function clientSeedText(round: LockedRound & { readonly share: string }): string {
  return `${secondShareMessage(round)}\n${round.share}`
}

/** An accepted bet as it enters the tree of bets. */
export interface BetLeaf {
  readonly id: string
  readonly stake: number
  readonly choice: unknown
}

/** The text of a leaf. Its hash has a byte 0 before it, that of a node a byte 1 (RFC 6962, section 2.1). */
export function betLeafText({ id, stake, choice }: BetLeaf): string {
  return [id, stake, canonicalText(choice)].join('\n')
}

/** Where a bet stands in the tree of its round, and the hashes that lead from it to the root, from below. */
export interface BetPath {
  readonly index: number
  readonly size: number
  readonly hashes: string[]
}

/**
 * On which side each hash of a path stands, from below (RFC 9162, section 2.1.3.2). Null if a path of such a length cannot be that of this leaf.
 */
export function sidesOf({ index, size, hashes }: BetPath): ('left' | 'right')[] | null {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return null
  const sides: ('left' | 'right')[] = []
  let [at, last] = [index, size - 1]
  while (last > 0) {
    if (at % 2 === 1) sides.push('left')
    else if (at < last) sides.push('right')
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  return sides.length === hashes.length ? sides : null
}
