import type { Currency } from '@andon/money'
import type { Db } from '@andon/platform/sql'
import type { SecondShareProof } from '../game-api/table-fields.ts'
import type { BetLeaf } from '../provably-fair/shared-round.ts'
import { type ShareOfRow, withShare } from './stored-shares.ts'

/** States of a bet whose round has a result or is void. */
export type ProvedState = 'settling' | 'settled' | 'disputed' | 'refused' | 'returning' | 'returned'

/** A bet at a table with its round and the chain of its seed. */
export interface BetProofRow {
  readonly id: string
  readonly mode: 'real' | 'demo'
  readonly gameCode: string
  readonly currency: Currency
  readonly stake: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly state: ProvedState
  readonly refusal: string | null
  /** Null for a bet that took no part. */
  readonly win: number | null
  readonly receivedAt: Temporal.Instant
  readonly tableId: string
  readonly number: number
  readonly tableHash: string
  readonly commitment: string
  readonly betsRoot: string
  readonly serverSeed: string
  readonly secondShare: SecondShareProof
  readonly isVoid: boolean
  readonly chain: number
  readonly link: number
  readonly links: number
  readonly publishedEnd: string
  readonly signer: string
  readonly signerAt: string | null
  readonly committedAt: Temporal.Instant
}

/** Null while the round has no result, where it is void without a second share, and for a bet of another owner. */
export async function findBetProof(db: Db, { owner, id }: { owner: string; id: string }): Promise<BetProofRow | null> {
  const [row] = await db.query<Omit<BetProofRow, 'secondShare'> & ShareOfRow & Pick<BetProofRow, 'betsRoot'>>(
    `select bet.id, bet.mode, bet.game_code "gameCode", bet.currency, bet.stake, bet.choice, bet.actions, bet.state, bet.refusal, bet.win, bet.received_at "receivedAt",
       round.table_id "tableId", round.number, round.table_hash "tableHash", round.commitment, round.bets_root "betsRoot", round.server_seed "serverSeed",
       round.second_share "secondShare", round.locks_at "locksAt", round.beacon_round "beaconRound", round.state = 'void' "isVoid", round.link,
       chain.chain, chain.links, chain.published_end "publishedEnd", chain.signer, chain.signer_at "signerAt", chain.signer_key "signerKey", chain.committed_at "committedAt"
     from arcade.table_bets bet join arcade.table_rounds round on round.table_id = bet.table_id and round.number = bet.number
       join arcade.table_chains chain on chain.table_id = round.table_id and chain.chain = round.chain
     where bet.owner = $1 and bet.id = $2 and bet.state not in ('asked', 'placed')
       and round.bets_root is not null and round.server_seed is not null and round.second_share is not null`,
    [owner, id],
  )
  if (!row) return null
  const { secondShare, ...proved } = withShare(row)
  return secondShare && { ...proved, secondShare }
}

/** The leaves of a round's tree of bets; of a void round those of all bets that were returned. */
export function readLeaves(
  db: Db,
  { tableId, number, isVoid }: Pick<BetProofRow, 'tableId' | 'number' | 'isVoid'>,
): Promise<BetLeaf[]> {
  return db.query<{ id: string; stake: number; choice: unknown }>(
    `select id, stake, choice from arcade.table_bets
     where table_id = $1 and number = $2 and mode = 'real' and (win is not null or ($3 and state in ('returning', 'returned')))`,
    [tableId, number, isVoid],
  )
}
