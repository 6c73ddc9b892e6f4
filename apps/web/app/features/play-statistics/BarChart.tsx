import { useText } from '../../page/use-text.ts'
import { barsOf, chartHeight, chartWidth, type Point } from './bars.ts'
import { playStatisticsText } from './text.ts'

interface Props {
  readonly title: string
  readonly points: readonly Point[]
  readonly figure: (value: number) => string
  /** Headings of the table's first column, and of its last if a limit prevents something. */
  readonly spanName: string
  readonly heldName?: string
}

/** A bar chart, and the same data as a table. */
export function BarChart({ title, points, figure, spanName, heldName }: Props) {
  const t = useText(playStatisticsText)
  const { bars, highest, lowest, zero } = barsOf(points)
  return (
    <figure className="grid gap-2">
      <figcaption className="font-bold">{title}</figcaption>
      <div className="chart-frame" aria-hidden="true">
        <div className="chart-scale">
          <span>{figure(highest)}</span>
          {lowest < 0 && <span>{figure(lowest)}</span>}
        </div>
        <svg
          className="chart"
          aria-hidden="true"
          focusable="false"
          viewBox={`0 0 ${chartWidth} ${chartHeight}`}
          preserveAspectRatio="none"
        >
          {bars.map(({ x, y, width, height, below, held }) => (
            <g key={x}>
              <rect className="chart-bar" data-below={below || undefined} x={x} y={y} width={width} height={height} />
              {held && <rect className="chart-bar" data-held x={x} width={width} y={held.y} height={held.height} />}
            </g>
          ))}
          <line className="chart-axis" x1={0} x2={chartWidth} y1={zero} y2={zero} />
        </svg>
        <div className="chart-scale">
          <span>{points.at(0)?.label}</span>
          <span>{points.at(-1)?.label}</span>
        </div>
      </div>
      <details>
        <summary className="text-link">{t('asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
        <section className="chart-table-frame" aria-label={title} tabIndex={0}>
          <table className="chart-table">
            <thead>
              <tr>
                <th scope="col">{spanName}</th>
                <th scope="col">{title}</th>
                {heldName !== undefined && <th scope="col">{heldName}</th>}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ label, value, held = 0 }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{figure(value)}</td>
                  {heldName !== undefined && <td>{figure(held)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}
