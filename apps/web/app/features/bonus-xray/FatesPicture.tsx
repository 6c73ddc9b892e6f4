import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { type FateRow, isKept } from './fates.ts'
import { xrayText } from './text.ts'

interface Props {
  readonly rows: readonly FateRow[]
  readonly amounts: Readonly<Partial<Record<FateRow['pocket'], number>>>
}

const width = 320
const gap = 8
/** The height of the bands of known amounts together; each is at least as high as its text. */
const heights = { all: 110, least: 30 }

/** Where each kind of money goes at either end, as bands as high as their amounts; the table beside it says the same. */
export function FatesPicture({ rows, amounts }: Props) {
  const t = useText(xrayText)
  return (
    <div className="xray-flows" aria-hidden="true">
      {(['stop', 'met'] as const).map((end) => (
        <figure key={end}>
          <figcaption>{t(end)}</figcaption>
          <Flows rows={rows} amounts={amounts} end={end} />
        </figure>
      ))}
    </div>
  )
}

function Flows({ rows, amounts, end }: Props & { end: 'stop' | 'met' }) {
  const t = useText(xrayText)
  const money = useMoney()
  const bands = bandsOf(rows, amounts, end)
  const height = bands.reduce((most, { top, size }) => Math.max(most, top + size), 0)
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      {bands.map(({ pocket, kept, top, size }) => {
        const amount = amounts[pocket]
        return (
          <g key={pocket} data-kept={kept} data-pocket={pocket}>
            <path
              d={
                kept
                  ? `M0 ${top}h${width - 14}l14 ${size / 2}l-14 ${size / 2}h${14 - width}z`
                  : `M0 ${top}h190v${size}h-190z`
              }
            />
            <text x="10" y={top + size / 2} dominantBaseline="central">
              {t(`pocket.${pocket}`)}
              {amount !== undefined && ` ${money(amount)}`}
            </text>
            <text
              x={width - 20}
              y={top + size / 2}
              dominantBaseline="central"
              textAnchor="end"
              className="xray-flow-end"
            >
              {t(kept ? 'flow.cash' : 'flow.lost')}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function bandsOf(rows: readonly FateRow[], amounts: Props['amounts'], end: 'stop' | 'met') {
  const known = Object.values(amounts).reduce((sum, amount) => sum + amount, 0)
  let top = 0
  return rows.map(({ pocket, [end]: fate }) => {
    const amount = amounts[pocket]
    const size = Math.max(heights.least, amount === undefined || known === 0 ? 0 : (amount / known) * heights.all)
    const band = { pocket, kept: isKept(fate), top, size }
    top += size + gap
    return band
  })
}
