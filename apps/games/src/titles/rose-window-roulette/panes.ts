import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage, View } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'

const countOfTier = { big: 14, super: 22, mega: 30, epic: 36 } as const
const kinds = ['rose', 'gold', 'sky'] as const

interface Place {
  readonly view: View
  /** The middle of the window, and its radius. */
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Petals of glass that drift out of the window in a great win. */
export function createPanes(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const panes = Array.from({ length: countOfTier.epic }, () => new Sprite())
  for (const pane of panes) {
    pane.anchor.set(0.5)
    pane.visible = false
  }
  container.addChild(...panes)
  let place: Place | null = null

  const drift = (count: number, progress: number) => {
    if (!place) return
    for (const [index, pane] of panes.entries()) {
      const begins = (index / count) * 0.4
      const along = (progress - begins) / 0.6
      pane.visible = index < count && along > 0 && along < 1
      if (!pane.visible) continue
      const direction = index * 2.39996 // the golden angle
      const far = place.radius * (0.5 + easeOut(along) * (1.1 + (index % 4) * 0.25))
      pane.position.set(
        place.x + Math.cos(direction) * far,
        place.y + Math.sin(direction) * far + along ** 2 * place.view.height * 0.28,
      )
      pane.rotation = direction + along * (index % 2 ? 2.4 : -2.4)
      pane.alpha = Math.min(1, along * 5, (1 - along) * 2.5)
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
        pictureTexture(drawings.picture(`scenery/pane-${kind}`), {
          width,
          height: width * 1.5,
          density: next.view.density,
        }),
      )
      for (const texture of new Set(panes.map((pane) => pane.texture))) stage.retire(texture)
      for (const [index, pane] of panes.entries()) pane.texture = textures[index % kinds.length] ?? pane.texture
    },
  }
}
