import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage, View } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'

const countOfTier = { big: 14, super: 22, mega: 32, epic: 42 } as const
const kinds = ['scenery/petal-red', 'scenery/petal-light'] as const
const flightPart = 0.7

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Camellia petals that are thrown up from the ruler and come down again. */
export function createPetals(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const pieces = Array.from({ length: countOfTier.epic }, () => new Sprite())
  for (const piece of pieces) {
    piece.anchor.set(0.5)
    piece.visible = false
  }
  container.addChild(...pieces)
  let from: Rectangle = { x: 0, y: 0, width: 0 }
  let high = 0

  const fly = (count: number, progress: number) => {
    for (const [index, piece] of pieces.entries()) {
      const along = (progress - (index / count) * (1 - flightPart)) / flightPart
      piece.visible = index < count && along > 0 && along < 1
      if (!piece.visible) continue
      const start = from.x + from.width * ((index * 0.618034 + 0.1) % 1)
      const drift = (((index * 0.754878) % 1) - 0.5) * from.width * 0.5
      const rise = high * (0.6 + (index % 4) * 0.12)
      piece.position.set(start + drift * along, from.y - rise * 4 * along * (1 - along * 0.92))
      piece.rotation = index + along * (index % 2 ? 5 : -5)
      piece.alpha = Math.min(1, (1 - along) * 4)
    }
  }
  return {
    container,
    celebration: (tier: WinTier): Celebration => ({
      begin: () => fly(countOfTier[tier], 0),
      step: (progress) => fly(countOfTier[tier], progress),
      end: () => fly(0, 1),
    }),
    layOut: (view: View, ruler: Rectangle): void => {
      from = ruler
      high = ruler.y * 0.8
      const side = Math.max(20, Math.min(view.width, view.height) * 0.05)
      const size = { width: side, height: side, density: view.density }
      const textures = kinds.map((kind) => pictureTexture(drawings.picture(kind), size))
      for (const texture of new Set(pieces.map((piece) => piece.texture))) stage.retire(texture)
      for (const [index, piece] of pieces.entries()) piece.texture = textures[index % kinds.length] ?? piece.texture
    },
  }
}
