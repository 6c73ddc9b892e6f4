import { prepared, type Tx } from '@andon/platform/sql'

const lockNamesSql = prepared(`select pg_advisory_xact_lock(key)
     from (select distinct hashtextextended(name, 0) as key from unnest($1::text[]) as name order by key) as sorted`)

/**
 * Locks these names (transaction ids, rounds, game sessions) until the transaction ends, always in the same order, so that batches of several nodes cannot
 * deadlock. Later reads see the last committed state.
 */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.query(lockNamesSql, [names])
}

/** A bet locks its game session: once a reality check's question is committed, no bet is decided without it. */
export const gameSessionLock = (tokenHash: Buffer) => `game session ${tokenHash.toString('hex')}`
/** Opening a game session locks its login, so that it cannot miss a question that is committed meanwhile. */
export const loginSessionLock = (loginSessionId: string) => `game sessions of ${loginSessionId}`
