import { house, pocket } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db } from '@andon/platform/sql'
import type { Operator } from '../../apps/server/src/compose/create-operator.ts'
import { insertPlayers } from '../insert-players.ts'

const cash = 1_000_000_000

/** Inserts registered players with money, a statement for all of them. Returns their ids. */
export async function openPlayers(
  {
    db,
    newId,
    ownerDb,
    identity,
    wallet,
  }: Pick<Runtime, 'db' | 'newId'> & Pick<Operator, 'identity' | 'wallet'> & { readonly ownerDb: Db },
  players: number,
): Promise<string[]> {
  const { playerId: pattern } = await identity.seedDemoPlayer()
  const ids = Array.from({ length: players }, () => newId('ply'))
  await insertPlayers(ownerDb, { pattern, ids })
  for (let at = 0; at < ids.length; at += 500) {
    const some = ids.slice(at, at + 500)
    await db.transaction(async (tx) => {
      for (const playerId of some) await wallet.openAccounts(tx, { playerId, currency: 'JPY' })
      await wallet.postBatch(
        tx,
        some.map((playerId) => ({
          key: `deposit-${playerId}`,
          kind: 'deposit',
          currency: 'JPY',
          playerId,
          reference: 'bench',
          legs: [
            { account: pocket(playerId, 'realCash'), amount: cash },
            { account: house('payments/sandbox'), amount: -cash },
          ],
        })),
      )
    })
  }
  return ids
}
