import { createHash } from 'node:crypto'
import type { SecondShareProof } from '../game-api/table-fields.ts'
import type { Draws } from '../rng/draws.ts'
import { drawsOf } from '../rng/seed-stream.ts'

/** The server seed of a round of a table, and what binds the house to it. */
export interface ChainSeed {
  /** 64 hex digits. Secret until the result is shown. */
  readonly serverSeed: string
  /** SHA-256 of the server seed as text: the seed of the round before, or the published end of its chain. */
  readonly commitment: string
  /** Which chain of the table, from 1, and which link of it, from 1 in the order of play. */
  readonly chain: number
  readonly link: number
}

/** The seeds of tables: chains of SHA-256, committed to by their end before the first round that uses them. */
export interface SeedChains {
  /**
   * The seed of the next round of the table: each link is given once, in order, and is stored with the round by the caller within `tx`. Null while the first chain is being made, and when one is used up and no next
   * one is committed to: then the table is closed.
   */
  next(tableId: string): Promise<Pick<ChainSeed, 'commitment' | 'chain' | 'link'> | null>
  /** The secret of a link that a round has taken. */
  seedOf(tableId: string, link: Pick<ChainSeed, 'chain' | 'link'>): Promise<string>
}

/** What the second share is made of: a round that takes no bets any more, and the root of all that were accepted. */
export interface LockedRound {
  readonly tableId: string
  readonly number: number
  readonly betsRoot: string
}

/** Makes the second share of a result after the lock, elsewhere and with another key. The same round and root always give the same share; another root of a round that was signed is refused. */
export interface SecondSigner {
  /** Throws where the signer does not answer or refuses; the round then waits, and is void after the time that the table allows. */
  shareOf(round: LockedRound): Promise<SecondShareProof>
}

/** Version of the way from seeds and shares to a result; in every proof. */
export const sharedRoundVersion = 'andon.shared-round.1'

/** What takes the place of the client seed in a round of a table: 64 hex digits. */
export function tableClientSeed({ tableId, number, betsRoot, share }: LockedRound & { share: string }): string {
  const text = [sharedRoundVersion, tableId, number, betsRoot, share].join('\n')
  return createHash('sha256').update(text).digest('hex')
}

/** The draws of a round of a table: those of a round of one player, with the number of the round as nonce. */
export function tableDraws(round: LockedRound & { share: string; serverSeed: string }): Draws {
  return drawsOf({ serverSeed: round.serverSeed, clientSeed: tableClientSeed(round), nonce: round.number })
}
