import assert from 'node:assert/strict'
import type { GameWalletFixture } from './game-wallet.fixture.ts'

/** Checks the invariants of the ledger and of the suppliers' call records; call it after any test with money. */
export async function checkLedger({ wallet, db }: Pick<GameWalletFixture, 'wallet' | 'db'>): Promise<void> {
  const report = await wallet.verify(db)
  assert.equal(report.clean, true, JSON.stringify(report))
  for (const [rule, query] of Object.entries(broken)) assert.deepEqual(await db.query(query), [], rule)
}

const broken = {
  'a round’s sums are those of its bets, wins and adjustments': `
    select round.round_id from game_wallet.rounds as round
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'bet' and state <> 'rolled-back'), 0) as staked,
        coalesce(sum(amount - owed) filter (where kind in ('win', 'adjust')), 0) as won
      from game_wallet.supplier_transactions as stored
      where (stored.supplier, stored.player_id, stored.round_id) = (round.supplier, round.player_id, round.round_id)) as sums
    where (round.staked, round.won) is distinct from (sums.staked, sums.won)`,
  'a rollback returns its bet’s stake, once': `
    select bet.transaction_id from game_wallet.supplier_transactions as bet
    join game_wallet.supplier_transactions as back
      on back.kind = 'rollback' and back.player_id = bet.player_id and back.supplier = bet.supplier and back.bet_transaction_id = bet.transaction_id
    where bet.kind = 'bet' group by bet.player_id, bet.supplier, bet.transaction_id, bet.amount, bet.state
    having bet.state <> 'rolled-back' or sum(back.amount) <> bet.amount`,
  'no bet is both rolled back and paid': `
    select bet.transaction_id from game_wallet.supplier_transactions as bet
    join game_wallet.supplier_transactions as win
      on win.kind = 'win' and win.player_id = bet.player_id and win.supplier = bet.supplier and win.bet_transaction_id = bet.transaction_id
    where bet.kind = 'bet' and bet.state <> 'paid'`,
  'what jackpots paid to a round is what its calls say': `
    select round.round_id from game_wallet.rounds as round
    cross join lateral (
      select coalesce(sum((prize->>'amount')::bigint), 0) as paid from game_wallet.supplier_transactions as stored, jsonb_array_elements(stored.jackpots) as prize
      where (stored.supplier, stored.player_id, stored.round_id) = (round.supplier, round.player_id, round.round_id)) as calls
    where calls.paid <> coalesce((select sum((prize->>'amount')::bigint) from jsonb_array_elements(round.jackpots) as prize), 0)`,
  'a jackpot’s account is what was contributed and moved to it less what it paid': `
    with contributed as (
      select supplier, part->>'jackpot' as jackpot, sum((part->>'millionths')::numeric) as millionths
      from game_wallet.play_details, jsonb_array_elements(contributions) as part group by 1, 2),
    paid as (
      select supplier, prize->>'id' as jackpot, sum((prize->>'amount')::numeric) as amount
      from game_wallet.supplier_transactions, jsonb_array_elements(jackpots) as prize group by 1, 2),
    moved as (
      select supplier, jackpot, sum(millionths) as millionths from (
        select supplier, from_jackpot as jackpot, -millionths::numeric as millionths from game_wallet.jackpot_moves
        union all select supplier, to_jackpot, millionths::numeric from game_wallet.jackpot_moves) as sides group by 1, 2),
    left_over as (select supplier, jackpot, sum(millionths) as millionths from game_wallet.jackpot_carries group by 1, 2),
    held as (
      select split_part(holder, '/', 3) as supplier, split_part(holder, '/', 4) as jackpot, sum(real_cash::numeric) as amount
      from wallet.accounts where holder like 'house/jackpots/%/%' group by 1, 2)
    select supplier, jackpot from held
    full join contributed using (supplier, jackpot) full join paid using (supplier, jackpot) full join left_over using (supplier, jackpot)
    full join moved using (supplier, jackpot)
    where coalesce(held.amount, 0) * 1000000 + coalesce(left_over.millionths, 0)
      <> coalesce(contributed.millionths, 0) + coalesce(moved.millionths, 0) - coalesce(paid.amount, 0) * 1000000`,
  'a split sums to its stake': `
    select transaction_id from game_wallet.supplier_transactions
    where kind = 'bet' and amount <> (select sum((part->>'amount')::bigint) from jsonb_array_elements(split) as part)`,
} as const
