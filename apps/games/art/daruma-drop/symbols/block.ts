import { brush, clip, group, line, path } from '../../kit/pen.ts'
import { ink, woodDark, woodPale } from '../palette.ts'

/** The side of a turned block, a little wider in the middle. Its lower edge fits the upper edge of the block below. */
const side =
  'M18 3Q120 15 222 3Q231 2 233 11C239 48 239 188 233 223Q232 230 223 231Q120 243 17 231Q8 230 7 223C1 188 1 48 7 11Q9 2 18 3Z'

interface Painted {
  readonly ground: string
  /** Of the wood that shows through the paint. */
  readonly grain: string
  readonly motif: readonly string[]
}

/** A painted wooden block with plain rims, seen from the front, in 240 × 240. `id` of its clip, once in a picture. */
export function blockParts({ ground, grain, motif }: Painted, id: string): string[] {
  return [
    `<defs>${clip(id, path(side, '#fff'))}</defs>`,
    path(side, ground),
    group(
      [...[52, 96, 150, 188].map((y, index) => grainLine(y, index, grain)), rim(-4, 26), rim(212, 30)],
      `clip-path="url(#${id})"`,
    ),
    ...motif,
    group(
      [
        faint('M210 0C226 60 226 180 208 240H240V0Z', ink, 0.17),
        faint('M226 0C236 60 236 180 224 240H240V0Z', ink, 0.2),
        faint('M14 0C7 60 7 180 15 240H30C21 180 21 60 29 0Z', '#fff', 0.4),
      ],
      `clip-path="url(#${id})"`,
    ),
    path(side, 'none', ink, 6),
  ]
}

function rim(y: number, high: number): string {
  return group([
    path(`M0 ${y}Q120 ${y + 14} 240 ${y}V${y + high}Q120 ${y + high + 14} 0 ${y + high}Z`, woodPale),
    path(`M0 ${y + high}Q120 ${y + high + 14} 240 ${y + high}`, 'none', ink, 4),
    ...[0.4, 0.72].map((part, index) =>
      line(
        [
          [24 + index * 60, y + high * part + 5],
          [94 + index * 46, y + high * part + 8],
          [150 + index * 50, y + high * part + 6],
        ],
        woodDark,
        2.6,
      ),
    ),
  ])
}

function grainLine(y: number, index: number, grain: string): string {
  const from = 20 + ((index * 67) % 90)
  return brush(
    [
      [from, y],
      [from + 46, y + (index % 2 ? 5 : -4)],
      [from + 100, y + 1],
    ],
    3.4,
    grain,
  )
}

function faint(d: string, fill: string, opacity: number): string {
  return `<path fill="${fill}" opacity="${opacity}" d="${d}"/>`
}
