import { Refusal } from '@andon/contract'
import type { TournamentPrize } from '@andon/contract/player-api/tournaments'
import type { Currency } from '@andon/money'
import type { Tx } from '@andon/platform/sql'
import { hashOf } from '@andon/ranking/hash'
import type { Deps } from './deps.ts'
import { type About, frozenRules, type PlannedRules } from './domain/rules.ts'
import { demandChipRules } from './play-chips.ts'
import { frozenPrizes } from './prize-rules.ts'
import { saveHistograms } from './store/histograms.ts'
import { insertTournament } from './store/tournaments.ts'
import { prizesOf } from './view.ts'

export interface Planned {
  readonly series: string
  readonly site: string
  readonly currency: Currency
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly texts: About['texts']
  readonly rules: PlannedRules
}

/**
 * Publishes a tournament: from now on its rules are frozen and its seed is committed to. Returns its id, or null for a preview and if the series has a run that starts then.
 * Throws FIELD_INVALID for fair scoring with a game of which no histogram is known, and for prizes that cannot be granted.
 */
export async function publish(
  deps: Deps,
  tx: Tx,
  { rules: asked, texts, series, site, currency, startsAt, endsAt }: Planned,
  { preview = false }: { preview?: boolean } = {},
): Promise<{ id: string | null; rulesHash: string; prizes: TournamentPrize[] }> {
  await demandChipRules(deps, tx, asked)
  const histograms = await histogramsFor(deps, tx, asked)
  const frozen = await frozenPrizes(deps, tx, { rules: asked, site })
  const rules = await frozenRules({ ...asked, prizes: frozen }, { startsAt, endsAt, histograms })
  const prizes = prizesOf({ rules, entrants: 0 })
  const rulesHash = await hashOf(rules)
  if (preview) return { id: null, rulesHash, prizes }
  const stored = Object.entries(histograms).flatMap(([game, histogram]) => {
    const hash = rules.histograms[game]
    return hash === undefined ? [] : [{ hash, histogram }]
  })
  await saveHistograms(tx, stored)
  const closesAt = endsAt.add({ seconds: rules.graceSeconds })
  const id = deps.newId('trn')
  const isNew = await insertTournament(tx, {
    id,
    series,
    site,
    currency,
    about: { texts, image: asked.image },
    rules,
    rulesHash,
    invited: asked.entry.kind === 'invitation' ? asked.entry.players : [],
    seed: deps.random.bytes(32).toString('hex'),
    startsAt,
    endsAt,
    closesAt,
    paysAt: closesAt.add({ seconds: rules.holdSeconds }),
    at: deps.clock.now(),
  })
  return { id: isNew ? id : null, rulesHash, prizes }
}

async function histogramsFor(deps: Deps, tx: Tx, { scoring, games }: PlannedRules) {
  if (scoring.method !== 'fair') return {}
  if (games.length === 0)
    throw new Refusal('FIELD_INVALID', { field: 'rules.games', message: 'Fair scoring needs a list of games' })
  const histograms = await deps.histogramsOf(tx, games)
  const unknown = games.find((game) => !(game in histograms))
  if (unknown === undefined) return histograms
  throw new Refusal('FIELD_INVALID', { field: 'rules.games', message: `No exact histogram is known of ${unknown}` })
}
