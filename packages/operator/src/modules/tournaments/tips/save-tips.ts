import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { TipRules } from '@andon/ranking/tips/tip-rules'
import type { Deps } from '../deps.ts'
import { boardChanged } from '../facts.ts'
import { entryOf, lockEntries } from '../store/entries.ts'
import type { StoredTournament } from '../store/tournaments.ts'
import { contestOf, untilOf } from './get-tips.ts'
import { scoreContest, tipRulesOf } from './score-contest.ts'
import { matchesOfRound, type StoredMatch } from './store-matches.ts'
import { type NewTip, noteSave, savedWith, tipsOf, writeTips } from './store-tips.ts'

/**
 * Stores tips until the kick-off of their match, by the instant at which the request was received; all of them, or where one is refused none. A tip that is stored like this already
 * stays as it is, with its instant. Repeating the request stores nothing again. Locks: the entry.
 */
export function saveTips(deps: Deps): Handler<PlayerApi['tournaments']['saveTips']> {
  return async ({ tournamentId, tips, idempotencyKey }, { session: { playerId }, site }) => {
    const receivedAt = Temporal.Instant.fromEpochMilliseconds(deps.clock.now().epochMilliseconds)
    const tournament = await contestOf(deps.db, { tournamentId, site })
    return deps.db.transaction(async (tx) => {
      const [entry] = await lockEntries(tx, [{ playerId, tournamentId }])
      if (!entry) throw await whyNotIn(tx, { playerId, tournamentId })
      const key = { playerId, tournamentId, idempotencyKey }
      const saved = await savedWith(tx, key)
      if (saved && !isSame(saved, tips))
        throw new Refusal('ACTION_IMPOSSIBLE', { field: 'idempotencyKey', message: 'It was sent with other tips' })
      if (!saved) {
        await noteSave(tx, { ...key, tips, receivedAt })
        const changed = await changesIn(tx, { tournament, playerId, tips, receivedAt })
        if (changed.length > 0) {
          await writeTips(tx, { playerId, tournamentId, tips: changed, receivedAt })
          // the instant of the last change is a part of the order
          await scoreContest(tx, { tournament, playerIds: [playerId] })
          if (entry.rounds > 0)
            await deps.facts.write(tx, [boardChanged({ key: tournamentId, data: { players: [playerId] } })])
        }
      }
      const all = await tipsOf(tx, { playerIds: [playerId], tournamentId })
      return {
        success: true,
        tips: all.map(({ matchId, home, away, receivedAt: at }) => ({
          matchId,
          home,
          away,
          changedAt: at.toString({ smallestUnit: 'millisecond' }),
        })),
      }
    })
  }
}

async function whyNotIn(tx: Tx, name: { playerId: string; tournamentId: string }): Promise<Refusal> {
  const message = (await entryOf(tx, name)) ? 'Your entry has been removed' : 'Enter the contest first'
  return new Refusal('ACTION_IMPOSSIBLE', { field: 'tournamentId', message })
}

const isSame = (saved: readonly NewTip[], sent: readonly NewTip[]) =>
  saved.length === sent.length &&
  saved.every((one) =>
    sent.some(({ matchId, home, away }) => matchId === one.matchId && home === one.home && away === one.away),
  )

/** The tips that differ from what is stored. Refuses one on a match that has begun or that the contest does not have. */
async function changesIn(
  tx: Tx,
  {
    tournament,
    playerId,
    tips,
    receivedAt,
  }: {
    tournament: StoredTournament
    playerId: string
    tips: readonly NewTip[]
    receivedAt: Temporal.Instant
  },
): Promise<NewTip[]> {
  const rules = tipRulesOf(tournament)
  const stored = new Map(
    (await tipsOf(tx, { playerIds: [playerId], tournamentId: tournament.id })).map((tip) => [tip.matchId, tip]),
  )
  const known = new Map((await matchesOfRound(tx, rules)).map((match) => [match.matchId, match]))
  const changed: NewTip[] = []
  for (const [at, tip] of tips.entries()) {
    const field = `tips.${at}.matchId`
    const match = rules.matches.find(({ matchId }) => matchId === tip.matchId)
    if (!match) throw new Refusal('FIELD_INVALID', { field, message: 'The contest has no such match' })
    const before = stored.get(tip.matchId)
    if (before?.home === tip.home && before.away === tip.away) continue
    if (hasBegun(match, known.get(tip.matchId), receivedAt))
      throw new Refusal('ACTION_IMPOSSIBLE', {
        field,
        message: `Tips on ${match.home.en} v ${match.away.en} closed at its kick-off`,
        params: { matchId: tip.matchId, home: match.home.en, away: match.away.en },
      })
    changed.push(tip)
  }
  if (tournament.state === 'cancelled')
    throw new Refusal('ACTION_IMPOSSIBLE', { field: 'tournamentId', message: 'The contest has been cancelled' })
  return changed
}

const hasBegun = (match: TipRules['matches'][number], known: StoredMatch | undefined, at: Temporal.Instant) =>
  at.epochMilliseconds >= untilOf(match, known) || (known && known.state !== 'scheduled' && known.state !== 'postponed')
