import { type PlayerApi, Refusal } from '@andon/contract'
import { house, pocket, refusalOf } from '@andon/operator/wallet'
import type { Handler } from '@andon/platform/http'
import { assert, type Tx } from '@andon/platform/sql'
import { scoreOf } from '@andon/ranking/score-entry'
import type { Deps } from './deps.ts'
import { boardChanged } from './facts.ts'
import { openStack, rebuy } from './play-chips.ts'
import { entryOf, insertEntry, type StoredEntry } from './store/entries.ts'
import { isInvited, lockTournament, nextEntry, type StoredTournament } from './store/tournaments.ts'
import { entryUntil } from './view.ts'

/**
 * A player enters a tournament once: repeating the request returns the same entry and takes nothing. A buy-in is taken from real cash and counts for
 * limits as a stake does. Locks: tournament · player's limits · account.
 */
export function enterTournament(deps: Deps): Handler<PlayerApi['tournaments']['enterTournament']> {
  return ({ tournamentId, idempotencyKey }, { session: { playerId, id: loginSessionId }, site }) =>
    deps.db.transaction(async (tx) => {
      const tournament = await lockTournament(tx, tournamentId)
      if (tournament?.site !== site) throw new Refusal('NOT_FOUND', { field: 'tournamentId' })
      const known = await entryOf(tx, { playerId, tournamentId })
      if (known) {
        if (known.idempotencyKey === idempotencyKey && !known.removedAt) return replyOf(known)
        const again = { tournament, playerId, loginSessionId, idempotencyKey }
        if (!known.removedAt && (await rebuy(deps, tx, again))) return replyOf(known)
        throw impossible(known.removedAt ? 'Your entry has been removed' : 'You have entered this tournament')
      }
      await admit(deps, tx, { tournament, playerId })
      const paid = tournament.rules.entry.kind === 'buyIn' ? tournament.rules.entry.amount : 0
      await take(deps, tx, { tournament, playerId, loginSessionId, amount: paid })
      const number = await nextEntry(tx, tournamentId)
      const chipsGiven = tournament.rules.chips?.start ?? 0
      const { score } = scoreOf(tournament.rules.scoring.method, [], { chips: chipsGiven })
      const entry = {
        playerId,
        tournamentId,
        number,
        idempotencyKey,
        paid,
        enteredAt: deps.clock.now(),
        chipsGiven,
        score,
      }
      await insertEntry(tx, entry)
      if (chipsGiven > 0) await openStack(deps, tx, { tournament, playerId, chips: chipsGiven })
      await deps.facts.write(tx, [boardChanged({ key: tournamentId, data: { players: [playerId] } })])
      return replyOf(entry)
    })
}

const impossible = (message: string) => new Refusal('ACTION_IMPOSSIBLE', { field: 'tournamentId', message })

async function admit(
  deps: Deps,
  tx: Tx,
  { tournament, playerId }: { tournament: StoredTournament; playerId: string },
): Promise<void> {
  const { rules, state } = tournament
  const now = deps.clock.now()
  if (state === 'cancelled' || Temporal.Instant.compare(now, entryUntil(tournament)) >= 0)
    throw impossible('Entry is closed')
  if (rules.entry.kind === 'invitation' && !(await isInvited(tx, { id: tournament.id, playerId })))
    throw impossible('This tournament is by invitation')
  const player = (await deps.playersByIds(tx, [playerId])).get(playerId)
  assert(player, 'a session has a player')
  if (player.currency !== tournament.currency) throw impossible('This tournament is in another currency')
  const stakesMoney = !rules.chips || rules.entry.kind === 'buyIn'
  if (rules.tips) {
    if (!deps.tippingContests(player.country)) throw impossible('Tipping contests are not allowed where you live')
  } else if (stakesMoney && !deps.realStakeRaces(player.country))
    throw impossible('Races with real stakes are not allowed where you live')
}

/** Also without a buy-in: a locked player does not enter, and a lock that is set now waits for this entry and then removes it. */
async function take(
  { limits, wallet, clock }: Deps,
  tx: Tx,
  asked: { tournament: StoredTournament; playerId: string; loginSessionId: string; amount: number },
): Promise<void> {
  const { tournament, playerId, loginSessionId, amount } = asked
  const { id, currency } = tournament
  const stakers = await limits.lockStakers(tx, [playerId])
  const [refusal] = await limits.checkStakes(tx, { stakers, stakes: [{ playerId, amount, currency, loginSessionId }] })
  if (refusal) throw new Refusal(refusal.code, { params: { ...refusal.params } })
  if (amount === 0) return
  const [outcome] = await wallet.postBatch(tx, [
    {
      key: `tournament/${id}/buyIn`,
      kind: 'tournamentFee',
      currency,
      playerId,
      reference: id,
      legs: [
        { account: pocket(playerId, 'realCash'), amount: -amount },
        { account: house(`tournaments/${id}`), amount },
      ],
    },
  ])
  assert(outcome, 'one outcome for each draft')
  if (outcome.status === 'refused') throw refusalOf(outcome)
  await limits.recordPlay(tx, [{ playerId, staked: amount, won: 0, at: clock.now() }])
}

const replyOf = ({ tournamentId, enteredAt, paid }: Pick<StoredEntry, 'tournamentId' | 'enteredAt' | 'paid'>) => ({
  success: true as const,
  entry: {
    tournamentId,
    enteredAt: enteredAt.toString({ smallestUnit: 'millisecond' }),
    ...(paid > 0 ? { paid } : {}),
  },
})
