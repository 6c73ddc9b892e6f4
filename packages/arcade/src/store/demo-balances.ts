import type { Db, Tx } from '@andon/platform/sql'

type BetState = 'open' | 'closed' | 'rolled-back'

export async function openDemoBalance(tx: Tx, { owner, balance }: { owner: string; balance: number }): Promise<void> {
  await tx.query('insert into arcade.demo_purses (owner, balance) values ($1, $2)', [owner, balance])
}

export async function findDemoBalance(db: Db, owner: string): Promise<number | null> {
  const [row] = await db.query<{ balance: number }>('select balance from arcade.demo_purses where owner = $1', [owner])
  return row?.balance ?? null
}

/** Returns the new balance, or null if this bet is known. Throws the constraint `purse_not_negative` if the balance is too low, and stores nothing. */
export async function takeStake(
  db: Db,
  { id, owner, roundId, stake }: { id: string; owner: string; roundId: string; stake: number },
): Promise<number | null> {
  const [row] = await db.query<{ balance: number }>(
    `with bet as (
       insert into arcade.demo_bets (id, owner, stake, state, round_id) values ($1, $2, $3, 'open', $4)
       on conflict (owner, id) do nothing returning id
     )
     update arcade.demo_purses set balance = balance - $3 where owner = $2 and exists (select from bet) returning balance`,
    [id, owner, stake, roundId],
  )
  return row?.balance ?? null
}

/** Pays the win of an open bet and closes all bets of its round; null if the bet is not open. */
export async function payOut(
  db: Db,
  { owner, betId, win }: { owner: string; betId: string; win: number },
): Promise<number | null> {
  const [row] = await db.query<{ balance: number }>(
    `with bet as (update arcade.demo_bets set state = 'closed' where owner = $3 and id = $1 and state = 'open' returning round_id),
       others as (
         update arcade.demo_bets other set state = 'closed' from bet
         where other.owner = $3 and other.round_id = bet.round_id and other.id <> $1 and other.state = 'open')
     update arcade.demo_purses as demo set balance = balance + $2 from bet where demo.owner = $3 returning balance`,
    [betId, win, owner],
  )
  return row?.balance ?? null
}

/** Returns the stake of an open bet. For an unknown bet stores a tombstone, so that it cannot be taken later. */
export async function returnStake(db: Db, { betId, owner }: { betId: string; owner: string }): Promise<void> {
  await db.query(
    `insert into arcade.demo_bets (id, owner, stake, state) values ($1, $2, 0, 'rolled-back') on conflict (owner, id) do nothing`,
    [betId, owner],
  )
  await db.query(
    `with bet as (update arcade.demo_bets set state = 'rolled-back' where owner = $2 and id = $1 and state = 'open' returning stake)
     update arcade.demo_purses as demo set balance = balance + bet.stake from bet where demo.owner = $2`,
    [betId, owner],
  )
}

export async function betState(db: Db, { owner, betId }: { owner: string; betId: string }): Promise<BetState | null> {
  const [row] = await db.query<{ state: BetState }>('select state from arcade.demo_bets where owner = $1 and id = $2', [
    owner,
    betId,
  ])
  return row?.state ?? null
}
