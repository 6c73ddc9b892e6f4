import { bokashi, brush, group, type Point, path, round } from './pen.ts'

interface Timber {
  readonly fill: string
  readonly grain: string
  readonly ink: string
  readonly width?: number
}

/** A board or beam with its grain along the longer side. */
export function plank([x, y]: Point, wide: number, high: number, { fill, grain, ink, width = 4 }: Timber): string {
  const lying = wide >= high
  const [long, short] = lying ? [wide, high] : [high, wide]
  const count = Math.max(1, Math.round(short / 16))
  const strokes = Array.from({ length: count * 2 }, (_, index) => {
    const aside = ((Math.floor(index / 2) + 0.5) / count) * short
    const from = long * (0.06 + ((index * 0.618034) % 1) * 0.5)
    const to = from + long * (0.16 + ((index * 0.37) % 0.24))
    const bow = (index % 2 ? 1 : -1) * Math.min(5, short * 0.1)
    const at = (along: number, off: number): Point => (lying ? [x + along, y + off] : [x + off, y + along])
    return brush(
      [at(from, aside), at((from + to) / 2, aside + bow), at(Math.min(to, long * 0.96), aside)],
      Math.min(4, short * 0.1),
      grain,
    )
  })
  return group([
    path(`M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`, fill, ink, width),
    ...strokes,
  ])
}

export interface FloorPlace {
  readonly width: number
  readonly height: number
  /** Where it begins. */
  readonly floor: number
}

/** A floor of lacquer that holds light, which `gloss` has from far to near; the gradient is named `gloss`. */
export function lacquerFloor(
  { width, height, floor }: FloorPlace,
  { gloss, edge, seam }: { gloss: Parameters<typeof bokashi>[1]; edge: string; seam: string },
): string[] {
  const deep = height - floor
  return [
    `<defs>${bokashi('gloss', gloss)}</defs>`,
    path(`M0 ${floor}H${width}V${height}H0Z`, 'url(#gloss)'),
    path(`M0 ${floor}H${width}V${floor + deep * 0.03}H0Z`, edge),
    ...[0.3, 0.56, 0.84].map((part) =>
      path(`M0 ${floor + deep * part}H${width}`, 'none', seam, 3).replace('<path', '<path opacity=".5"'),
    ),
  ]
}
