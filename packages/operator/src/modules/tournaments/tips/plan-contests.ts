import type { Currency } from '@andon/money'
import type { Tx } from '@andon/platform/sql'
import { hashOf } from '@andon/ranking/hash'
import type { RankingRules } from '@andon/ranking/rules'
import type { TipRules } from '@andon/ranking/tips/tip-rules'
import type { Deps } from '../deps.ts'
import type { About } from '../domain/rules.ts'
import { insertTournament } from '../store/tournaments.ts'
import { forgetRounds, matchesOfRound, type NextRound, nextRound } from './store-matches.ts'
import { hasContestOf } from './store-tips.ts'
import type { TipSeriesRules } from './tip-series.ts'

export interface TipSeries {
  readonly id: string
  readonly rules: TipSeriesRules
  readonly texts: About['texts']
}

interface Site {
  readonly code: string
  readonly currency: Currency
}

/** A contest is published no later than so long before its first kick-off. */
const atLeastMinutes = 5
/** Results outlast the longest contest. */
const roundsKeptDays = 40

/** Publishes a contest on the next round of each series' league, on each site, once all of its matches are known. */
export async function planContests(
  deps: Deps,
  { series, sites }: { series: readonly TipSeries[]; sites: readonly Site[] },
): Promise<void> {
  const now = deps.clock.now()
  for (const one of series) {
    const { supplier, league } = one.rules
    const round = await nextRound(deps.db, { supplier, league, after: now.add({ minutes: atLeastMinutes }) })
    if (!round) continue
    for (const site of sites) {
      if (await hasContestOf(deps.db, { series: one.id, site: site.code, round: round.roundId })) continue
      await deps.db
        .transaction((tx) => publishContest(deps, tx, { one, site, round }))
        .catch((err) => deps.log.warn({ err, series: one.id }, 'a tipping contest could not be published'))
    }
  }
  await forgetRounds(deps.db, now.subtract({ hours: roundsKeptDays * 24 }))
}

/** Freezes rules and matches. It starts with the first kick-off; until then, and up to each kick-off, players tip. */
async function publishContest(
  deps: Deps,
  tx: Tx,
  { one, site, round }: { one: TipSeries; site: Site; round: NextRound },
): Promise<void> {
  const { id: series, texts } = one
  const { supplier, league, image, points, minutesAfterLastKickOff } = one.rules
  const { roundId, names, number } = round
  const known = await matchesOfRound(tx, { supplier, round: roundId })
  const matches = known.map(({ matchId, names: sides, startsAt }) => ({
    matchId,
    ...sides,
    startsAt: startsAt.toString(),
  }))
  const [first, last] = [known[0]?.startsAt, known.at(-1)?.startsAt]
  if (!first || !last) return
  const endsAt = last.add({ minutes: minutesAfterLastKickOff })
  const tips = { supplier, league, round: roundId, names, number, points, matches }
  const rules = rulesOf(one.rules, { startsAt: first, endsAt, tips })
  const closesAt = endsAt.add({ seconds: rules.graceSeconds })
  const numbered = (text: About['texts'][keyof About['texts']]) => ({
    name: text.name.replaceAll('{number}', String(number)),
    summary: text.summary.replaceAll('{number}', String(number)),
  })
  await insertTournament(tx, {
    id: deps.newId('trn'),
    series,
    site: site.code,
    currency: site.currency,
    about: { texts: { ja: numbered(texts.ja), en: numbered(texts.en) }, image },
    rules,
    rulesHash: await hashOf(rules),
    invited: [],
    seed: deps.random.bytes(32).toString('hex'),
    startsAt: first,
    endsAt,
    closesAt,
    paysAt: closesAt.add({ seconds: rules.holdSeconds }),
    at: deps.clock.now(),
  })
}

const rulesOf = (
  { prizes, graceSeconds, holdSeconds }: TipSeriesRules,
  { startsAt, endsAt, tips }: { startsAt: Temporal.Instant; endsAt: Temporal.Instant; tips: TipRules },
): RankingRules => ({
  product: 'sports',
  games: [],
  entry: { kind: 'optIn' },
  lateEntry: true,
  scoring: { method: 'tips', rounds: tips.matches.length, minStake: 1 },
  prizes,
  startsAt: startsAt.toString(),
  endsAt: endsAt.toString(),
  graceSeconds,
  holdSeconds,
  histograms: {},
  tips,
})
