import { accountLocked } from '@andon/operator/limits'
import { on, type Subscriber, subscriber } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { boardChanged } from './facts.ts'
import { refund } from './pay.ts'
import { markRemoved, openEntriesOf } from './store/entries.ts'
import { lockTournament, type StoredTournament } from './store/tournaments.ts'

/** Players who are locked, excluded or on a break leave every board, and get their buy-ins back. */
export function removalSubscriber(deps: Deps): Subscriber {
  return subscriber('tournaments.locks', {
    on: [
      on(accountLocked, async (tx, { key, data }) => {
        const tournaments: StoredTournament[] = []
        // all of them before the player's own rows, as an entry to one of them locks
        for (const id of await openEntriesOf(tx, key)) {
          const tournament = await lockTournament(tx, id)
          if (tournament) tournaments.push(tournament)
        }
        for (const tournament of tournaments)
          await remove(deps, tx, { playerId: key, tournament, because: data.kind ?? 'lock' })
      }),
    ],
  })
}

/** Removes an entry; the caller has locked the tournament. False: the player is not in it, or it is over. */
export async function remove(
  deps: Deps,
  tx: Tx,
  { playerId, tournament, because }: { playerId: string; tournament: StoredTournament; because: string },
): Promise<boolean> {
  const { id: tournamentId, state } = tournament
  if (state === 'paid' || state === 'cancelled') return false
  if (!(await markRemoved(tx, { playerId, tournamentId, because, at: deps.clock.now() }))) return false
  const at = deps.clock.now()
  if (tournament.rules.chips) await deps.chips.close(tx, { tournamentId, playerIds: [playerId], at })
  await refund(deps, tx, { tournament, all: false })
  await deps.facts.write(tx, [boardChanged({ key: tournamentId, data: {} })])
  return true
}
