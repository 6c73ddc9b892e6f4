import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffHandlers } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import type { Deps } from './deps.ts'
import { mostPrizes, tournamentRules } from './domain/rules.ts'
import { boardChanged } from './facts.ts'
import type { SeriesOptions } from './index.ts'
import { publish } from './publish.ts'
import { remove } from './remove.ts'
import { boardOf } from './store/entries.ts'
import { latestTournaments, lockTournament, setState, tournamentById } from './store/tournaments.ts'

const askedRules = v.omit(tournamentRules, ['distributions'])

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
    publishTournament: async ({ series, site: code, preview, ...asked }, { tx, note }) => {
      const site = sites.find((one) => one.code === code)
      if (!site) throw new Refusal('FIELD_INVALID', { field: 'site', message: 'Not a site of this installation' })
      const [startsAt, endsAt] = [Temporal.Instant.from(asked.startsAt), Temporal.Instant.from(asked.endsAt)]
      const now = deps.clock.now()
      if (Temporal.Instant.compare(startsAt, now) < 0) throw invalid('startsAt', 'It has passed')
      if (Temporal.Instant.compare(endsAt, startsAt) <= 0) throw invalid('endsAt', 'It is not after the start')
      const rules = parsed(asked.rules)
      const planned = { series, site: code, currency: site.currency, startsAt, endsAt, rules }
      const { id, rulesHash } = await publish(deps, tx, planned, { preview })
      if (id === null && !preview)
        throw new Refusal('ACTION_IMPOSSIBLE', { message: 'The series has a run that starts then' })
      note({ subject: id ?? series, before: null, after: preview ? { preview } : { ...asked, site: code } })
      return { success: true, tournamentId: id, rulesHash }
    },
    cancelTournament: async ({ tournamentId, reason }, { tx, note }) => {
      const before = await cancel(deps, tx, { tournamentId, reason })
      note({ subject: tournamentId, before: { state: before }, after: { state: 'cancelled', reason } })
      return { success: true }
    },
    removeEntry: async ({ tournamentId, playerId, reason }, { tx, note }) => {
      if (!(await remove(deps, tx, { playerId, tournamentId, because: reason })))
        throw new Refusal('ACTION_IMPOSSIBLE', { message: 'The player is not in it, or it is over' })
      note({ subject: tournamentId, before: { playerId }, after: { playerId, removed: true, reason } })
      return { success: true }
    },
    showBoard: async ({ tournamentId }, { tx }) => {
      if (!(await tournamentById(tx, tournamentId))) throw new Refusal('NOT_FOUND', { field: 'tournamentId' })
      const rows = await boardOf(tx, { tournamentId, after: 0, limit: mostPrizes })
      return {
        success: true,
        entries: rows.map(({ playerId, score, rounds, paid, prize, paidAt }, index) => ({
          rank: index + 1,
          playerId,
          score,
          rounds,
          buyIn: paid,
          prize,
          paidAt: paidAt?.toString() ?? null,
        })),
      }
    },
  }
}

const invalid = (field: string, message: string) => new Refusal('FIELD_INVALID', { field, message })

function parsed(rules: unknown) {
  const read = v.safeParse(askedRules, rules)
  if (read.success) return read.output
  const [issue] = read.issues
  const path = v.getDotPath(issue)
  throw invalid(path === null ? 'rules' : `rules.${path}`, issue.message)
}

/** Returns the state before. The job returns the buy-ins. */
async function cancel(
  deps: Deps,
  tx: Tx,
  { tournamentId, reason }: { tournamentId: string; reason: string },
): Promise<string> {
  const tournament = await lockTournament(tx, tournamentId)
  if (!tournament) throw new Refusal('NOT_FOUND', { field: 'tournamentId' })
  const { state } = tournament
  if (state === 'paid' || state === 'cancelled')
    throw new Refusal('ACTION_IMPOSSIBLE', { message: `It is ${state} already` })
  await setState(tx, tournamentId, { state: 'cancelled', note: reason })
  await deps.facts.write(tx, [boardChanged({ key: tournamentId, data: {} })])
  return state
}
