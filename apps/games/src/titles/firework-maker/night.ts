import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, pictureTexture, shineTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** Bursts that stand in the sky where nothing may move, by their middle as a part of the view and their size. */
const stills = [
  { name: 'burst-chrysanthemum', x: 0.5, y: 0.13, size: 0.34 },
  { name: 'burst-peony', x: 0.15, y: 0.16, size: 0.24 },
  { name: 'burst-willow', x: 0.85, y: 0.14, size: 0.3 },
  { name: 'burst-ring', x: 0.3, y: 0.28, size: 0.18 },
  { name: 'burst-peony', x: 0.72, y: 0.3, size: 0.16 },
] as const
/** Lights of the town that breathe, along its picture. */
const windows = 9

/** Sky and town. `setLit` brightens them for a bonus. */
export function createNight(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const [sky, town, afterglow] = [new Sprite(), new Sprite(), new Sprite()]
  const bursts = stills.map((still) => ({ ...still, sprite: new Sprite() }))
  const lamps = Array.from({ length: windows }, () => new Sprite())
  for (const { sprite } of bursts) sprite.anchor.set(0.5)
  for (const lamp of lamps) {
    lamp.anchor.set(0.5)
    lamp.blendMode = 'add'
  }
  /** Fireworks are behind the town's roofs. */
  const between = new Container()
  container.addChild(sky, afterglow, ...bursts.map(({ sprite }) => sprite), between, town, ...lamps)

  stage.onIdleFrame((_, nowMs) => {
    if (!stage.sways()) return
    lamps.forEach((lamp, index) => {
      lamp.alpha = 0.26 + 0.14 * Math.sin(nowMs / 1300 + index * 2.1)
    })
  })

  return {
    container,
    between,
    layOut: ({ view, town: box }: Places): void => {
      const { width, density } = view
      const height = Math.min(view.height, box.y + box.height) // its lowest light stands over the roofs
      give(
        stage,
        [sky],
        pictureTexture(drawings.picture('scenery/sky'), { width, height, density: Math.min(density, 1.5) }),
      )
      give(stage, [town], pictureTexture(drawings.picture('scenery/town'), { ...box, density }))
      town.position.set(box.x, box.y)
      give(stage, [afterglow], paintAfterglow({ width, height: box.height * 1.4 }))
      afterglow.position.set(0, box.y + box.height * 0.7 - box.height * 1.4)
      const smaller = Math.min(width, view.height)
      for (const { sprite, name, x, y, size } of bursts) {
        const side = size * smaller
        give(
          stage,
          [sprite],
          pictureTexture(drawings.picture(`scenery/${name}`), { width: side, height: side, density }),
        )
        sprite.position.set(x * width, Math.max(side * 0.5, y * view.height))
      }
      const light = paintLight(box.height * 0.3)
      stage.retire(lamps[0]?.texture ?? light)
      lamps.forEach((lamp, index) => {
        lamp.texture = light
        lamp.position.set(box.x + box.width * (0.04 + 0.115 * index), box.y + box.height * (0.78 + 0.04 * (index % 3)))
        lamp.alpha = 0.3
      })
    },
    /** 0 … 1; `showStills`: bursts stand in the sky. */
    setLit: (part: number, { showStills }: { showStills: boolean }): void => {
      const shade = Math.round(0xb4 + (0xe4 - 0xb4) * part)
      const tint = (shade << 16) | (shade << 8) | Math.min(255, shade + 24)
      sky.tint = tint
      town.tint = tint
      afterglow.alpha = part
      for (const { sprite } of bursts) sprite.alpha = showStills ? part : 0
    },
  }
}

/** Warm light over the roofs, of many fireworks. */
function paintAfterglow({ width, height }: { width: number; height: number }) {
  return painted({ width, height, density: 0.5 }, (brush) => {
    const wash = brush.createLinearGradient(0, 0, 0, height)
    wash.addColorStop(0, 'rgb(255 120 90 / 0)')
    wash.addColorStop(0.75, 'rgb(255 128 84 / .14)')
    wash.addColorStop(1, 'rgb(255 170 90 / .24)')
    brush.fillStyle = wash
    brush.fillRect(0, 0, width, height)
  })
}

function paintLight(size: number) {
  return shineTexture({ size, density: 1 }, { 0: 'rgb(255 194 71 / .8)', 1: 'rgb(255 160 60 / 0)' })
}
