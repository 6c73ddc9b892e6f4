import type { Currency } from '@andon/money'
import type { Deps } from './deps.ts'
import { publish } from './publish.ts'
import { runsOf, type Series } from './series.ts'
import { startsSince } from './store/tournaments.ts'

interface Run {
  readonly one: Series
  readonly site: { readonly code: string; readonly currency: Currency }
  readonly startsAt: Temporal.Instant
}

/** Publishes the runs of each series that are on, and the next one, on each site. Those that are published stay as they are. */
export async function planSeries(
  deps: Deps,
  { series, sites }: { series: readonly Series[]; sites: readonly Run['site'][] },
): Promise<void> {
  const now = deps.clock.now()
  const wanted = series.flatMap((one) =>
    runsOf(one, now).flatMap((startsAt) => sites.map((site) => ({ one, site, startsAt }))),
  )
  const longest = Math.max(0, ...series.map(({ minutes }) => minutes))
  const published = new Set(
    (await startsSince(deps.db, now.subtract({ minutes: longest }))).map((run) =>
      nameOf({ series: run.series, site: run.site, startsAt: run.startsAt }),
    ),
  )
  const missing = wanted.filter(
    ({ one, site, startsAt }) => !published.has(nameOf({ series: one.id, site: site.code, startsAt })),
  )
  if (missing.length === 0) return
  const shared = { ...deps, histogramsOf: readOnce(deps) }
  for (const run of missing) await publishRun(shared, run)
}

/** Runs of a series have the same games: their histograms are read once for all of them. */
function readOnce({ histogramsOf }: Deps): Deps['histogramsOf'] {
  const read = new Map<string, ReturnType<Deps['histogramsOf']>>()
  return (executor, games) => {
    const names = games.join()
    const known = read.get(names) ?? histogramsOf(executor, games)
    read.set(names, known)
    return known
  }
}

const nameOf = ({ series, site, startsAt }: { series: string; site: string; startsAt: Temporal.Instant }) =>
  `${series} ${site} ${startsAt.epochMilliseconds}`

/** A run that cannot be published, such as before its games are known, is tried again by the next job. */
async function publishRun(deps: Deps, { one, site, startsAt }: Run): Promise<void> {
  const { id, minutes, rules, texts } = one
  const endsAt = startsAt.add({ minutes })
  const planned = { series: id, site: site.code, currency: site.currency, startsAt, endsAt, texts, rules }
  await deps.db
    .transaction((tx) => publish(deps, tx, planned))
    .catch((err) => deps.log.warn({ err, series: id }, 'a run of a series could not be published'))
}
