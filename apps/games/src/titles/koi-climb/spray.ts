import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Gorge, Place } from './places.ts'

const dropsMost = 150
/** A whole field can burst at once. */
const crownsMost = 30
const burstMs = 620

export type Spray = ReturnType<typeof createSpray>

/** Water that splashes up: a crown at each place, and drops that fly off and fall. */
export function createSpray(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const crowns = Array.from({ length: crownsMost }, () => new Sprite())
  const drops = Array.from({ length: dropsMost }, () => new Sprite())
  for (const sprite of crowns) sprite.anchor.set(0.5, 0.72)
  for (const sprite of drops) sprite.anchor.set(0.5)
  container.addChild(...crowns, ...drops)
  const hide = () => {
    for (const sprite of [...crowns, ...drops]) sprite.visible = false
  }
  hide()
  let unit = 1
  let playing = 0

  return {
    container,
    layOut: ({ cell, view }: Gorge): void => {
      unit = cell.width
      const square = (path: string, size: number): Texture =>
        pictureTexture(drawings.picture(path), { width: size, height: size, density: view.density })
      give(stage, crowns, square('scenery/crown', unit * 1.1))
      give(stage, drops, square('scenery/spray', unit * 0.24))
      hide()
    },
    /** `size` in cells. A later burst takes the place of one that still plays. Nothing under reduced motion. */
    burst: async (places: readonly Place[], { size }: { size: number }): Promise<void> => {
      if (stage.calm() || places.length === 0) return
      hide()
      const each = Math.min(stage.plain ? 3 : 8, Math.floor(dropsMost / places.length))
      const shown = places.slice(0, crownsMost)
      const mine = ++playing
      await stage.play(burstMs, (progress) => {
        if (mine !== playing) return
        for (const [index, place] of shown.entries()) {
          const crown = crowns[index]
          if (!crown) continue
          crown.visible = progress < 0.7
          crown.position.set(place.x, place.y + unit * 0.1 * size)
          crown.scale.set(
            size * (0.35 + 0.65 * easeOut(progress)),
            size * Math.sin(Math.PI * Math.min(1, progress * 1.25 + 0.15)),
          )
          crown.alpha = 1 - progress
          for (let number = 0; number < each; number++) {
            const drop = drops[index * each + number]
            if (drop) fly(drop, { place, seed: index * 7 + number, number, each, progress, reach: unit * size })
          }
        }
        if (progress === 1) hide()
      })
    },
  }
}

/** A drop is thrown up and falls by its weight. */
function fly(
  drop: Sprite,
  flight: { place: Place; seed: number; number: number; each: number; progress: number; reach: number },
): void {
  const { place, seed, number, each, progress, reach } = flight
  const random = (seed * 0.618034) % 1
  const way = (number + 0.5) / each - 0.5 + (random - 0.5) * 0.2
  const up = 1.1 + random * 0.9
  drop.visible = progress < 1
  drop.position.set(place.x + way * progress * reach * 2.2, place.y + (2.6 * progress ** 2 - up * progress) * reach)
  drop.scale.set((0.4 + random * 0.7) * (1 - progress * 0.6))
  drop.alpha = Math.min(1, (1 - progress) * 3)
}
