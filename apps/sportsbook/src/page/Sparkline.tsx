interface Series {
  /** In the order of time; the last value holds until the end. */
  readonly points: readonly { readonly at: number; readonly value: number }[]
  readonly isDashed?: boolean
}

const [width, height, inset] = [240, 56, 4]

/** Values that hold until the next one, as lines over time, all on one scale. `label` says in words what they show. */
export function Sparkline({ series, label }: { series: readonly Series[]; label: string }) {
  const all = series.flatMap(({ points }) => points)
  const [first, last] = [Math.min(...all.map(({ at }) => at)), Math.max(...all.map(({ at }) => at))]
  const [low, high] = [Math.min(...all.map(({ value }) => value)), Math.max(...all.map(({ value }) => value))]
  const x = (at: number) => (last === first ? width : ((at - first) / (last - first)) * width)
  const y = (value: number) =>
    high === low ? height / 2 : inset + ((high - value) / (high - low)) * (height - 2 * inset)
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {series.map(({ points, isDashed }, at) => {
        const [start] = points
        if (!start) return null
        const steps = points.map((point) => `H${x(point.at).toFixed(1)}V${y(point.value).toFixed(1)}`)
        return (
          <path
            key={at}
            d={`M${x(start.at).toFixed(1)} ${y(start.value).toFixed(1)}${steps.join('')}H${width}`}
            data-dashed={isDashed || undefined}
          />
        )
      })}
    </svg>
  )
}
