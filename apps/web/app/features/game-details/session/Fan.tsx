import { useText } from '../../../page/use-text.ts'
import { gameDetailsText } from '../text.ts'
import { fanOf, height, width } from './fan-shapes.ts'
import type { SessionPicture, SessionPlan } from './session-model.ts'
import { useResult } from './use-result.ts'

interface Props {
  readonly plan: SessionPlan
  readonly picture: SessionPicture
  /** In minor units. */
  readonly stake: number
  readonly minutes: number
}

/** How the results of sessions spread over time: two bands and a line. The same figures stand in a table. */
export function Fan({ plan, picture, stake, minutes }: Props) {
  const t = useText(gameDetailsText)
  const result = useResult(stake)
  const { outer, inner, middle, marks, highest, lowest } = fanOf(plan, picture)
  const time = (part: number) => t('session.minutesValue', { minutes: Math.round(minutes * part) })
  return (
    <figure className="fan">
      <figcaption className="font-bold">{t('session.chart')}</figcaption>
      <div className="fan-frame" aria-hidden="true">
        <svg
          className="fan-drawing"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          focusable="false"
          aria-hidden="true"
        >
          <path className="fan-outer" d={outer} />
          <path className="fan-inner" d={inner} />
          {marks.map(({ name, y }) => (
            <line key={name} className="fan-mark" data-mark={name} x1={0} x2={width} y1={y} y2={y} />
          ))}
          <path className="fan-middle" d={middle} />
        </svg>
        <span className="fan-amount" style={{ insetBlockStart: 0 }}>
          {result(highest)}
        </span>
        {marks.map(
          ({ name, y, result: at }) =>
            name === 'zero' && (
              <span
                key={name}
                className="fan-amount"
                data-mark={name}
                style={{ insetBlockStart: `${(y / height) * 100}%` }}
              >
                {result(at)}
              </span>
            ),
        )}
        <span className="fan-amount" style={{ insetBlockEnd: 0 }}>
          {result(lowest)}
        </span>
      </div>
      <div className="chart-scale" aria-hidden="true">
        <span>{time(0)}</span>
        <span>{time(0.5)}</span>
        <span>{time(1)}</span>
      </div>
      <ul className="fan-legend" aria-hidden="true">
        <li data-key="outer">{t('session.band90')}</li>
        <li data-key="inner">{t('session.band50')}</li>
        <li data-key="middle">{t('session.line')}</li>
        {marks.some(({ name }) => name === 'money') && <li data-key="money">{t('session.moneyLine')}</li>}
        {marks.some(({ name }) => name === 'stop') && <li data-key="stop">{t('session.stopLine')}</li>}
      </ul>
      <FanTable picture={picture} stake={stake} minutes={minutes} rounds={plan.rounds} />
    </figure>
  )
}

const columns = ['low', 'quarter', 'median', 'threeQuarters', 'high'] as const
const mostRows = 6

function FanTable({
  picture: { points },
  stake,
  minutes,
  rounds,
}: Pick<Props, 'picture' | 'stake' | 'minutes'> & { readonly rounds: number }) {
  const t = useText(gameDetailsText)
  const result = useResult(stake)
  const every = Math.ceil((points.length - 1) / mostRows)
  const rows = points.filter((_, index) => index > 0 && (points.length - 1 - index) % every === 0)
  return (
    <details>
      <summary className="text-link">{t('session.asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="chart-table-frame" aria-label={t('session.chart')} tabIndex={0}>
        <table className="chart-table">
          <thead>
            <tr>
              <th scope="col">{t('session.timeHead')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`session.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ round, quantiles }) => (
              <tr key={round}>
                <th scope="row">{t('session.minutesValue', { minutes: Math.round((minutes * round) / rounds) })}</th>
                {columns.map((column, index) => (
                  <td key={column}>{result(quantiles[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
