import { type Point, path, place, polygon, round } from '../kit/pen.ts'
import { cut } from './paper.ts'

/** A circle as a path. */
export function circle([x, y]: Point, r: number): string {
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 1 ${round(r * 2)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-r * 2)} 0Z`
}

/** A circle with a hole, for `holes`. */
export function ringOf(centre: Point, outer: number, inner: number): string {
  return circle(centre, outer) + circle(centre, inner)
}

/** A row of scale-shaped waves (seigaiha) whose tops are at `y`; the sheet reaches down to `foot`. */
export function scallops(
  from: number,
  to: number,
  { y, foot, count }: { y: number; foot: number; count: number },
): string {
  const wide = (to - from) / count
  return `M${round(from)} ${foot}V${round(y + wide * 0.35)}${Array.from({ length: count }, () => `q${round(wide / 2)} ${round(-wide * 0.7)} ${round(wide)} 0`).join('')}V${foot}Z`
}

/** Triangles of light around a centre. */
export function beams(
  centre: Point,
  {
    inner,
    outer,
    count,
    width,
    from = 0,
  }: { inner: number; outer: number; count: number; width: number; from?: number },
): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = from + (360 * index) / count
    return polygon([
      place(centre, inner, 0, degrees),
      place(centre, outer, -width, degrees),
      place(centre, outer, width, degrees),
    ])
  }).join('')
}

/** The inner arcs of `scallops`. */
export function combs(from: number, to: number, { y, count }: { y: number; count: number }, ink: string): string {
  const wide = (to - from) / count
  const arc = (index: number, part: number) => {
    const left = from + wide * (index + 0.5 - part / 2)
    return `M${round(left)} ${round(y + wide * (0.82 - part * 0.4))}q${round((wide * part) / 2)} ${round(-wide * 0.7 * part)} ${round(wide * part)} 0`
  }
  const arcs = Array.from({ length: count }, (_, index) => arc(index, 0.62) + arc(index, 0.28))
  return path(arcs.join(''), 'none', ink, round(wide * 0.055))
}

/** The crest of the sail: the sun over three waves, `r` its radius. */
export function crest(
  [x, y]: Point,
  r: number,
  { sun, wave, rim }: { sun: string; wave: string; rim: string },
): string {
  const bar = (down: number, half: number) =>
    `M${round(x - half)} ${round(y + down)}q${round(half / 3)} ${round(-r * 0.28)} ${round((half * 2) / 3)} 0q${round(half / 3)} ${round(r * 0.28)} ${round((half * 2) / 3)} 0q${round(half / 3)} ${round(-r * 0.28)} ${round((half * 2) / 3)} 0l${round(-half * 0.06)} ${round(r * 0.16)}q${round(-half * 0.3)} ${round(-r * 0.22)} ${round(-half * 0.62)} 0q${round(-half / 3)} ${round(r * 0.24)} ${round((-half * 2) / 3)} 0q${round(-half * 0.3)} ${round(-r * 0.22)} ${round(-half * 0.62)} 0Z`
  return (
    cut(ringOf([x, y], r, r * 0.87), rim, { lift: 2, holes: true }) +
    cut(
      `M${round(x - r * 0.52)} ${round(y + r * 0.1)}a${round(r * 0.52)} ${round(r * 0.52)} 0 0 1 ${round(r * 1.04)} 0Z`,
      sun,
      { lift: 2 },
    ) +
    cut(bar(r * 0.26, r * 0.72), wave, { lift: 1.5 }) +
    cut(bar(r * 0.52, r * 0.56), wave, { lift: 1.5 })
  )
}
