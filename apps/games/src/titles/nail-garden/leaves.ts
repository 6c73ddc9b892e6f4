import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage, View } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'

const countOfTier = { big: 16, super: 26, mega: 36, epic: 46 } as const
const kinds = ['scenery/leaf-red', 'scenery/leaf-gold'] as const
/** Of the celebration: how long a leaf falls. */
const fallPart = 0.62

/** Maple leaves that sail down over the whole view, to and fro. */
export function createLeaves(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const pieces = Array.from({ length: countOfTier.epic }, () => new Sprite())
  for (const piece of pieces) {
    piece.anchor.set(0.5)
    piece.visible = false
  }
  container.addChild(...pieces)
  let view: View = stage.view

  const fall = (count: number, progress: number) => {
    for (const [index, piece] of pieces.entries()) {
      const along = (progress - (index / count) * (1 - fallPart)) / fallPart
      piece.visible = index < count && along > 0 && along < 1
      if (!piece.visible) continue
      const sway = Math.sin(along * 9 + index * 1.7)
      piece.position.set(
        view.width * ((index * 0.618034 + 0.08) % 1) + sway * 34,
        view.height * (along * 1.16 - 0.08) + Math.cos(along * 18 + index) * 7,
      )
      piece.rotation = index + sway * 0.9 + along * (index % 2 ? 1.6 : -1.6)
    }
  }
  return {
    container,
    celebration: (tier: WinTier): Celebration => ({
      begin: () => fall(countOfTier[tier], 0),
      step: (progress) => fall(countOfTier[tier], progress),
      end: () => fall(0, 1),
    }),
    layOut: (next: View): void => {
      view = next
      const side = Math.max(22, Math.min(view.width, view.height) * 0.06)
      const size = { width: side, height: side, density: view.density }
      const textures = kinds.map((kind) => pictureTexture(drawings.picture(kind), size))
      for (const texture of new Set(pieces.map((piece) => piece.texture))) stage.retire(texture)
      for (const [index, piece] of pieces.entries()) piece.texture = textures[index % kinds.length] ?? piece.texture
    },
  }
}
