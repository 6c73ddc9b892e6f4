import { createHash } from 'node:crypto'
import type { SecondShareProof } from '../game-api/table-fields.ts'
import type { Draws } from '../rng/draws.ts'
import { drawsOf } from '../rng/seed-stream.ts'
import { clientSeedText, type LockedRound } from './shared-round.ts'

export type { LockedRound }

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

/** Where a seed stands among those of its table. */
export type ChainLink = Pick<ChainSeed, 'chain' | 'link'>

/** The seeds of tables: chains of SHA-256, committed to by their end before the first round that uses them. */
export interface SeedChains {
  /**
   * The link that follows `after`, that of the table's last round (null: it has had none); the caller stores it with the new round, under a unique key. A void round has used its link. Null while
   * the first chain is being made, and when one is used up and no next one is committed to: then the table is closed. Throws while the second signer cannot be reached for the first time: a chain is bound to its key.
   */
  next(tableId: string, after: ChainLink | null): Promise<Pick<ChainSeed, 'commitment' | 'chain' | 'link'> | null>
  /** The secret of a link that a round has taken. */
  seedOf(tableId: string, link: ChainLink): Promise<string>
}

/** The round for which the second signer is asked for a share. */
export interface RoundToSign extends LockedRound {
  /** The chain of the round: its row names the key that may sign, so that nobody can choose among keys after the lock. */
  readonly chain: number
  /** When bets were closed, as announced, in ms since 1970: a beacon's round is one after it. */
  readonly locksAt: number
}

/** When the rounds of a public beacon come. */
export interface BeaconRounds {
  /** The round that decides a round of a table with bets until this instant, in ms since 1970. */
  roundFor(locksAt: number): number
  /** In ms since 1970. Nobody knows a round before. */
  timeOf(round: number): number
}

/** Makes the second share of a result after the lock, elsewhere and with another key. The same round and root always give the same share; another root of a round that was signed is refused. */
export interface SecondSigner {
  /** The public beacon, if the signer is one: its round for a lock is in the row of the round before its first stake. */
  readonly beacon?: BeaconRounds
  /** Throws where the signer does not answer or refuses; the round then waits, and is void after the time that the table allows. */
  shareOf(round: RoundToSign): Promise<SecondShareProof>
}

/** The hash that takes the place of the client seed in a round of a table: 64 hex digits. */
export function tableClientSeed(round: LockedRound & { share: string }): string {
  return createHash('sha256').update(clientSeedText(round)).digest('hex')
}

/** The draws of a round of a table: those of a round of one player, with the number of the round as nonce. */
export function tableDraws(round: LockedRound & { share: string; serverSeed: string }): Draws {
  return drawsOf({ serverSeed: round.serverSeed, clientSeed: tableClientSeed(round), nonce: round.number })
}
