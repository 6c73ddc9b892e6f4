type Brush = CanvasRenderingContext2D

/** From the zenith down to the last light over the far shore. */
const wash = [
  [0, '#050f2b'],
  [0.38, '#0b2050'],
  [0.68, '#1b4680'],
  [0.88, '#3f7f9e'],
  [1, '#e79a6b'],
] as const
/** Smoke of earlier shells: places and lengths as parts of the sky. */
const smoke = [
  [0.03, 0.16, 0.24],
  [0.08, 0.2, 0.18],
  [0.72, 0.1, 0.22],
  [0.64, 0.14, 0.26],
  [0.7, 0.46, 0.26],
  [0.04, 0.56, 0.22],
  [0.12, 0.6, 0.22],
] as const
const stars = 70

/** The night sky in any shape, down to `horizon`. */
export function paintSky(brush: Brush, width: number, horizon: number): void {
  const gradient = brush.createLinearGradient(0, 0, 0, horizon)
  for (const [at, colour] of wash) gradient.addColorStop(at, colour)
  brush.fillStyle = gradient
  brush.fillRect(0, 0, width, horizon)
  brush.fillStyle = '#fff2d2'
  for (let index = 0; index < stars; index++) {
    const radius = index % 5 === 0 ? 1.7 : index % 3 === 0 ? 1.2 : 0.8
    brush.globalAlpha = 0.5 + 0.5 * ((index * 0.38) % 1)
    brush.beginPath()
    brush.arc(
      ((index * 0.618034 + 0.1) % 1) * width,
      ((index * 0.754878 + 0.3) % 1) ** 1.4 * horizon * 0.75,
      radius,
      0,
      Math.PI * 2,
    )
    brush.fill()
  }
  brush.fillStyle = '#6ea3c8'
  brush.globalAlpha = 0.12
  for (const [x, y, long] of smoke) {
    const high = Math.min(26, horizon * 0.032)
    brush.beginPath()
    brush.roundRect(x * width, y * horizon, long * width, high, high / 2)
    brush.fill()
  }
  brush.globalAlpha = 1
}
