import { useQuery } from '@tanstack/react-query'
import { SetAlert } from '../../notices/alerts/SetAlert.tsx'
import type { EventView, MarketView } from '../../page/api.ts'
import { Sparkline } from '../../page/Sparkline.tsx'
import { useServices } from '../../page/services.ts'
import { useEventNames, useOdds, useText, useTimes } from '../../page/text.ts'
import { matchText } from '../text.ts'

const mostOutcomes = 12
const readAgainMs = 10_000

interface Props {
  readonly event: Pick<EventView, 'id' | 'name'>
  readonly market: MarketView
}

/** How the prices of one line have moved, each outcome by itself, with a button that waits for a better one. */
export default function PriceChart({ event, market }: Props) {
  const t = useText(matchText)
  const { ofOutcome } = useEventNames()
  const odds = useOdds()
  const { clock } = useTimes()
  const { client } = useServices()
  const outcomes = market.outcomes.slice(0, mostOutcomes)
  const { data, isError } = useQuery({
    queryKey: ['prices', market.key, outcomes[0]?.selection],
    queryFn: () => client.call('showPrices', { selections: outcomes.map(({ selection }) => selection) }),
    refetchInterval: readAgainMs,
  })
  if (!data)
    return (
      <p className="loading" role="status">
        {t(isError ? 'chart.none' : 'loading')}
      </p>
    )
  return (
    <ul className="price-charts">
      {data.selections.map(({ selection, points }, place) => {
        const series = points.map(({ at, price }) => ({ at: Date.parse(at), value: price }))
        const [from, to] = [series[0], series.at(-1)]
        const name = outcomes[place] ? ofOutcome(outcomes[place].name, { selection, event: null }) : selection
        const low = Math.min(...series.map(({ value }) => value))
        const high = Math.max(...series.map(({ value }) => value))
        return (
          <li key={selection}>
            <b>{name}</b>
            {!from || !to || series.length < 2 || low === high ? (
              <span className="price-chart-none">{t('chart.unmoved')}</span>
            ) : (
              <>
                <Sparkline
                  series={[{ points: series }]}
                  label={t('chart.label', { outcome: name, from: odds(from.value), to: odds(to.value) })}
                />
                <span className="price-chart-range">
                  <span>{t('chart.from', { time: clock(from.at), price: odds(from.value) })}</span>
                  <span>{t('chart.range', { low: odds(low), high: odds(high) })}</span>
                </span>
              </>
            )}
            {outcomes[place] && (
              <SetAlert
                event={event.id}
                selection={selection}
                names={{ event: event.name, market: market.name, outcome: outcomes[place].name }}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
