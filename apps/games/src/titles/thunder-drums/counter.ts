import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { overshoot } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const changeMs = 420
const spentTint = 0x2c2a5e

/** A bolt for each respin that is left: they go out with misses and are all lit again when a drum lands. */
export function createCounter(stage: Stage, drawings: Drawings, { most }: { most: number }) {
  const container = new Container()
  const bolts = Array.from({ length: most }, () => new Sprite())
  for (const bolt of bolts) bolt.anchor.set(0.5)
  container.addChild(...bolts)
  container.visible = false

  const show = (left: number) => {
    for (const [index, bolt] of bolts.entries()) {
      bolt.tint = index < left ? 0xffffff : spentTint
      bolt.scale.set(1)
    }
  }

  return {
    container,
    set: async (left: number, { renewed }: { renewed: boolean }): Promise<void> => {
      container.visible = true
      show(left)
      stage.redraw()
      if (stage.calm()) return
      const changed = renewed ? bolts : bolts.slice(left, left + 1)
      await stage.play(changeMs, (part) => {
        for (const bolt of changed)
          bolt.scale.set(renewed ? 0.5 + 0.5 * overshoot(part, 3) : 1 - 0.2 * Math.sin(part * Math.PI))
      })
    },
    hide: (): void => {
      container.visible = false
      stage.redraw()
    },
    layOut: ({ counter: { x, y, size }, view: { density } }: Places): void => {
      const texture = pictureTexture(drawings.picture('symbols/bolt'), { width: size, height: size, density })
      if (bolts[0]) stage.retire(bolts[0].texture)
      for (const [index, bolt] of bolts.entries()) {
        bolt.texture = texture
        bolt.position.set(x + (index - (most - 1) / 2) * size * 0.94, y)
      }
    },
  }
}
