import { Container, Sprite, type Texture } from 'pixi.js'
import type { Layout } from '../../engines/slot/layout.ts'
import { type Picture, pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration } from '../../win/celebrate.ts'

const lanternCount = 36

/** Lanterns that rise into the sky for a big win. */
export function createSkyLanterns(stage: Stage, picture: Picture) {
  const container = new Container()
  const lanterns = Array.from({ length: stage.plain ? lanternCount / 3 : lanternCount }, () => new Sprite())
  for (const sprite of lanterns) sprite.anchor.set(0.5)
  container.addChild(...lanterns)
  container.visible = false
  let view = { width: 0, height: 0 }
  let texture: Texture | null = null

  const celebration: Celebration = {
    begin: () => {
      container.visible = true
    },
    step: (progress) => {
      const { width, height } = view
      lanterns.forEach((sprite, index) => {
        const size = 0.34 + ((index * 0.37) % 1) * 0.66
        const late = ((index * 0.618) % 1) * 0.45
        const rise = Math.max(0, progress - late) * (1.25 + size * 0.7)
        const x = ((index * 0.754) % 1) * width + Math.sin(progress * 5 + index) * 24 * size
        sprite.position.set(x, height * 1.1 - rise * height * 1.35)
        sprite.scale.set(size)
        sprite.rotation = Math.sin(progress * 7 + index) * 0.07
        sprite.alpha = progress > 0.9 ? (1 - progress) * 10 : 1
      })
    },
    end: () => {
      container.visible = false
    },
  }
  return {
    container,
    celebration,
    layOut: (next: Layout): void => {
      view = next.view
      const old = texture
      const width = next.upright ? 64 : 96
      texture = pictureTexture(picture, { width, height: width * 1.3, density: next.view.density })
      for (const sprite of lanterns) sprite.texture = texture
      if (old) stage.retire(old)
    },
  }
}
