import type { Face } from '../../src/tabletop/cards/faces.ts'
import { cardHeight, cardRadius, cardWidth, paintFace } from '../../src/tabletop/cards/paint-face.ts'
import { rounded } from './frames.ts'
import { group, type Point, path, round } from './pen.ts'
import { paintedAsSvg } from './svg-brush.ts'

interface Lying {
  /** Begins the names of the card's own parts: unique in the drawing. */
  readonly id: string
  /** The middle of the card. */
  readonly at: Point
  readonly width: number
  /** Degrees. */
  readonly turn?: number
}

/** A playing card face up, as it lies on the table in the game, with its shadow. */
export function playingCard(face: Face, { id, at: [x, y], width, turn = 0 }: Lying): string {
  const scale = Math.round((width / cardWidth) * 1000) / 1000
  return group(
    [
      path(rounded(8, 14, cardWidth, cardHeight, cardRadius), '#0a0d12" opacity="0.4'),
      paintedAsSvg(id, (brush) => paintFace(brush, face, { width: cardWidth })),
    ],
    `transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale}) translate(${-cardWidth / 2} ${-cardHeight / 2})"`,
  )
}
