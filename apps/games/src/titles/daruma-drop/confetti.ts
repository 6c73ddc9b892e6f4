import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const colours = ['red', 'mustard', 'mint', 'paper', 'rose'] as const
const most = 130

/** Slips of coloured paper that fall in front of everything. */
export function createConfetti(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const slips = Array.from({ length: most }, (_, index) => {
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    sprite.visible = false
    container.addChild(sprite)
    return { sprite, part: (index * 0.618) % 1, other: (index * 0.377) % 1 }
  })
  let view = { width: 0, height: 0 }
  let wanted = 0
  let clock = 0

  const advance = (seconds: number) => {
    clock += seconds
    for (const [index, { sprite, part, other }] of slips.entries()) {
      if (!sprite.visible) continue
      sprite.y += seconds * view.height * (0.2 + part * 0.16)
      sprite.x += Math.sin(clock * (1.6 + other * 2) + index) * view.width * 0.0016
      sprite.rotation += seconds * (1 + other * 4) * (index % 2 ? 1 : -1)
      sprite.skew.x = Math.sin(clock * (3 + part * 3) + index) * 0.9
      if (sprite.y < view.height + 20) continue
      sprite.visible = index < wanted
      sprite.position.set(other * view.width, -20)
    }
  }
  stage.onIdleFrame((elapsedMs) => {
    if (stage.sways() && (wanted > 0 || slips[0]?.sprite.visible)) advance(elapsedMs / 1000)
  })

  return {
    container,
    /** For a 2D canvas, where scenery has no frames of its own. */
    advance,
    layOut: ({ view: next, cell }: Places): void => {
      view = next
      const old = slips[0]?.sprite.texture
      if (old) stage.retire(old)
      const side = Math.max(11, cell.width * 0.17)
      const sheet = paintedSheet(
        Object.fromEntries(
          colours.map((name) => [
            name,
            pictureOn(drawings.picture(`scenery/slip-${name}`), { width: side, height: side, density: next.density }),
          ]),
        ),
      )
      for (const [index, { sprite, part }] of slips.entries()) {
        const texture = sheet[colours[index % colours.length] ?? 'red']
        if (texture) sprite.texture = texture
        sprite.scale.set(0.75 + part * 0.6)
      }
    },
    /** How many fall; those above the number leave at the lower edge. */
    pour: (count: number): void => {
      if (stage.calm()) return
      wanted = count
      for (const [index, { sprite, part, other }] of slips.entries()) {
        if (index >= count || sprite.visible) continue
        sprite.visible = true
        sprite.position.set(part * view.width, -20 - other * view.height * 0.8)
      }
    },
    clear: (): void => {
      wanted = 0
      for (const { sprite } of slips) sprite.visible = false
    },
  }
}
