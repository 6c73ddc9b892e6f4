import type { Graphics } from 'pixi.js'

interface Point {
  readonly x: number
  readonly y: number
}

/** Draws the first `part` (0 … 1) of a line as a brush stroke with a shadow. */
export function drawStroke(
  graphics: Graphics,
  points: readonly Point[],
  { part, ink, shadow, thick }: { part: number; ink: string; shadow: string; thick: number },
): void {
  const outline = strokeOutline(points, part, thick)
  if (outline.length < 6) return
  graphics
    .poly(outline.map(({ x, y }) => ({ x: x + thick * 0.3, y: y + thick * 0.34 })))
    .fill({ color: shadow, alpha: 0.5 })
  graphics.poly(outline).fill({ color: ink, alpha: 0.94 })
}

/** The outline of a brush stroke along the first `part` of a path: wide in the middle, thin at both ends. */
function strokeOutline(points: readonly Point[], part: number, thick: number): Point[] {
  if (points.length < 2 || part <= 0) return []
  const cuts = 10
  const last = (points.length - 1) * Math.min(1, part)
  const upper: Point[] = []
  const lower: Point[] = []
  const count = Math.max(2, Math.ceil(last * cuts))
  for (let index = 0; index <= count; index++) {
    const along = (last * index) / count
    const from = Math.min(points.length - 2, Math.floor(along))
    const [a, b] = [points[from], points[from + 1]]
    if (!a || !b) continue
    const t = along - from
    const bend = t * t * (3 - 2 * t)
    const press = 0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, Math.max(0, along / (points.length - 1))) ** 0.8)
    const half = (thick / 2) * press * (1 + 0.16 * Math.sin(along * 9))
    const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * bend }
    upper.push({ x: at.x, y: at.y - half })
    lower.unshift({ x: at.x, y: at.y + half })
  }
  return [...upper, ...lower]
}
