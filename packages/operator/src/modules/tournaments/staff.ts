import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffHandlers } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import type { Deps } from './deps.ts'
import { plannedRules } from './domain/rules.ts'
import { boardChanged } from './facts.ts'
import type { SeriesOptions } from './index.ts'
import { cancel } from './move.ts'
import { publish } from './publish.ts'
import { remove } from './remove.ts'
import { scoreAgain } from './score-rounds.ts'
import { adjust, boardOf, entryOf, lockEntries, payoutsOf } from './store/entries.ts'
import { rewardsOf } from './store/rewards.ts'
import { latestTournaments, lockTournament, type StoredTournament, tournamentById } from './store/tournaments.ts'
import { scoreContest } from './tips/score-contest.ts'
import { wonBy } from './view.ts'

const mostPlaces = 500

export function staffRoutes(
  deps: Deps,
  { sites }: Pick<SeriesOptions, 'sites'>,
): StaffHandlers<StaffApi['tournaments']> {
  return {
    listTournaments: async (_, { tx }) => ({
      success: true,
      tournaments: (await latestTournaments(tx)).map(
        ({ id, series, run, site, state, startsAt, endsAt, entrants }) => ({
          id,
          series,
          run,
          site,
          state,
          entrants,
          startsAt: startsAt.toString(),
          endsAt: endsAt.toString(),
        }),
      ),
    }),
    publishTournament: async ({ series, site: code, preview, texts, ...asked }, { tx, note }) => {
      const site = sites.find((one) => one.code === code)
      if (!site) throw new Refusal('FIELD_INVALID', { field: 'site', message: 'Not a site of this installation' })
      const [startsAt, endsAt] = [Temporal.Instant.from(asked.startsAt), Temporal.Instant.from(asked.endsAt)]
      const now = deps.clock.now()
      if (Temporal.Instant.compare(startsAt, now) < 0) throw invalid('startsAt', 'It has passed')
      if (Temporal.Instant.compare(endsAt, startsAt) <= 0) throw invalid('endsAt', 'It is not after the start')
      const rules = parsed(asked.rules)
      const planned = { series, site: code, currency: site.currency, startsAt, endsAt, texts, rules }
      const { id, rulesHash, prizes } = await publish(deps, tx, planned, { preview })
      if (id === null && !preview)
        throw new Refusal('ACTION_IMPOSSIBLE', { message: 'The series has a run that starts then' })
      note({ subject: id ?? series, before: null, after: preview ? { preview } : { ...asked, texts, site: code } })
      return { success: true, tournamentId: id, rulesHash, prizes }
    },
    cancelTournament: async ({ tournamentId, reason }, { tx, note }) => {
      const tournament = await openOne(tx, tournamentId)
      await cancel(deps, tx, { tournament, reason })
      await deps.facts.write(tx, [boardChanged({ key: tournamentId, data: {} })])
      note({ subject: tournamentId, before: { state: tournament.state }, after: { state: 'cancelled', reason } })
      return { success: true }
    },
    removeEntry: async ({ tournamentId, playerId, reason }, { tx, note }) => {
      const tournament = await openOne(tx, tournamentId)
      if (!(await remove(deps, tx, { playerId, tournament, because: reason }))) throw notIn
      note({ subject: tournamentId, before: { playerId }, after: { playerId, removed: true, reason } })
      return { success: true }
    },
    adjustEntry: adjustEntry(deps),
    showBoard: async ({ tournamentId }, { tx, note }) => {
      if (!(await tournamentById(tx, tournamentId))) throw new Refusal('NOT_FOUND', { field: 'tournamentId' })
      note({ subject: tournamentId, before: null, after: null })
      const rows = await boardOf(tx, { tournamentId, after: 0, limit: mostPlaces })
      return {
        success: true,
        entries: rows.map(({ playerId, score, rounds, paid, adjusted, prize, paidAt, rank, reward }, index) => ({
          rank: index + 1,
          playerId,
          score,
          rounds,
          buyIn: paid,
          adjusted,
          prize,
          reward: wonBy({ rank, prize: null, reward }) ?? null,
          paidAt: paidAt?.toString() ?? null,
        })),
      }
    },
    showPayouts,
  }
}

const invalid = (field: string, message: string) => new Refusal('FIELD_INVALID', { field, message })

function parsed(rules: unknown) {
  const read = v.safeParse(plannedRules, rules)
  if (read.success) return read.output
  const [issue] = read.issues
  const path = v.getDotPath(issue)
  throw invalid(path === null ? 'rules' : `rules.${path}`, issue.message)
}

const showPayouts: StaffHandlers<StaffApi['tournaments']>['showPayouts'] = async ({ tournamentId }, { tx, note }) => {
  const tournament = await tournamentById(tx, tournamentId)
  if (!tournament) throw new Refusal('NOT_FOUND', { field: 'tournamentId' })
  note({ subject: tournamentId, before: null, after: null })
  const { payouts, ...sums } = await payoutsOf(tx, tournamentId)
  const rewards = (await rewardsOf(tx, tournamentId)).flatMap((won) => {
    const prize = wonBy({ ...won, prize: null })
    const { rank, playerId, wonAt, takenAt } = won
    return prize && rank !== null && wonAt
      ? [{ rank, playerId, prize, wonAt: wonAt.toString(), takenAt: takenAt?.toString() ?? null }]
      : []
  })
  return { success: true, state: tournament.state, ...sums, payouts, rewards }
}

function adjustEntry(deps: Deps): StaffHandlers<StaffApi['tournaments']>['adjustEntry'] {
  return async ({ tournamentId, playerId, points, reason }, { tx, note }) => {
    const tournament = await openOne(tx, tournamentId)
    const [before] = await lockEntries(tx, [{ playerId, tournamentId }])
    if (!before) throw notIn
    await adjust(tx, { playerId, tournamentId, points })
    if (tournament.rules.tips) await scoreContest(tx, { tournament, playerIds: [playerId] })
    else await scoreAgain(deps, tx, [{ entry: { ...before, adjusted: before.adjusted + points }, tournament }])
    const score = (await entryOf(tx, { playerId, tournamentId }))?.score ?? 0
    note({
      subject: tournamentId,
      before: { playerId, score: before.score },
      after: { playerId, score, points, reason },
    })
    return { success: true, score }
  }
}

const notIn = new Refusal('ACTION_IMPOSSIBLE', { field: 'playerId', message: 'The player is not in it' })

/** Locked, and not over. */
async function openOne(tx: Tx, tournamentId: string): Promise<StoredTournament> {
  const tournament = await lockTournament(tx, tournamentId)
  if (!tournament) throw new Refusal('NOT_FOUND', { field: 'tournamentId' })
  if (tournament.state !== 'paid' && tournament.state !== 'cancelled') return tournament
  throw new Refusal('ACTION_IMPOSSIBLE', { message: `It is ${tournament.state} already` })
}
