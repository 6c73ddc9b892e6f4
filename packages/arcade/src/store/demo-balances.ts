import type { Db, Tx } from '@andon/platform/sql'

type BetState = 'open' | 'closed' | 'rolled-back'

export async function openDemoBalance(
  tx: Tx,
  { sessionId, balance }: { sessionId: string; balance: number },
): Promise<void> {
  await tx.query('insert into arcade.demo_purses (session_id, balance) values ($1, $2)', [sessionId, balance])
}

export async function findDemoBalance(db: Db, sessionId: string): Promise<number | null> {
  const [row] = await db.query<{ balance: number }>('select balance from arcade.demo_purses where session_id = $1', [
    sessionId,
  ])
  return row?.balance ?? null
}

/** Returns the new balance, or null if this bet is known. Throws the constraint `purse_not_negative` if the balance is too low, and stores nothing. */
export async function takeStake(
  db: Db,
  { id, sessionId, roundId, stake }: { id: string; sessionId: string; roundId: string; stake: number },
): Promise<number | null> {
  const [row] = await db.query<{ balance: number }>(
    `with bet as (
       insert into arcade.demo_bets (id, session_id, stake, state, round_id) values ($1, $2, $3, 'open', $4) on conflict (id) do nothing returning id
     )
     update arcade.demo_purses set balance = balance - $3 where session_id = $2 and exists (select from bet) returning balance`,
    [id, sessionId, stake, roundId],
  )
  return row?.balance ?? null
}

/** Pays the win of an open bet and closes all bets of its round; null if the bet is not open. */
export async function payOut(db: Db, { betId, win }: { betId: string; win: number }): Promise<number | null> {
  const [row] = await db.query<{ balance: number }>(
    `with bet as (update arcade.demo_bets set state = 'closed' where id = $1 and state = 'open' returning session_id, round_id),
       others as (
         update arcade.demo_bets other set state = 'closed' from bet
         where other.round_id = bet.round_id and other.id <> $1 and other.state = 'open')
     update arcade.demo_purses as demo set balance = balance + $2 from bet where demo.session_id = bet.session_id returning balance`,
    [betId, win],
  )
  return row?.balance ?? null
}

/** Returns the stake of an open bet. For an unknown bet stores a tombstone, so that it cannot be taken later. */
export async function returnStake(db: Db, { betId, sessionId }: { betId: string; sessionId: string }): Promise<void> {
  await db.query(
    `insert into arcade.demo_bets (id, session_id, stake, state) values ($1, $2, 0, 'rolled-back') on conflict (id) do nothing`,
    [betId, sessionId],
  )
  await db.query(
    `with bet as (update arcade.demo_bets set state = 'rolled-back' where id = $1 and state = 'open' returning session_id, stake)
     update arcade.demo_purses as demo set balance = balance + bet.stake from bet where demo.session_id = bet.session_id`,
    [betId],
  )
}

export async function betState(db: Db, betId: string): Promise<BetState | null> {
  const [row] = await db.query<{ state: BetState }>('select state from arcade.demo_bets where id = $1', [betId])
  return row?.state ?? null
}
