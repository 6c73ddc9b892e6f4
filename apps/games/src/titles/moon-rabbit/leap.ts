import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** The rabbits on their way up to the moon, and in it: they hang there as the sky has turned, one on each side of the disc. */
export function createLeap(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const rabbits = [new Sprite(), new Sprite()] as const
  for (const rabbit of rabbits) rabbit.anchor.set(0.5)
  container.addChild(...rabbits)
  container.visible = false
  let places: Places | null = null
  let part = 0

  const set = (next: number, seconds = 0) => {
    part = next
    container.visible = part > 0
    if (!places) return
    const { group, perches, leaper } = places
    for (const [index, rabbit] of rabbits.entries()) {
      const late = index * 0.22
      const t = easeInOut(Math.min(1, Math.max(0, (part - late) / (1 - 0.22))))
      const from = { x: group.x + (index ? 545 : 140) * group.scale, y: group.y - 120 * group.scale }
      const to = perches[index] ?? from
      const float = t === 1 ? Math.sin(seconds * 0.8 + index * 2) * leaper * 0.05 : 0
      rabbit.position.set(
        from.x + (to.x - from.x) * t,
        from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * leaper * 1.1 + float,
      )
      const way = index ? -1 : 1
      const size = (0.55 + 0.45 * Math.sin(t * Math.PI * 0.5)) * (t > 0 ? 1 : 0)
      rabbit.scale.set(size * way, size)
      rabbit.rotation = way * (-0.5 * Math.sin(t * Math.PI) + 0.1)
    }
  }
  stage.onIdleFrame((_, nowMs) => {
    if (part === 1 && stage.sways()) set(1, nowMs / 1000)
  })

  return {
    container,
    /** 0: on the ridge; 1: in the moon. */
    set,
    layOut: (next: Places): void => {
      places = next
      const size = next.leaper * 1.25
      const picture = drawings.picture('scenery/leaper')
      give(stage, rabbits, pictureTexture(picture, { width: size, height: size, density: next.view.density }))
      set(part)
    },
  }
}
