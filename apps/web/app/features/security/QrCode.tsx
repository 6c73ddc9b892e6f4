import { encode } from 'uqr'

/** The quiet zone on each side, in modules. */
const quiet = 4

/** Dark on light in every brand, as readers expect. Drawn in the browser, so that the secret is not sent anywhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} className="qr-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  )
}
