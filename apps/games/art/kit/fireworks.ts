import { brush, disc, type Point, place, round } from './pen.ts'

export interface BurstColours {
  readonly core: string
  readonly trail: string
  readonly tip: string
}

const spokes = (count: number, offset = 0) =>
  Array.from({ length: count }, (_, index) => offset + (360 * index) / count)

/** Kiku: trails from the middle, a bead at each end, a second ring in its gaps. */
export function chrysanthemum(centre: Point, radius: number, { core, trail, tip }: BurstColours, petals = 20): string {
  const ring = (from: number, to: number, width: number, fill: string, offset = 0) =>
    spokes(petals, offset).map((degrees) =>
      brush(
        [from, from + (to - from) * 0.6, to].map((along) => place(centre, radius * along, 0, degrees)),
        width,
        fill,
      ),
    )
  return [
    ...ring(0.24, 0.9, radius * 0.062, trail),
    ...ring(0.14, 0.6, radius * 0.05, core, 180 / petals),
    ...spokes(petals).map((degrees) => disc(place(centre, radius * 0.96, 0, degrees), radius * 0.04, tip)),
    ...spokes(petals, 180 / petals).map((degrees) =>
      disc(place(centre, radius * 0.67, 0, degrees), radius * 0.028, tip),
    ),
    disc(centre, radius * 0.09, tip),
  ].join('')
}

/** Botan: round beads without trails, in rings that grow. */
export function peony(centre: Point, radius: number, { core, trail, tip }: BurstColours, petals = 14): string {
  const rings: readonly (readonly [at: number, size: number, fill: string, count: number])[] = [
    [0.98, 0.055, trail, petals],
    [0.8, 0.075, tip, petals],
    [0.58, 0.07, trail, petals],
    [0.36, 0.06, core, Math.round(petals * 0.6)],
  ]
  return rings
    .flatMap(([at, size, fill, count], ring) =>
      spokes(count, (ring % 2) * (180 / count)).map((degrees) =>
        disc(place(centre, radius * at, 0, degrees), radius * size, fill),
      ),
    )
    .concat(disc(centre, radius * 0.1, core))
    .join('')
}

/** Yanagi: gold that falls like a willow's branches. */
export function willow([x, y]: Point, radius: number, { core, trail, tip }: BurstColours, branches = 13): string {
  return Array.from({ length: branches }, (_, index) => {
    const side = (index / (branches - 1)) * 2 - 1
    const rise = 1 - Math.abs(side) * 0.55
    const points: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
      x + radius * side * (1.15 * t - 0.2 * t * t),
      y + radius * (-0.95 * rise * t + 1.7 * t * t * (0.72 + 0.28 * Math.cos(side * 1.4))),
    ])
    const end = points.at(-1) ?? [x, y]
    return brush(points, radius * 0.05, index % 2 ? trail : core, { swell: 0.6 }) + disc(end, radius * 0.03, tip)
  })
    .concat(disc([x, y], radius * 0.08, tip))
    .join('')
}

/** Kata-mono: a ring around a heart of beads. */
export function ringBurst(centre: Point, radius: number, { core, trail, tip }: BurstColours, tilt = -18): string {
  const [x, y] = centre
  const beads = spokes(22).map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    return disc(
      [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius * 0.34],
      radius * (0.035 + 0.018 * Math.sin(turn)),
      trail,
    )
  })
  const heart = spokes(16).map((degrees) =>
    brush(
      [0.12, 0.34, 0.56].map((along) => place(centre, radius * along, 0, degrees)),
      radius * 0.07,
      degrees % 45 ? core : tip,
    ),
  )
  return `<g transform="rotate(${tilt} ${round(x)} ${round(y)})">${heart.join('')}${beads.join('')}${disc(centre, radius * 0.1, tip)}</g>`
}

/** The tail that a shell leaves when it climbs. */
export function climb([x, y]: Point, height: number, { core, trail, tip }: BurstColours): string {
  const sway = (part: number): Point => [x + Math.sin(part * 7) * height * 0.012, y + height * part]
  return [
    brush([0, 0.25, 0.5, 0.75, 1].map(sway), height * 0.055, trail, { swell: 0.12 }),
    brush([0, 0.15, 0.3, 0.45, 0.6].map(sway), height * 0.026, core, { swell: 0.15 }),
    ...[0.2, 0.34, 0.47, 0.62, 0.8].map((part, index) =>
      disc([x + (index % 2 ? 1 : -1) * height * (0.02 + part * 0.03), y + height * part], height * 0.008, tip),
    ),
    disc([x, y + height * 0.02], height * 0.028, tip),
  ].join('')
}
