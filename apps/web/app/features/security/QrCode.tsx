import { encode } from 'uqr'

/** Modules of rest that a reader needs on each side. */
const quiet = 4

/** Dark on light in both brands, as readers expect it. Drawn here: what it says goes nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} className="qr-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  )
}
