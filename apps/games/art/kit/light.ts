import { brush, disc, type Point, place, round, steps } from './pen.ts'

/** A gradient from a bright middle outwards. */
export function radiance(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
  const marks = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  )
  return `<radialGradient id="${id}">${marks.join('')}</radialGradient>`
}

/** Rings of light, each fainter than the one inside. */
export function halo([x, y]: Point, radius: number, fill: string, rings = 3, opacity = 0.16): string {
  return steps(1, 0.5, rings)
    .map(
      (part) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * part)}" fill="${fill}" opacity="${opacity}"/>`,
    )
    .join('')
}

/** Strokes that leave the middle, every second one shorter. */
export function rays(
  centre: Point,
  {
    inner,
    outer,
    count,
    width,
    fill,
    short = 0.86,
    from = 0,
    sweep = 360,
  }: {
    inner: number
    outer: number
    count: number
    width: number
    fill: string
    short?: number
    from?: number
    sweep?: number
  },
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const degrees = from + (sweep * index) / (sweep === 360 ? count : Math.max(1, count - 1))
    const end = inner + (outer - inner) * (index % 2 ? short : 1)
    return brush(
      [inner, (inner + end) / 2, end].map((along) => place(centre, along, 0, degrees)),
      width,
      fill,
    )
  })
}

/** Points spread evenly, but not in rows (golden ratio): stars, flakes, sparks. */
export function scattered(count: number, width: number, height: number, crowd = 1): Point[] {
  return Array.from(
    { length: count },
    (_, index): Point => [((index * 0.618034 + 0.1) % 1) * width, ((index * 0.754878 + 0.3) % 1) ** crowd * height],
  )
}

export function sparks(points: readonly Point[], size: number, fill: string): string[] {
  return points.map((point, index) => disc(point, size * (index % 5 === 0 ? 1.6 : index % 3 === 0 ? 1.1 : 0.7), fill))
}
