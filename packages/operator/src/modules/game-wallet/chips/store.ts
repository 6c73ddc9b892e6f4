import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { ChipStack } from '../domain/chips.ts'
import type { StoredRound, StoredTransaction } from '../domain/stored.ts'

const stackColumns = `id, player_id as "playerId", tournament_id as "tournamentId", site, currency, games, min_stake as "minStake",
  most_rounds as "mostRounds", balance, given, staked, won, rounds, starts_at as "startsAt", ends_at as "endsAt", closed_at as "closedAt"`

type StackKey = Pick<ChipStack, 'playerId' | 'id'>

/** Its row is locked: all calls of a stack follow each other. */
export async function lockStack(tx: Tx, { playerId, id }: StackKey): Promise<ChipStack | undefined> {
  const [stack] = await tx.query<ChipStack>(
    `select ${stackColumns} from game_wallet.chip_stacks where player_id = $1 and id = $2 for no key update`,
    [playerId, id],
  )
  return stack
}

export async function stackById(executor: Db | Tx, { playerId, id }: StackKey): Promise<ChipStack | undefined> {
  const [stack] = await executor.query<ChipStack>(
    `select ${stackColumns} from game_wallet.chip_stacks where player_id = $1 and id = $2`,
    [playerId, id],
  )
  return stack
}

/** The stacks of a player in these races. */
export const stacksOf = (
  executor: Db | Tx,
  { playerId, tournamentIds }: { playerId: string; tournamentIds: readonly string[] },
): Promise<ChipStack[]> =>
  executor.query<ChipStack>(
    `select ${stackColumns} from game_wallet.chip_stacks where player_id = $1 and tournament_id = any($2::text[])`,
    [playerId, tournamentIds],
  )

export async function insertStack(
  tx: Tx,
  stack: Omit<ChipStack, 'staked' | 'won' | 'rounds' | 'closedAt'>,
): Promise<void> {
  await tx.query(
    `insert into game_wallet.chip_stacks (player_id, id, tournament_id, site, currency, games, min_stake, most_rounds, balance, given, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9, $10, $11::timestamptz, $12::timestamptz)`,
    [
      stack.playerId,
      stack.id,
      stack.tournamentId,
      stack.site,
      stack.currency,
      stack.games,
      stack.minStake,
      stack.mostRounds,
      stack.balance,
      stack.given,
      stack.startsAt.toString(),
      stack.endsAt.toString(),
    ],
  )
}

export async function saveStack(
  tx: Tx,
  { playerId, id, balance, given, staked, won, rounds }: ChipStack,
): Promise<void> {
  await tx.query(
    `update game_wallet.chip_stacks set balance = $3, given = $4, staked = $5, won = $6, rounds = $7 where player_id = $1 and id = $2`,
    [playerId, id, balance, given, staked, won, rounds],
  )
}

export async function closeStacks(
  tx: Tx,
  { tournamentId, playerIds, at }: { tournamentId: string; playerIds: readonly string[]; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `update game_wallet.chip_stacks set closed_at = $3::timestamptz where player_id = any($1::text[]) and tournament_id = $2 and closed_at is null`,
    [playerIds, tournamentId, at.toString()],
  )
}

type TransactionRow = Pick<
  StoredTransaction,
  | 'supplier'
  | 'transactionId'
  | 'kind'
  | 'payloadHash'
  | 'roundId'
  | 'gameCode'
  | 'betTransactionId'
  | 'amount'
  | 'balance'
  | 'state'
  | 'owed'
  | 'at'
>

/** The stored calls of a supplier on a stack, by id. */
export async function chipTransactions(
  tx: Tx,
  { stack, supplier, ids }: { stack: ChipStack; supplier: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, StoredTransaction>> {
  const rows = await tx.query<TransactionRow>(
    `select supplier, transaction_id as "transactionId", kind, payload_hash as "payloadHash", round_id as "roundId", game_code as "gameCode",
       bet_transaction_id as "betTransactionId", amount, balance, state, owed, at
     from game_wallet.chip_transactions where player_id = $1 and stack_id = $2 and supplier = $3 and transaction_id = any($4::text[])`,
    [stack.playerId, stack.id, supplier, ids],
  )
  const money = { split: null, bonusId: null, countedHundredths: 0, jackpots: [] }
  return new Map(
    rows.map((row) => [
      row.transactionId,
      { ...row, ...money, playerId: stack.id, currency: stack.currency as Currency },
    ]), // written from one
  )
}

export async function insertChipTransaction(tx: Tx, stack: ChipStack, row: TransactionRow): Promise<void> {
  await tx.query(
    `insert into game_wallet.chip_transactions (player_id, stack_id, supplier, transaction_id, kind, payload_hash, round_id, game_code,
       bet_transaction_id, amount, balance, state, owed, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::timestamptz)`,
    [
      stack.playerId,
      stack.id,
      row.supplier,
      row.transactionId,
      row.kind,
      row.payloadHash,
      row.roundId,
      row.gameCode,
      row.betTransactionId,
      row.amount,
      row.balance,
      row.state,
      row.owed,
      row.at.toString(),
    ],
  )
}

export async function setChipBetState(
  tx: Tx,
  stack: ChipStack,
  { bet: { supplier, transactionId }, state }: { bet: StoredTransaction; state: 'paid' | 'rolled-back' },
): Promise<void> {
  await tx.query(
    'update game_wallet.chip_transactions set state = $5 where player_id = $1 and stack_id = $2 and supplier = $3 and transaction_id = $4',
    [stack.playerId, stack.id, supplier, transactionId, state],
  )
}

type RoundRow = Pick<
  StoredRound,
  'supplier' | 'roundId' | 'gameCode' | 'state' | 'staked' | 'won' | 'closingBet' | 'openedAt'
>

export async function chipRound(
  tx: Tx,
  { stack, supplier, roundId }: { stack: ChipStack; supplier: string; roundId: string },
): Promise<StoredRound | undefined> {
  const [row] = await tx.query<RoundRow>(
    `select supplier, round_id as "roundId", game_code as "gameCode", state, staked, won, closing_bet as "closingBet", opened_at as "openedAt"
     from game_wallet.chip_rounds where player_id = $1 and stack_id = $2 and supplier = $3 and round_id = $4`,
    [stack.playerId, stack.id, supplier, roundId],
  )
  const { id: playerId, site } = stack
  const currency = stack.currency as Currency // written from one
  return row && { ...row, playerId, currency, jackpots: [], site, category: null, finishedByRules: false }
}

export async function saveChipRound(
  tx: Tx,
  stack: ChipStack,
  { round, at }: { round: RoundRow; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into game_wallet.chip_rounds (player_id, stack_id, supplier, round_id, game_code, state, staked, won, closing_bet, opened_at, closed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $11::timestamptz)
     on conflict (player_id, stack_id, supplier, round_id) do update set state = excluded.state, staked = excluded.staked, won = excluded.won,
       closing_bet = excluded.closing_bet, closed_at = excluded.closed_at`,
    [
      stack.playerId,
      stack.id,
      round.supplier,
      round.roundId,
      round.gameCode,
      round.state,
      round.staked,
      round.won,
      round.closingBet,
      round.openedAt.toString(),
      round.state === 'closed' ? at.toString() : null,
    ],
  )
}

export interface PastChipRound {
  readonly supplier: string
  readonly roundId: string
  readonly gameCode: string
  readonly state: 'open' | 'closed'
  readonly staked: number
  readonly won: number
  readonly openedAt: Temporal.Instant
}

/** The latest rounds of a player in a race, newest first. */
export const chipRoundsOf = (
  executor: Db | Tx,
  { playerId, tournamentId, limit }: { playerId: string; tournamentId: string; limit: number },
): Promise<PastChipRound[]> =>
  executor.query<PastChipRound>(
    `select supplier, round_id as "roundId", game_code as "gameCode", state, round.staked, round.won, opened_at as "openedAt"
     from game_wallet.chip_stacks as stack join game_wallet.chip_rounds as round on round.player_id = stack.player_id and stack_id = stack.id
     where stack.player_id = $1 and tournament_id = $2 order by opened_at desc, round_id desc limit $3`,
    [playerId, tournamentId, limit],
  )

export async function hasOpenRound(tx: Tx, { playerId, id }: StackKey): Promise<boolean> {
  const rows = await tx.query<{ found: boolean }>(
    `select true as found from game_wallet.chip_rounds where player_id = $1 and stack_id = $2 and state = 'open' limit 1`,
    [playerId, id],
  )
  return rows.length > 0
}
