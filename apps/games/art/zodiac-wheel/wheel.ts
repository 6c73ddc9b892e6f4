import { segments, toneOf } from '../../src/titles/zodiac-wheel/segments.ts'
import { disc, group, type Point, path, petal, place, polygon, round, steps } from '../kit/pen.ts'
import { cedar, gold, grounds, ink, nightDeep, vermilion, vermilionDeep } from './palette.ts'

/** Parts of the radius. */
const rings = { rim: 0.955, segments: 0.7, carved: 0.5, hub: 0.3 } as const

/** The wheel without its animals, around 0, 0: pegs on a rim of cedar, a ground for each segment, and a carved middle. The first one is at the top. */
export function wheelParts(radius: number, ids: readonly string[] = segments): string[] {
  const step = 360 / ids.length
  const tones = [...new Set(ids.map(toneOf))]
  const shapes = [
    ...tones.map((tone) => group(groundParts(radius, { tone, step }), `id="${idOf(tone)}"`)),
    group(petalParts(radius, cedar.light, cedar.pale), 'id="petal"'),
    group(petalParts(radius, cedar.mid, cedar.light), 'id="petal-dark"'),
    group(spokeParts(radius), 'id="spoke"'),
    ...leaves.map(({ id, length, wide, fill }) =>
      group([path(petal([0, 0], radius * length, radius * wide, 0), fill, ink, radius * 0.004)], `id="${id}"`),
    ),
  ]
  return [
    `<defs>${shapes.join('')}</defs>`,
    disc([0, 0], radius * 0.998, ink),
    disc([0, 0], radius * 0.992, cedar.mid),
    disc([0, 0], radius * 0.975, 'none', cedar.pale, radius * 0.008),
    disc([0, 0], radius * rings.rim, ink),
    ...ids.map((id, index) => turnedUse(idOf(toneOf(id)), index * step)),
    disc([0, 0], radius * rings.segments, gold.leaf, ink, radius * 0.006),
    disc([0, 0], radius * 0.682, cedar.dark, ink, radius * 0.004),
    ...Array.from({ length: 24 }, (_, index) => turnedUse(index % 2 ? 'petal-dark' : 'petal', index * 15)),
    disc([0, 0], radius * (rings.carved + 0.015), gold.leaf, ink, radius * 0.005),
    disc([0, 0], radius * rings.carved, nightDeep, ink, radius * 0.004),
    ...Array.from({ length: 12 }, (_, index) => turnedUse('spoke', index * 30)),
    disc([0, 0], radius * rings.hub, vermilionDeep, ink, radius * 0.007),
    disc([0, 0], radius * 0.285, 'none', gold.leaf, radius * 0.01),
    ...leaves.flatMap(({ id, count, from }) =>
      Array.from({ length: count }, (_, index) => turnedUse(id, from + (index * 360) / count)),
    ),
    disc([0, 0], radius * 0.05, cedar.mid, ink, radius * 0.006),
    disc([-radius * 0.012, -radius * 0.014], radius * 0.016, gold.pale),
  ]
}

/** Of the flower in the hub, from below. */
const leaves = [
  { id: 'leaf', count: 16, length: 0.255, wide: 0.085, from: 0, fill: vermilion },
  { id: 'leaf-gold', count: 16, length: 0.2, wide: 0.062, from: 11.25, fill: gold.leaf },
  { id: 'leaf-light', count: 8, length: 0.13, wide: 0.075, from: 0, fill: gold.light },
] as const

const idOf = (tone: string) => `on-${tone}`
const turnedUse = (id: string, degrees: number) => `<use href="#${id}" transform="rotate(${round(degrees)})"/>`
const at = (along: number, degrees: number, aside = 0): Point => place([0, 0], along, aside, degrees)

/** A segment at the top, with the peg at its right edge. */
function groundParts(radius: number, { tone, step }: { tone: string; step: number }): string[] {
  const [fill, light] = grounds[tone as keyof typeof grounds] // a prize, or the cats
  const half = step / 2
  const wedge = (outer: number, inner: number, inset: number) =>
    polygon(
      [
        ...steps(-half + inset, half - inset, 5).map((degrees) => [outer, degrees] as const),
        ...steps(half - inset, -half + inset, 5).map((degrees) => [inner, degrees] as const),
      ].map(([part, degrees]) => at(radius * part, degrees)),
    )
  return [
    path(wedge(rings.rim, rings.segments, 0), fill, gold.deep, radius * 0.004),
    path(wedge(0.938, 0.775, 0.5), light),
    disc(at(radius * 0.974, half), radius * 0.0115, gold.light, ink, radius * 0.004),
  ]
}

/** A petal of cedar between two rings, as a carver leaves it. */
const petalParts = (radius: number, fill: string, light: string): string[] => [
  path(petal(at(radius * 0.52, 0), radius * 0.15, radius * 0.12, 0), fill, ink, radius * 0.005),
  path(petal(at(radius * 0.54, 0), radius * 0.09, radius * 0.05, 0), light),
]

function spokeParts(radius: number): string[] {
  const bar = (inner: readonly [number, number], outer: readonly [number, number]) =>
    polygon([
      at(radius * rings.hub, 0, radius * inner[0]),
      at(radius * rings.carved, 0, radius * outer[0]),
      at(radius * rings.carved, 0, radius * outer[1]),
      at(radius * rings.hub, 0, radius * inner[1]),
    ])
  return [
    path(bar([-0.03, 0.03], [-0.018, 0.018]), cedar.light, ink, radius * 0.005),
    path(bar([-0.012, 0.002], [-0.008, 0]), cedar.pale),
    disc(at(radius * 0.44, 0), radius * 0.026, vermilion, ink, radius * 0.004),
    disc(at(radius * 0.44, 0), radius * 0.011, gold.light),
  ]
}

/** A leather flapper that hangs from a bolt, its tip between two pegs; `length` from bolt to tip. */
export function flapperParts([x, y]: Point, length: number): string[] {
  const wide = length * 0.17
  return [
    path(
      `M${round(x - wide)} ${round(y - wide * 0.6)}C${round(x - wide * 1.1)} ${round(y + length * 0.4)} ${round(x - wide * 0.5)} ${round(y + length * 0.8)} ${round(x)} ${round(y + length)}C${round(x + wide * 0.5)} ${round(y + length * 0.8)} ${round(x + wide * 1.1)} ${round(y + length * 0.4)} ${round(x + wide)} ${round(y - wide * 0.6)}Z`,
      '#8a3b22',
      ink,
      length * 0.045,
    ),
    path(
      `M${round(x - wide * 0.5)} ${round(y)}C${round(x - wide * 0.6)} ${round(y + length * 0.4)} ${round(x - wide * 0.3)} ${round(y + length * 0.6)} ${round(x)} ${round(y + length * 0.8)}`,
      'none',
      '#d08a58',
      length * 0.03,
    ),
    disc([x, y], wide * 0.85, gold.leaf, ink, length * 0.04),
    disc([x, y], wide * 0.3, gold.pale, ink, length * 0.025),
  ]
}
