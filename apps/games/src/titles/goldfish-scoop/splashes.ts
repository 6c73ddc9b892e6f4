import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const together = 8
const dropsOfEach = 7
const ms = 760

/** Where a fish comes out of the water: a ring that widens, and drops. */
export function createSplashes(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const splashes = Array.from({ length: together }, () => ({
    ring: new Sprite(),
    drops: Array.from({ length: dropsOfEach }, () => new Sprite()),
  }))
  const all = splashes.flatMap(({ ring, drops }) => [ring, ...drops])
  for (const sprite of all) {
    sprite.anchor.set(0.5)
    sprite.alpha = 0
  }
  container.addChild(...all)
  let unit = 1
  let next = 0

  return {
    container,
    layOut: ({ cell, view: { density } }: Places): void => {
      unit = cell.width
      const picture = (name: string, size: number) =>
        pictureTexture(drawings.picture(`scenery/${name}`), { width: size, height: size, density })
      const [ring, drop] = [picture('ripple', unit * 1.7), picture('drop', unit * 0.2)]
      stage.retire(splashes[0]?.ring.texture ?? ring)
      stage.retire(splashes[0]?.drops[0]?.texture ?? drop)
      for (const splash of splashes) {
        splash.ring.texture = ring
        for (const sprite of splash.drops) sprite.texture = drop
      }
    },
    at: ({ x, y }: { x: number; y: number }): void => {
      if (stage.calm()) return
      const splash = splashes[next++ % together]
      if (!splash) return
      void stage.play(ms, (part) => {
        splash.ring.position.set(x, y)
        splash.ring.scale.set(0.3 + 0.7 * easeOut(part), (0.3 + 0.7 * easeOut(part)) * 0.86)
        splash.ring.alpha = (1 - part) * 0.9
        for (const [index, drop] of splash.drops.entries()) {
          const way = (index / (dropsOfEach - 1) - 0.5) * 2
          const up = 1.5 - Math.abs(way) * 0.5
          drop.position.set(x + way * unit * 0.8 * part, y + (2.3 * part ** 2 - up * part) * unit)
          drop.rotation = way * 0.7 * (1 - part)
          drop.scale.set(0.5 + ((index * 0.37) % 0.5))
          drop.alpha = part === 1 ? 0 : Math.min(1, (1 - part) * 3)
        }
      })
    },
  }
}
