import type { Texture } from 'pixi.js'
import { paintedSheet } from '../../shell/stage/sheet.ts'
import { roundedBox } from '../pen.ts'
import { gold, goldPale, ink } from '../pigments.ts'
import { type Face, faces } from './faces.ts'
import { type Back, paintBack } from './paint-back.ts'
import { cardHeight, cardRadius, cardWidth, paintFace } from './paint-face.ts'

/** All that cards of one size need, in one texture. */
export interface DeckSheet {
  /** Of a card, in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly faces: Readonly<Record<Face, Texture>>
  readonly back: Texture
  /** A card's shape in black, for shade over it and for its shadow. */
  readonly shade: Texture
  /** The frame of a winning card, `ringMargin` wider than the card at each side. */
  readonly ring: Texture
}

/** Parts of the card's width. */
export const ringMargin = 0.07
/** 53 cards, a shade and a ring this wide fit on a texture of 2048 × 2048. */
const widestOnSheet = 200

/** The density at which a whole deck fits on one texture; at most that of the view. */
export function deckDensity(width: number, density: number): number {
  return Math.min(density, widestOnSheet / width)
}

export function paintDeck({ width, density, back }: { width: number; density: number; back: Back }): DeckSheet {
  const height = (width * cardHeight) / cardWidth
  const box = { width, height, density: deckDensity(width, density) }
  const radius = (cardRadius * width) / cardWidth
  const margin = width * ringMargin
  const named = faces.map(
    (face) =>
      [face, { ...box, paint: (brush: CanvasRenderingContext2D) => paintFace(brush, face, { width }) }] as const,
  )
  const sheet = paintedSheet({
    ...Object.fromEntries(named),
    back: { ...box, paint: (brush) => paintBack(brush, back, width) },
    shade: {
      ...box,
      paint: (brush) => {
        brush.fillStyle = ink
        brush.fill(roundedBox(0, 0, width, height, radius))
      },
    },
    ring: {
      ...{ width: width + 2 * margin, height: height + 2 * margin, density: box.density },
      paint: (brush) => {
        for (const [colour, line] of [
          [ink, margin * 0.98],
          [gold, margin * 0.7],
          [goldPale, margin * 0.26],
        ] as const) {
          brush.strokeStyle = colour
          brush.lineWidth = line
          brush.stroke(roundedBox(margin / 2, margin / 2, width + margin, height + margin, radius + margin / 2))
        }
      },
    },
  })
  const { back: backTexture, shade, ring, ...rest } = sheet as Record<Face | 'back' | 'shade' | 'ring', Texture> // its names are those above
  return { width, height, faces: rest, back: backTexture, shade, ring }
}
