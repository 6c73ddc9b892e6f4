import type { Db, Tx } from '@andon/platform/sql'
import type { CashOutRule } from '../settlement/cash-out-rule.ts'
import type { BetName } from './bets.ts'

export interface RuleName {
  readonly playerId: string
  readonly betId: string
  /** The client's name of the request. */
  readonly id: string
}

export interface StoredRule extends RuleName {
  readonly conditions: CashOutRule['conditions']
  /** In minor units; null: all of it. */
  readonly amount: number | null
  readonly state: 'waiting' | 'done' | 'removed' | 'ended'
  /** Null until it has cashed out. */
  readonly taken: number | null
}

const columns = `rule.player_id "playerId", rule.bet_id "betId", rule.id, rule.conditions, rule.amount, rule.state, rule.taken`

/** A rule of that name stays as it is. */
export async function insertRule(
  tx: Tx,
  { playerId, betId, id, conditions, amount }: Omit<StoredRule, 'state' | 'taken'>,
  madeAt: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `insert into bookmaker.cash_out_rules (player_id, bet_id, id, conditions, amount, made_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, bet_id, id) do nothing`,
    [playerId, betId, id, JSON.stringify(conditions), amount, madeAt.toString()],
  )
}

/** Returns the rules of these bets, in the order in which they were made. */
export async function rulesOf(db: Db | Tx, bets: readonly BetName[]): Promise<StoredRule[]> {
  return db.query<StoredRule>(
    `select ${columns} from unnest($1::text[], $2::text[]) as asked (player_id, bet_id) join bookmaker.cash_out_rules rule using (player_id, bet_id)
     order by rule.made_at, rule.id`,
    [bets.map(({ playerId }) => playerId), bets.map(({ id }) => id)],
  )
}

/** The next rules that wait, of open bets, in the order of their names. */
export async function waitingRules(db: Db, { after, limit }: { after: RuleName | null; limit: number }) {
  return db.query<StoredRule>(
    `select ${columns} from bookmaker.cash_out_rules rule join bookmaker.bets bet on bet.player_id = rule.player_id and bet.id = rule.bet_id
     where rule.state = 'waiting' and bet.status = 'ACCEPTED' and ($1::text is null or (rule.player_id, rule.bet_id, rule.id) > ($1, $2, $3))
     order by rule.player_id, rule.bet_id, rule.id limit $4`,
    [after?.playerId ?? null, after?.betId ?? '', after?.id ?? '', limit],
  )
}

/** False where the rule waits no more. Its bet is locked. */
export async function endRule(
  tx: Tx,
  { playerId, betId, id }: RuleName,
  { state, taken }: { readonly state: 'done' | 'removed'; readonly taken: number | null },
): Promise<boolean> {
  const ended = await tx.query(
    `update bookmaker.cash_out_rules set state = $4, taken = $5
     where player_id = $1 and bet_id = $2 and id = $3 and state = 'waiting' returning id`,
    [playerId, betId, id, state, taken],
  )
  return ended.length > 0
}

/** Rules end with their bets, which are locked; they wait again where a result was taken back and the bet is open again. */
export async function moveRules(
  tx: Tx,
  bets: readonly BetName[],
  [from, to]: readonly ['waiting', 'ended'] | readonly ['ended', 'waiting'],
): Promise<void> {
  if (bets.length === 0) return
  await tx.query(
    `update bookmaker.cash_out_rules set state = $4
     where (player_id, bet_id) in (select * from unnest($1::text[], $2::text[])) and state = $3`,
    [bets.map(({ playerId }) => playerId), bets.map(({ id }) => id), from, to],
  )
}
