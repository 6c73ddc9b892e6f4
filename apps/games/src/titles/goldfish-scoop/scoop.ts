import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut, overshoot } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const renewMs = 460
const tearMs = 420
/** The drawing: its paper is around 150, 150, and the ring 256 wide. */
const drawn = { width: 300, height: 420, middle: 150, ring: 256 } as const
const states = [0, 1, 2, 3] as const

/** The paper scoop counts the respins: it tears with each miss and is new when a fish lands. */
export function createScoop(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const sprite = new Sprite()
  sprite.anchor.set(0.5, drawn.middle / drawn.height)
  container.addChild(sprite)
  let textures: readonly Texture[] = []
  let places: Places | null = null
  let torn = 0
  let moving = false

  const show = (dip: number) => {
    if (!places) return
    const { x, y, turn } = places.scoop
    sprite.texture = textures[torn] ?? sprite.texture
    sprite.position.set(x, y + dip * places.scoop.size * 0.12)
    sprite.rotation = turn
    sprite.scale.set(1)
  }
  stage.onIdleFrame((_, nowMs) => {
    if (!places || moving || !stage.sways()) return
    sprite.rotation = places.scoop.turn + Math.sin(nowMs / 1900) * 0.03
    sprite.y = places.scoop.y + Math.sin(nowMs / 1500) * places.scoop.size * 0.012
  })
  const move = async (ms: number, step: (part: number) => void) => {
    if (stage.calm()) return show(0)
    moving = true
    await stage.play(ms, step)
    moving = false
    show(0)
  }

  return {
    container,
    /** `left` of `most` respins; fewer are left the more the paper is torn. */
    set: async (left: number, { most, renewed }: { most: number; renewed: boolean }): Promise<void> => {
      const next = Math.min(states.length - 1, Math.round(((most - left) / most) * (states.length - 1)))
      if (renewed) {
        torn = next
        await move(renewMs, (part) => {
          show(Math.sin(part * Math.PI))
          sprite.scale.set(0.8 + 0.2 * overshoot(part, 2.4))
        })
        return
      }
      await move(tearMs, (part) => {
        if (part > 0.3) torn = next
        show(0)
        sprite.rotation += Math.sin(part * Math.PI * 5) * 0.09 * (1 - part)
        sprite.scale.set(1 + 0.07 * Math.sin(easeOut(part) * Math.PI))
      })
      torn = next
      show(0)
    },
    /** New paper, without motion. */
    reset: (): void => {
      torn = 0
      show(0)
    },
    layOut: (next: Places): void => {
      places = next
      const scale = next.scoop.size / drawn.ring
      for (const texture of textures) stage.retire(texture)
      const size = { width: drawn.width * scale, height: drawn.height * scale, density: next.view.density }
      textures = states.map((state) => pictureTexture(drawings.picture(`scenery/scoop-${state}`), size))
      show(0)
    },
  }
}
