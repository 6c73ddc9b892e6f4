import { house, pocket, type TransferDraft } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { prizesFor } from './domain/prizes.ts'
import { boardChanged } from './facts.ts'
import { boardOf, entriesToRefund, markPaid, markRefunded, sumsOf } from './store/entries.ts'
import {
  lockTournament,
  type StoredState,
  type StoredTournament,
  setState,
  tournamentsToMove,
} from './store/tournaments.ts'

/** Refunds of one transaction. */
const refundsAtOnce = 500

/** Moves every tournament as far as its times allow, each step in one transaction of its own. May run any number of times and on two servers at once. */
export async function moveTournaments(deps: Deps): Promise<void> {
  for (const id of await tournamentsToMove(deps.db)) {
    let moved = true
    while (moved) moved = await deps.db.transaction((tx) => moveOne(deps, tx, id))
  }
}

/** One step; false: nothing is due. */
export async function moveOne(deps: Deps, tx: Tx, id: string): Promise<boolean> {
  const tournament = await lockTournament(tx, id)
  if (!tournament) return false
  if (tournament.state === 'cancelled') return refund(deps, tx, { tournament, all: true })
  const next = nextState(tournament, deps.clock.now())
  if (next === null) return false
  const unfair = next === 'paid' && !(await pay(deps, tx, tournament))
  await setState(tx, id, unfair ? { state: 'cancelled', note: 'No entry has a result' } : { state: next })
  await deps.facts.write(tx, [boardChanged({ key: id, data: {} })])
  return true
}

function nextState(tournament: StoredTournament, now: Temporal.Instant): StoredState | null {
  const { state, startsAt, endsAt, closesAt, paysAt } = tournament
  const isPast = (at: Temporal.Instant) => Temporal.Instant.compare(now, at) >= 0
  switch (state) {
    case 'published':
      return isPast(startsAt) ? 'running' : null
    case 'running':
      return isPast(endsAt) ? 'closing' : null
    case 'closing':
      return isPast(closesAt) ? 'provisional' : null
    case 'provisional':
      return isPast(paysAt) ? 'paid' : null
    case 'paid':
    case 'cancelled':
      return null
  }
}

/**
 * Pays all prizes and marks them in this transaction, under the lock of the tournament. False: buy-ins were paid, but no entry has a result, so that they
 * are to be returned.
 */
async function pay(deps: Deps, tx: Tx, tournament: StoredTournament): Promise<boolean> {
  const { id, currency, rules } = tournament
  const sums = await sumsOf(tx, id)
  const amounts = prizesFor(rules.prizes, sums)
  if (sums.ranked === 0) return sums.buyIns === 0
  const board = await boardOf(tx, { tournamentId: id, after: 0, limit: sums.ranked + amounts.length })
  const ranked = board.filter(({ rounds }) => rounds > 0)
  const paid = amounts.flatMap((prize, place) => {
    const winner = ranked[place]
    return winner && prize > 0 ? [{ playerId: winner.playerId, rank: place + 1, prize }] : []
  })
  const at = deps.clock.now()
  const drafts = paid.map(
    ({ playerId, prize }): TransferDraft => ({
      key: `tournament/${id}/prize`,
      kind: 'tournamentPrize',
      currency,
      playerId,
      reference: id,
      legs: [
        { account: house(`tournaments/${id}`), amount: -prize },
        { account: pocket(playerId, 'realCash'), amount: prize },
      ],
    }),
  )
  await deps.limits.lockStakers(
    tx,
    paid.map(({ playerId }) => playerId),
  )
  for (const { status } of await deps.wallet.postBatch(tx, drafts)) assert(status === 'posted', 'a prize is paid once')
  assert((await markPaid(tx, { tournamentId: id, at, paid })) === paid.length, 'a prize is marked once')
  await deps.limits.recordPlay(
    tx,
    paid.map(({ playerId, prize }) => ({ playerId, staked: 0, won: prize, at })),
  )
  return true
}

/** Returns buy-ins, each once; false: none is left. */
export async function refund(
  deps: Deps,
  tx: Tx,
  { tournament: { id, currency }, all }: { tournament: StoredTournament; all: boolean },
): Promise<boolean> {
  const entries = await entriesToRefund(tx, { tournamentId: id, all, limit: refundsAtOnce })
  if (entries.length === 0) return false
  const playerIds = entries.map(({ playerId }) => playerId)
  await deps.limits.lockStakers(tx, playerIds)
  const drafts = entries.map(
    ({ playerId, paid }): TransferDraft => ({
      key: `tournament/${id}/refund`,
      kind: 'tournamentRefund',
      currency,
      playerId,
      reference: id,
      legs: [
        { account: house(`tournaments/${id}`), amount: -paid },
        { account: pocket(playerId, 'realCash'), amount: paid },
      ],
    }),
  )
  for (const { status } of await deps.wallet.postBatch(tx, drafts)) assert(status === 'posted', 'a buy-in returns once')
  await markRefunded(tx, { tournamentId: id, playerIds, at: deps.clock.now() })
  await deps.limits.recordPlay(
    tx,
    entries.map(({ playerId, paid, enteredAt }) => ({ playerId, staked: -paid, won: 0, at: enteredAt })),
  )
  return true
}
