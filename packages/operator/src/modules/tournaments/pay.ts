import { house, pocket, type TransferDraft } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import { prizesFor, rewardAt } from '@andon/ranking/prizes'
import type { Deps } from './deps.ts'
import { tellEntrants } from './facts.ts'
import {
  allInIt,
  entriesToRefund,
  fixRanks,
  markPaid,
  markRefunded,
  markRemoved,
  rankedAfter,
  sumsOf,
} from './store/entries.ts'
import { markWon } from './store/rewards.ts'
import type { StoredTournament } from './store/tournaments.ts'

/** Refunds of one transaction. */
const refundsAtOnce = 500

/** Removes entries of players who are locked now, so that no prize is earned during a lock; false: there is none. Their buy-ins return. */
export async function removeLocked(deps: Deps, tx: Tx, tournament: StoredTournament): Promise<boolean> {
  const entries = await allInIt(tx, tournament.id)
  const locks = await deps.limits.lockOf(
    tx,
    entries.map(({ playerId }) => playerId),
  )
  const at = deps.clock.now()
  for (const playerId of locks.keys())
    await markRemoved(tx, { playerId, tournamentId: tournament.id, because: 'lock', at })
  if (locks.size > 0) while (await refund(deps, tx, { tournament, all: false }));
  return locks.size > 0
}

/**
 * Fixes the ranks, pays all cash prizes and marks all prizes in this transaction, under the lock of the tournament. Those that are not cash are the player's from
 * then on, and wait until they are taken (`claim.ts`). False: buy-ins were paid, but no entry has a
 * result, so that they are to be returned.
 */
export async function pay(deps: Deps, tx: Tx, tournament: StoredTournament): Promise<boolean> {
  const { id, currency, rules } = tournament
  const sums = await sumsOf(tx, id)
  if (sums.ranked === 0) return sums.buyIns === 0
  await fixRanks(tx, id)
  const amounts = prizesFor(rules.prizes, sums)
  const winners = await rankedAfter(tx, { tournamentId: id, after: 0, limit: amounts.length })
  assert(winners.length === amounts.length, 'as many prizes as places')
  const paid = winners.flatMap(({ playerId }, place) => {
    const prize = amounts[place] ?? 0
    return prize > 0 ? [{ playerId, prize }] : []
  })
  const won = winners.flatMap(({ playerId }, place) => {
    const reward = rewardAt(rules.prizes, place + 1)
    return reward ? [{ playerId, reward }] : []
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
  assert((await markWon(tx, { tournamentId: id, at, won })) === won.length, 'a prize is won once')
  await deps.limits.recordPlay(
    tx,
    paid.map(({ playerId, prize }) => ({ playerId, staked: 0, won: prize, at })),
  )
  await tellEntrants(deps, tx, { tournament, what: 'ended', entrants: await allInIt(tx, id) })
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
