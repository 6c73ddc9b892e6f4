import { Refusal } from '@andon/contract'
import type { Currency } from '@andon/money'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { hashOf, type TournamentRules } from './domain/rules.ts'
import { insertTournament } from './store/tournaments.ts'

export interface Planned {
  readonly series: string
  readonly site: string
  readonly currency: Currency
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly rules: Omit<TournamentRules, 'distributions'>
}

/**
 * Publishes a tournament: from now on its rules are frozen and its seed is committed to. Returns its id, or null for a preview and if the series has a run that starts then.
 * Throws FIELD_INVALID for fair scoring with a game whose distribution is not known.
 */
export async function publish(
  deps: Deps,
  tx: Tx,
  planned: Planned,
  { preview = false }: { preview?: boolean } = {},
): Promise<{ id: string | null; rulesHash: string }> {
  const { rules: asked, endsAt } = planned
  const distributions = asked.scoring.method === 'fair' ? await deps.distributionsOf(tx, asked.games) : {}
  const unknown = asked.games.find((game) => !(game in distributions))
  if (asked.scoring.method === 'fair' && (asked.games.length === 0 || unknown !== undefined))
    throw new Refusal('FIELD_INVALID', {
      field: 'rules.games',
      message: unknown ? `No exact distribution is known of ${unknown}` : 'Fair scoring needs a list of games',
    })
  const rules: TournamentRules = {
    ...asked,
    distributions: Object.fromEntries(
      Object.entries(distributions).map(([game, pays]) => [game, pays.map(([win, share]) => [win, share])]),
    ),
  }
  const closesAt = endsAt.add({ seconds: rules.graceSeconds })
  const id = deps.newId('trn')
  const seed = deps.random.bytes(32).toString('hex')
  const paysAt = closesAt.add({ seconds: rules.holdSeconds })
  const times = { startsAt: planned.startsAt, endsAt, closesAt, paysAt }
  const { series, site, currency } = planned
  const rulesHash = hashOf(rules)
  if (preview) return { id: null, rulesHash }
  const about = { id, series, site, currency, rules, rulesHash, seed }
  const isNew = await insertTournament(tx, { ...about, ...times, at: deps.clock.now() })
  return { id: isNew ? id : null, rulesHash }
}
