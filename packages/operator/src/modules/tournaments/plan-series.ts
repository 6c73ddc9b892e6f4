import type { Currency } from '@andon/money'
import type { Deps } from './deps.ts'
import { publish } from './publish.ts'
import type { Series } from './series.ts'

/** Publishes the run of each series that is on, and the next one, on each site. Those that are published stay as they are. */
export async function planSeries(
  deps: Deps,
  {
    series,
    sites,
  }: { series: readonly Series[]; sites: readonly { readonly code: string; readonly currency: Currency }[] },
): Promise<void> {
  for (const one of series) {
    for (const site of sites) {
      for (const startsAt of runsOf(one, deps.clock.now())) await publishRun(deps, { one, site, startsAt })
    }
  }
}

async function publishRun(
  deps: Deps,
  asked: { one: Series; site: { readonly code: string; readonly currency: Currency }; startsAt: Temporal.Instant },
): Promise<void> {
  const { id, everyMinutes, ...rules } = asked.one
  const { startsAt, site } = asked
  const endsAt = startsAt.add({ minutes: everyMinutes })
  const planned = { series: id, site: site.code, currency: site.currency, startsAt, endsAt, rules }
  await deps.db
    .transaction((tx) => publish(deps, tx, planned))
    .catch((err) => deps.log.warn({ err, series: id }, 'a run of a series could not be published'))
}

function runsOf({ everyMinutes }: Series, now: Temporal.Instant): Temporal.Instant[] {
  const length = everyMinutes * 60_000
  const current = Math.floor(now.epochMilliseconds / length) * length
  return [current, current + length].map((at) => Temporal.Instant.fromEpochMilliseconds(at))
}
