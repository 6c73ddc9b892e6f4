import type { Texture } from 'pixi.js'
import { type Painting, packed, paintedSheet } from '../../shell/stage/sheet.ts'
import { monthRatio, paintMonthCard } from '../months/paint-month.ts'
import { type Brush, roundedBox } from '../pen.ts'
import { gold, goldPale, ink } from '../pigments.ts'
import { type Face, faces } from './faces.ts'
import { type Back, paintBack } from './paint-back.ts'
import { cardHeight, cardRadius, cardWidth, paintFace } from './paint-face.ts'

/** All that cards of one size need, in one texture. `Name`: what their faces are called. */
export interface CardSheet<Name extends string> {
  /** Size of a card, in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly faces: Readonly<Record<Name, Texture>>
  readonly back: Texture
  /** A card's shape in one dark colour, for shade over it and for its shadow. */
  readonly shade: Texture
  /** The frame of a winning card, which stands out at each side. */
  readonly ring: Texture
}

/** By how much the ring stands out, as a part of the card's width. */
const ringMargin = 0.07
/** Every browser has textures of this size. */
const widest = 2048

/** The months as names of faces. */
export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
export type Month = (typeof months)[number]

interface SheetOptions {
  readonly width: number
  readonly density: number
  readonly back: Back
}

/** The 52 playing cards. */
export function paintDeck(options: SheetOptions): CardSheet<Face> {
  return paintCards(faces, { ...options, ratio: cardHeight / cardWidth }, (brush, face) =>
    paintFace(brush, face, options),
  )
}

/** One face alone, such as that of a card which is larger than the others for a while; no other may be told to a card that wears it. */
export function paintOneCard(face: Face, options: SheetOptions): CardSheet<Face> {
  return paintCards([face], { ...options, ratio: cardHeight / cardWidth }, (brush) => paintFace(brush, face, options))
}

/** Paints only the playing cards that lie on the table, each once: sharp at sizes at which all 52 do not fit on a texture. */
export function paintHand(hand: readonly Face[], options: SheetOptions): CardSheet<Face> {
  return paintCards([...new Set(hand)], { ...options, ratio: cardHeight / cardWidth }, (brush, face) =>
    paintFace(brush, face, options),
  )
}

/** The twelve months of hanafuda; with `number`, each says which one it is. */
export function paintMonths({ number, ...options }: SheetOptions & { number: boolean }): CardSheet<Month> {
  const { width } = options
  return paintCards(months, { ...options, ratio: monthRatio }, (brush, month) =>
    paintMonthCard(brush, Number(month), { width, number }),
  )
}

function paintCards<Name extends string>(
  names: readonly Name[],
  { width, density: wanted, back, ratio }: SheetOptions & { ratio: number },
  paint: (brush: Brush, name: Name) => void,
): CardSheet<Name> {
  const height = width * ratio
  const density = densityThatFits(sheetSizes(names.length, { width, height }), wanted)
  const box = { width, height, density }
  const radius = (cardRadius * width) / cardWidth
  const margin = width * ringMargin
  const shade = (brush: Brush) => {
    brush.fillStyle = ink
    brush.fill(roundedBox(0, 0, width, height, radius))
  }
  const ring = (brush: Brush) => {
    for (const [colour, line] of [
      [ink, margin * 0.98],
      [gold, margin * 0.7],
      [goldPale, margin * 0.26],
    ] as const) {
      brush.strokeStyle = colour
      brush.lineWidth = line
      brush.stroke(roundedBox(margin / 2, margin / 2, width + margin, height + margin, radius + margin / 2))
    }
  }
  const named = names.map((name): [Name, Painting] => [name, { ...box, paint: (brush) => paint(brush, name) }])
  const sheet = paintedSheet<string>({
    ...Object.fromEntries(named),
    back: { ...box, paint: (brush) => paintBack(brush, back, { width, height }) },
    shade: { ...box, paint: shade },
    ring: { width: width + 2 * margin, height: height + 2 * margin, density, paint: ring },
  }) as Record<Name | 'back' | 'shade' | 'ring', Texture> // its names are those
  return { width, height, faces: sheet, back: sheet.back, shade: sheet.shade, ring: sheet.ring }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Sizes of the paintings on a sheet of `count` cards: the cards, back and shade, and the ring. */
export function sheetSizes(count: number, { width, height }: Size): Size[] {
  const margin = 2 * width * ringMargin
  return [
    ...Array.from({ length: count + 2 }, () => ({ width, height })),
    { width: width + margin, height: height + margin },
  ]
}

/** The highest density up to `wanted` at which the paintings fit on one texture. */
export function densityThatFits(sizes: readonly Size[], wanted: number): number {
  for (let density = wanted; density > 0.1; density *= 0.97) {
    const { width, height } = packed(
      sizes.map((size) => ({ width: Math.ceil(size.width * density), height: Math.ceil(size.height * density) })),
    )
    if (Math.max(width, height) <= widest) return density
  }
  return 0.1
}
