import type { Tx } from '@andon/platform/sql'

/** Returns the sum that a player has staked at a boost, this transaction's bet included. Bets of the player at the same boost wait for each other until the transaction ends. */
export async function stakedAtBoost(
  tx: Tx,
  { playerId, boost }: { readonly playerId: string; readonly boost: number },
): Promise<number> {
  const [, [row]] = await Promise.all([
    tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [playerId, boost]), // the first to run
    tx.query<{ staked: number | null }>(
      `select sum(bet.stake)::bigint staked from bookmaker.bets bet join bookmaker.legs leg on leg.player_id = bet.player_id and leg.bet_id = bet.id
       where bet.player_id = $1 and leg.player_id = $1 and leg.boost = $2 and bet.status <> 'NOT_ACCEPTED'`,
      [playerId, boost],
    ),
  ])
  return row?.staked ?? 0
}
