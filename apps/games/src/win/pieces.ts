import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../shell/stage/drawings.ts'
import { pictureTexture } from '../shell/stage/pictures.ts'
import type { Stage } from '../shell/stage/stage.ts'
import type { Celebration, WinTier } from './celebrate.ts'

interface Flight {
  /** Paths of the drawings, which take turns. */
  readonly kinds: readonly string[]
  readonly countOfTier: Readonly<Record<WinTier, number>>
  /** The part of the celebration that each flight takes. One begins after the other. */
  readonly part: number
  /** `along`: 0 … 1 of its own flight. */
  move(piece: Sprite, index: number, along: number): void
}

/** Small things, such as petals, that fly in a great win. */
export function createPieces(stage: Stage, drawings: Drawings, { kinds, countOfTier, part, move }: Flight) {
  const container = new Container()
  const pieces = Array.from({ length: countOfTier.epic }, () => new Sprite())
  for (const piece of pieces) {
    piece.anchor.set(0.5)
    piece.visible = false
  }
  container.addChild(...pieces)

  const fly = (count: number, progress: number) => {
    for (const [index, piece] of pieces.entries()) {
      const along = (progress - (index / count) * (1 - part)) / part
      piece.visible = index < count && along > 0 && along < 1
      if (piece.visible) move(piece, index, along)
    }
  }
  return {
    container,
    celebration: (tier: WinTier): Celebration => ({
      begin: () => fly(countOfTier[tier], 0),
      step: (progress) => fly(countOfTier[tier], progress),
      end: () => fly(0, 1),
    }),
    layOut: (size: { width: number; height: number; density: number }): void => {
      const textures = kinds.map((kind) => pictureTexture(drawings.picture(kind), size))
      for (const texture of new Set(pieces.map((piece) => piece.texture))) stage.retire(texture)
      for (const [index, piece] of pieces.entries()) piece.texture = textures[index % kinds.length] ?? piece.texture
    },
  }
}
