import { mostChartedOutcomes } from '@andon/bookmaker/sports-api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { SetAlert } from '../../../notices/alerts/SetAlert.tsx'
import type { EventView, MarketView, OutcomeView, SportsReply } from '../../../page/api.ts'
import { useServices } from '../../../page/services.ts'
import { useEventNames, useName, useOdds, useText, useTimes } from '../../../page/text.ts'
import { chartSize, drawMovement, type MovedPrice, summaryOf } from './movement.ts'
import { chartText } from './text.ts'
import './chart.css'

const readAgainMs = 10_000

interface Props {
  readonly event: Pick<EventView, 'id' | 'name'>
  readonly market: MarketView
}

interface Series {
  readonly selection: string
  readonly name: string
  readonly points: readonly MovedPrice[]
}

/** How the prices of a line have moved, all outcomes in one drawing and in a table, each with a button that waits for a better one. Of more than ten the player chooses. */
export default function PriceChart({ event, market }: Props) {
  const t = useText(chartText)
  const { ofOutcome } = useEventNames()
  const { client } = useServices()
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const isChoice = market.outcomes.length > mostChartedOutcomes
  const { data, isError } = useQuery({
    queryKey: ['marketPrices', event.id, market.key, chosen],
    queryFn: () =>
      client.call('showMarketPrices', {
        event: event.id,
        line: market.key,
        ...(chosen ? { outcomes: chosen.map(idOf) } : {}),
      }),
    refetchInterval: readAgainMs,
    placeholderData: keepPreviousData,
  })
  if (!data)
    return (
      <p className="loading" role="status">
        {t(isError ? 'none' : 'loading')}
      </p>
    )
  const nameOf = ({ name, selection }: OutcomeView) => ofOutcome(name, { selection, event: event.name })
  const series = market.outcomes.flatMap((outcome): Series[] => {
    const found = data.outcomes.find(({ selection }) => selection === outcome.selection)
    if (!found) return []
    const points = found.points.map(({ at, price }) => ({ at: Date.parse(at), price }))
    return [{ selection: outcome.selection, name: nameOf(outcome), points }]
  })
  return (
    <div className="movement">
      <Drawing market={market} data={data} series={series} />
      <Summary market={market} startsAt={Date.parse(data.startsAt)} series={series} />
      {isChoice && (
        <Choice market={market} nameOf={nameOf} shown={series.map(({ selection }) => selection)} onChoose={setChosen} />
      )}
      <ul className="price-charts">
        {market.outcomes
          .filter(({ selection }) => series.some((one) => one.selection === selection))
          .map((outcome) => (
            <li key={outcome.selection}>
              <b>{nameOf(outcome)}</b>
              <SetAlert
                event={event.id}
                selection={outcome.selection}
                names={{ event: event.name, market: market.name, outcome: outcome.name }}
              />
            </li>
          ))}
      </ul>
    </div>
  )
}

/** The outcome's id in a selection, which begins with those of its event and line. */
const idOf = (selection: string) => selection.split('/').slice(2).join('/')

interface Drawn {
  readonly market: MarketView
  readonly data: SportsReply<'showMarketPrices'>
  readonly series: readonly Series[]
}

/** Labels stand on percentages, so that they are not stretched with the lines. */
function Drawing({ market, data, series }: Drawn) {
  const t = useText(chartText)
  const inLanguage = useName()
  const odds = useOdds()
  const { clock } = useTimes()
  const all = series.flatMap(({ points }) => points)
  if (all.length === 0) return null
  const { width, height } = chartSize
  const now = Math.max(...all.map(({ at }) => at))
  const { paths, startX, stops, from, low, high } = drawMovement({
    outcomes: series.map(({ points }) => points),
    stops: data.stops.map((stop) => ({
      from: Date.parse(stop.from),
      to: stop.to === null ? null : Date.parse(stop.to),
    })),
    startsAt: Date.parse(data.startsAt),
    now,
  })
  const label = t('label', { market: inLanguage(market.name), count: series.length })
  const percent = (x: number) => `${((100 * x) / width).toFixed(1)}%`
  return (
    <figure>
      <svg className="movement-drawing" role="img" aria-label={label}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
          aria-hidden="true"
        >
          {stops.map((stop, place) => (
            <rect key={place} className="movement-stop" x={stop.x} width={stop.width} height={height} />
          ))}
          <path className="movement-edge" d={`M0 0H${width}M0 ${height}H${width}`} />
          {startX !== null && <path className="movement-start" d={`M${startX.toFixed(1)} 0V${height}`} />}
          {paths.map((path, place) => path && <path key={place} className="movement-line" data-nth={place} d={path} />)}
        </svg>
        <text x="2" y="14">
          {odds(high)}
        </text>
        {low < high && (
          <text x="2" y={height - 5}>
            {odds(low)}
          </text>
        )}
        <text x="0" y={height + 16}>
          {clock(from)}
        </text>
        {startX !== null && (
          <text x={percent(startX)} y={height + 16} textAnchor="middle">
            {t('start')}
          </text>
        )}
        <text x="100%" y={height + 16} textAnchor="end">
          {t('now')}
        </text>
      </svg>
      <figcaption>
        {t('since', { time: clock(from) })}
        {stops.length > 0 && <span>{t('stops')}</span>}
      </figcaption>
    </figure>
  )
}

interface Summed {
  readonly market: MarketView
  readonly startsAt: number
  readonly series: readonly Series[]
}

function Summary({ market, startsAt, series }: Summed) {
  const t = useText(chartText)
  const inLanguage = useName()
  const odds = useOdds()
  const now = Math.max(0, ...series.flatMap(({ points }) => points).map(({ at }) => at))
  const rows = series.map((one) => ({ ...one, summary: summaryOf(one.points, startsAt, now) }))
  const columns = (['opening', 'highest', 'lowest', 'closing', 'now'] as const).filter(
    (column) => column !== 'closing' || rows.some(({ summary }) => summary?.closing),
  )
  return (
    <table className="movement-table" aria-label={t('table', { market: inLanguage(market.name) })}>
      <thead>
        <tr>
          <th scope="col">{t('outcome')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ selection, name, summary }, place) => (
          <tr key={selection}>
            <th scope="row">
              <svg className="movement-key" viewBox="0 0 18 8" aria-hidden="true">
                <path className="movement-line" data-nth={place} d="M0 4H18" />
              </svg>
              {name}
            </th>
            {columns.map((column) => {
              const price = summary?.[column]
              return <td key={column}>{price ? odds(price) : t('noPrice')}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Choosing {
  readonly market: MarketView
  readonly nameOf: (outcome: OutcomeView) => string
  /** Selections. */
  readonly shown: readonly string[]
  readonly onChoose: (selections: readonly string[]) => void
}

/** At least one is shown, and at most as many as a chart has. */
function Choice({ market, nameOf, shown, onChoose }: Choosing) {
  const t = useText(chartText)
  const id = useId()
  return (
    <details className="movement-choice">
      <summary>{t('choose', { most: mostChartedOutcomes })}</summary>
      <ul>
        {market.outcomes.map((outcome, place) => {
          const isShown = shown.includes(outcome.selection)
          return (
            <li key={outcome.selection}>
              <input
                id={`${id}${place}`}
                type="checkbox"
                checked={isShown}
                disabled={isShown ? shown.length === 1 : shown.length >= mostChartedOutcomes}
                onChange={() =>
                  onChoose(
                    isShown
                      ? shown.filter((selection) => selection !== outcome.selection)
                      : shown.concat(outcome.selection),
                  )
                }
              />
              <label htmlFor={`${id}${place}`}>{nameOf(outcome)}</label>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
