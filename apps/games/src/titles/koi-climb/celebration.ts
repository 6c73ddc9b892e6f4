import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import { colours } from './colours.ts'
import type { Gorge } from './places.ts'

/** For each tier: gold flakes, drops, and whether the dragon rises. */
const shows: Readonly<Record<WinTier, { flakes: number; drops: number; dragon: boolean }>> = {
  big: { flakes: 44, drops: 36, dragon: false },
  super: { flakes: 70, drops: 48, dragon: true },
  mega: { flakes: 100, drops: 60, dragon: true },
  epic: { flakes: 140, drops: 80, dragon: true },
}
const most = { flakes: 140, drops: 80 } as const

/** For a big win: water leaps up from below, gold leaf rains, and for the higher tiers the dragon rises through it. */
export function createCelebrations(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const dragon = new Sprite()
  dragon.anchor.set(0.5)
  const drops = Array.from({ length: most.drops }, () => new Sprite())
  const flakes = Array.from({ length: most.flakes }, () => new Sprite())
  for (const sprite of [...drops, ...flakes]) sprite.anchor.set(0.5)
  container.addChild(...drops, dragon, ...flakes)
  container.visible = false
  let view = { width: 0, height: 0 }

  const rain = (count: number, progress: number) => {
    for (const [index, sprite] of flakes.entries()) {
      sprite.visible = index < count
      const late = ((index * 0.618) % 1) * 0.5
      const fallen = Math.max(0, progress - late) * (1.1 + ((index * 0.37) % 1) * 0.9)
      const size = 0.5 + ((index * 0.29) % 1) * 0.9
      sprite.position.set(
        ((index * 0.754) % 1) * view.width + Math.sin(progress * 9 + index) * 30,
        fallen * view.height * 1.3 - 30,
      )
      sprite.rotation = index + progress * 5
      sprite.scale.set(size, size * Math.cos(progress * 11 + index))
    }
  }
  const leap = (count: number, progress: number) => {
    for (const [index, sprite] of drops.entries()) {
      const late = ((index * 0.618) % 1) * 0.72
      const t = Math.min(1, Math.max(0, (progress - late) / 0.28))
      const random = (index * 0.377) % 1
      sprite.visible = index < count && t > 0 && t < 1
      const rise = (0.5 + random * 0.6) * 4 * t * (1 - t)
      sprite.position.set(
        view.width * (0.5 + ((index % 7) / 6 - 0.5) * (0.5 + t * 0.6)),
        view.height * (1.02 - rise * 0.8),
      )
      sprite.scale.set(0.5 + random)
    }
  }
  const soar = (progress: number) => {
    const t = Math.min(1, progress * 1.25)
    dragon.position.set(view.width * (0.5 + Math.sin(t * Math.PI * 2.2) * 0.24), view.height * (1.45 - t * 1.95))
    dragon.rotation = Math.cos(t * Math.PI * 2.2) * 0.22
  }

  return {
    container,
    layOut: ({ view: next, cell }: Gorge): void => {
      view = next
      const { density } = next
      const width = Math.min(next.width * 0.7, next.height * 0.5)
      const picture = (path: string, across: number, down: number) =>
        pictureTexture(drawings.picture(`scenery/${path}`), { width: across, height: down, density })
      give(stage, [dragon], picture('rising-dragon', width, width * 1.333))
      give(stage, drops, picture('spray', cell.width * 0.4, cell.width * 0.4))
      give(stage, flakes, paintFlake(Math.max(10, cell.width * 0.2), density))
    },
    of: (tier: WinTier): Celebration => {
      const show = shows[tier]
      return {
        begin: () => {
          container.visible = true
          dragon.visible = show.dragon
        },
        step: (progress) => {
          container.alpha = Math.min(1, (1 - progress) * 8)
          rain(stage.plain ? show.flakes / 3 : show.flakes, progress)
          leap(stage.plain ? show.drops / 3 : show.drops, progress)
          soar(progress)
        },
        end: () => {
          container.visible = false
        },
      }
    },
  }
}

function paintFlake(size: number, density: number) {
  return painted({ width: size, height: size, density }, (brush) => {
    brush.fillStyle = colours.leafPale
    brush.strokeStyle = colours.leaf
    brush.lineWidth = size * 0.12
    brush.beginPath()
    brush.roundRect(size * 0.12, size * 0.12, size * 0.76, size * 0.76, size * 0.12)
    brush.fill()
    brush.stroke()
  })
}
