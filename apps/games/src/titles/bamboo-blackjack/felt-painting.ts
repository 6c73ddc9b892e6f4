import { type Brush, roundedBox, within } from '../../tabletop/pen.ts'

const ink = '#14201a'
const cloth = ['#2f8a5c', '#1f6b48', '#114a33'] as const
const bamboo = { light: '#cfe38f', mid: '#8fb85a', dark: '#4a7a3f' } as const
const print = 'rgb(243 230 184 / 0.16)'

interface Size {
  readonly width: number
  readonly height: number
}

/** Green felt in a frame of bamboo culms, `edge` thick; the origin is its top left. */
export function paintFelt(brush: Brush, { width, height }: Size, edge: number): void {
  const corner = edge * 2.2
  brush.fillStyle = ink
  brush.fill(roundedBox(0, 0, width, height, corner))
  brush.fillStyle = bamboo.mid
  brush.fill(roundedBox(2, 2, width - 4, height - 4, corner - 2))
  brush.strokeStyle = bamboo.light
  brush.lineWidth = edge * 0.22
  brush.stroke(roundedBox(edge * 0.36, edge * 0.36, width - edge * 0.72, height - edge * 0.72, corner * 0.86))
  joints(brush, { width, height }, edge)
  const inner = roundedBox(edge, edge, width - 2 * edge, height - 2 * edge, corner * 0.6)
  within(brush, inner, () => {
    const light = brush.createRadialGradient(
      width / 2,
      height * 0.42,
      10,
      width / 2,
      height * 0.5,
      Math.hypot(width, height) * 0.56,
    )
    for (const [index, colour] of cloth.entries()) light.addColorStop(index / 2, colour)
    brush.fillStyle = light
    brush.fillRect(0, 0, width, height)
    leaves(brush, { width, height })
  })
  brush.strokeStyle = ink
  brush.lineWidth = 2.5
  brush.stroke(inner)
}

/** The knots of the culms, at even distances. */
function joints(brush: Brush, { width, height }: Size, edge: number): void {
  brush.fillStyle = bamboo.dark
  const every = edge * 9
  for (let x = every / 2; x < width; x += every)
    for (const y of [2, height - edge]) brush.fillRect(x, y, Math.max(2, edge * 0.22), edge - 2)
  for (let y = every / 2; y < height; y += every)
    for (const x of [2, width - edge]) brush.fillRect(x, y, edge - 2, Math.max(2, edge * 0.22))
}

/** Sprays of bamboo leaves in the two far corners, as printed on the cloth. */
function leaves(brush: Brush, { width, height }: Size): void {
  const long = Math.min(width, height) * 0.24
  brush.fillStyle = print
  for (const [x, y, from] of [
    [width * 0.02, height * 0.98, -0.2],
    [width * 0.98, height * 0.98, -1.9],
  ] as const)
    for (let index = 0; index < 5; index++) {
      brush.save()
      brush.translate(x, y)
      brush.rotate(from + (index - 2) * 0.38 - 0.55)
      brush.beginPath()
      brush.moveTo(0, 0)
      brush.bezierCurveTo(long * 0.3, -long * 0.13, long * 0.75, -long * 0.1, long, 0)
      brush.bezierCurveTo(long * 0.75, long * 0.1, long * 0.3, long * 0.13, 0, 0)
      brush.fill()
      brush.restore()
    }
}
