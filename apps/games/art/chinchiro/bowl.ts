import { radiance } from '../kit/light.ts'
import { oval, type Point, path, polygon, round } from '../kit/pen.ts'
import { china, ink } from './palette.ts'

interface BowlPlace {
  /** The middle of its rim. */
  readonly at: Point
  /** Half the width of the rim. */
  readonly half: number
  /** Height of the rim through its width: how steeply it is seen. */
  readonly ratio: number
  /** How far its side is seen below the rim, as a part of `half`. */
  readonly side: number
}

/** A square spiral of the key pattern, in a space of 1 × 1. */
const spiral: readonly Point[] = [
  [0.06, 1],
  [0.06, 0],
  [0.94, 0],
  [0.94, 0.8],
  [0.32, 0.8],
  [0.32, 0.3],
  [0.68, 0.3],
  [0.68, 0.52],
]
const spirals = 30

/** A bowl for noodles, looked into from above: a red key pattern below the rim, and a blue ring around the bottom on which dice lie. */
export function bowl({ at: [x, y], half, ratio, side }: BowlPlace): string[] {
  /** A point of the inside, by the angle and the part of the way from the middle; the bottom lies deeper. */
  const inside = (angle: number, part: number): Point => [
    x + Math.cos(angle) * half * part,
    y + Math.sin(angle) * half * ratio * part + half * 0.07 * (1 - part),
  ]
  const ring = (part: number, fill: string, stroke?: string, width = 4) =>
    oval([x, y + half * 0.07 * (1 - part)], half * part, half * ratio * part, fill, stroke, width)
  const keys = Array.from({ length: spirals }, (_, index) => {
    const points = spiral.map(([u, v]) => inside(((index + u) / spirals) * 2 * Math.PI, 0.91 - v * 0.13))
    return polygon(points).replace(/Z$/, '')
  })
  const waves = Array.from({ length: 7 }, (_, index) => {
    const angle = Math.PI * (0.19 + (index + 0.5) * 0.0886)
    const [cx, cy] = [x + Math.cos(angle) * half * 0.9, y + Math.sin(angle) * half * (ratio + side * 0.5)]
    return [0.44, 0.26].map((size) =>
      oval([cx, cy], half * side * size, half * side * size * 0.72, 'none', china.blue, half * 0.016),
    )
  })
  const low = y + half * (ratio + side)
  const at = (across: number, down: number) => `${round(x + half * across)} ${round(y + half * down)}`
  const [middle, foot] = [ratio * 0.62 + side * 0.74, ratio + side]
  const body = `M${at(-1, 0)}C${at(-0.97, middle)} ${at(-0.62, foot)} ${at(0, foot)}C${at(0.62, foot)} ${at(0.97, middle)} ${at(1, 0)}Z`
  const shade = `M${at(1, 0)}C${at(0.97, middle)} ${at(0.62, foot)} ${at(0, foot)}C${at(0.5, foot - side * 0.12)} ${at(0.8, middle)} ${at(0.86, ratio * 0.4)}Z`
  return [
    `<defs>${radiance('hollow', [
      [0, china.white],
      [0.62, china.white],
      [0.86, china.shade],
      [1, china.deep],
    ])}</defs>`,
    oval(
      [x + half * 0.04, y + half * (ratio + side) * 0.72],
      half * 1.06,
      half * (ratio + side) * 0.5,
      '#120a0c" opacity="0.45',
    ),
    oval([x, low - half * 0.02], half * 0.4, half * 0.09, china.shade, ink, 6),
    path(body, china.white, ink, 8),
    path(shade, `${china.deep}" opacity="0.5`),
    ...waves.flat(),
    ring(1, china.white, ink, 8),
    ring(0.955, 'url(#hollow)', china.deep, 3),
    ring(0.94, 'none', china.red, half * 0.012),
    ring(0.745, 'none', china.red, half * 0.012),
    path(keys.join(''), 'none', china.red, half * 0.016),
    ring(0.66, '#f6eeda', china.shade, 3),
    ring(0.6, 'none', china.blue, half * 0.014),
    ring(0.565, 'none', china.blue, half * 0.008),
  ]
}
