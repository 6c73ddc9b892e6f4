import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../../shell/stage/drawings.ts'
import { easeOut } from '../../../shell/stage/frames.ts'
import { pictureTexture } from '../../../shell/stage/pictures.ts'
import type { Stage, View } from '../../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../../win/celebrate.ts'

const countOfTier = { big: 14, super: 22, mega: 30, epic: 36 } as const

interface Place {
  readonly view: View
  /** The middle of the reveal, and its radius. */
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Small things, such as petals, that drift out of the reveal in a great win. `kinds`: their drawings, which take turns; half as high again as wide. */
export function createDrifting(stage: Stage, drawings: Drawings, kinds: readonly string[]) {
  const container = new Container()
  const pieces = Array.from({ length: countOfTier.epic }, () => new Sprite())
  for (const piece of pieces) {
    piece.anchor.set(0.5)
    piece.visible = false
  }
  container.addChild(...pieces)
  let place: Place | null = null

  const drift = (count: number, progress: number) => {
    if (!place) return
    for (const [index, piece] of pieces.entries()) {
      const begins = (index / count) * 0.4
      const along = (progress - begins) / 0.6
      piece.visible = index < count && along > 0 && along < 1
      if (!piece.visible) continue
      const direction = index * 2.39996 // the golden angle
      const far = place.radius * (0.5 + easeOut(along) * (1.1 + (index % 4) * 0.25))
      piece.position.set(
        place.x + Math.cos(direction) * far,
        place.y + Math.sin(direction) * far + along ** 2 * place.view.height * 0.28,
      )
      piece.rotation = direction + along * (index % 2 ? 2.4 : -2.4)
      piece.alpha = Math.min(1, along * 5, (1 - along) * 2.5)
    }
  }
  return {
    container,
    celebration: (tier: WinTier): Celebration => ({
      begin: () => drift(countOfTier[tier], 0),
      step: (progress) => drift(countOfTier[tier], progress),
      end: () => drift(0, 1),
    }),
    layOut: (next: Place): void => {
      place = next
      const width = Math.max(18, next.radius * 0.16)
      const textures = kinds.map((kind) =>
        pictureTexture(drawings.picture(kind), {
          width,
          height: width * 1.5,
          density: next.view.density,
        }),
      )
      for (const texture of new Set(pieces.map((piece) => piece.texture))) stage.retire(texture)
      for (const [index, piece] of pieces.entries()) piece.texture = textures[index % kinds.length] ?? piece.texture
    },
  }
}
