import { accountLocked } from '@andon/operator/limits'
import { on, type Subscriber, subscriber } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { boardChanged } from './facts.ts'
import { refund } from './move.ts'
import { markRemoved, openEntriesOf } from './store/entries.ts'
import { lockTournament } from './store/tournaments.ts'

/** Players who are locked, excluded or on a break leave every board, and get their buy-ins back. */
export function removalSubscriber(deps: Deps): Subscriber {
  return subscriber('tournaments.locks', {
    on: [
      on(accountLocked, async (tx, { key, data }) => {
        for (const tournamentId of await openEntriesOf(tx, key))
          await remove(deps, tx, { playerId: key, tournamentId, because: data.kind ?? 'lock' })
      }),
    ],
  })
}

/** False: the player is not in it, or it is over. */
export async function remove(
  deps: Deps,
  tx: Tx,
  { playerId, tournamentId, because }: { playerId: string; tournamentId: string; because: string },
): Promise<boolean> {
  const tournament = await lockTournament(tx, tournamentId)
  if (!tournament || tournament.state === 'paid' || tournament.state === 'cancelled') return false
  if (!(await markRemoved(tx, { playerId, tournamentId, because, at: deps.clock.now() }))) return false
  await refund(deps, tx, { tournament, all: false })
  await deps.facts.write(tx, [boardChanged({ key: tournamentId, data: {} })])
  return true
}
