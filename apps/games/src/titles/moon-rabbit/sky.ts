import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** How far the stars turn while the sky changes, and in a second of idle time. */
const turnRadians = 0.9
const idleRadians = 0.004
const cloudSizes = [0.5, 0.36, 0.44] as const

/** The sky with its stars, the huge moon and thin clouds; silver at first, and apricot in free spins. */
export function createSky(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const [night, dusk, stars, glow, silver, gold] = Array.from({ length: 6 }, () => new Sprite()) as SixSprites
  const clouds = cloudSizes.map(() => new Sprite())
  for (const sprite of [stars, glow, silver, gold, ...clouds]) sprite.anchor.set(0.5)
  glow.blendMode = 'add'
  for (const [index, cloud] of clouds.entries()) cloud.alpha = 0.5 + index * 0.12
  container.addChild(night, dusk, stars, glow, silver, gold, ...clouds)
  let places: Places | null = null
  let turned = 0
  let idle = 0

  const drift = (seconds: number) => {
    if (!places) return
    const { moon, view } = places
    for (const [index, cloud] of clouds.entries()) {
      const way = view.width + cloud.width
      const at = (seconds * (5 + index * 2.4) + (index * 0.37 + 0.2) * way) % way
      cloud.position.set(at - cloud.width / 2, moon.y + moon.radius * ([-0.62, -0.2, 0.14][index] ?? 0))
    }
  }
  stage.onIdleFrame((elapsedMs, nowMs) => {
    if (!stage.sways()) return
    idle += (elapsedMs / 1000) * idleRadians
    stars.rotation = idle + turned * turnRadians
    drift(nowMs / 1000)
  })
  const set = (part: number) => {
    turned = part
    stars.rotation = idle + part * turnRadians
    for (const sprite of [dusk, gold]) {
      sprite.alpha = part
      sprite.visible = part > 0
    }
    glow.tint = part > 0.5 ? 0xf0a566 : 0xa9c4d8
    glow.alpha = 0.34 + 0.3 * part
  }

  return {
    container,
    /** 0 is the silver night, 1 the apricot one. */
    set,
    part: () => turned,
    layOut: (next: Places): void => {
      places = next
      const { view, moon } = next
      const { density } = view
      give(stage, [night], paintSky(next, ['#0f1a36', '#1d3157', '#3f6090', '#9db9cd']))
      give(stage, [dusk], paintSky(next, ['#171a3c', '#2f2d5a', '#7a5674', '#f0ae7c']))
      const wide = Math.hypot(view.width, view.height) * 1.1
      give(stage, [stars], pictureTexture(drawings.picture('scenery/stars'), { width: wide, height: wide, density: 1 }))
      stars.position.set(moon.x, moon.y)
      const size = (moon.radius * 800) / 390
      const face = (path: string) => pictureTexture(drawings.picture(path), { width: size, height: size, density })
      give(stage, [silver], face('scenery/moon'))
      give(stage, [gold], face('scenery/moon-gold'))
      give(stage, [glow], paintGlow(moon.radius))
      for (const sprite of [silver, gold, glow]) sprite.position.set(moon.x, moon.y)
      const long = Math.max(260, view.width * 0.5)
      const cloud = pictureTexture(drawings.picture('scenery/cloud'), { width: long, height: long / 10, density })
      give(stage, clouds, cloud)
      for (const [index, sprite] of clouds.entries()) sprite.scale.set((cloudSizes[index] ?? 1) * 1.7)
      drift(0)
      set(turned)
    },
  }
}

type SixSprites = [Sprite, Sprite, Sprite, Sprite, Sprite, Sprite]

function paintSky({ view }: Places, tones: readonly string[]): Texture {
  const { width, height } = view
  return painted({ width, height, density: 0.5 }, (brush) => {
    const wash = brush.createLinearGradient(0, 0, 0, height)
    for (const [index, tone] of tones.entries()) wash.addColorStop([0, 0.34, 0.7, 1][index] ?? 1, tone)
    brush.fillStyle = wash
    brush.fillRect(0, 0, width, height)
  })
}

/** Two flat rings of light around the moon. */
function paintGlow(radius: number): Texture {
  const size = radius * 2.7
  return painted({ width: size, height: size, density: 0.5 }, (brush) => {
    for (const [part, alpha] of [
      [1.34, 0.16],
      [1.16, 0.3],
    ] as const) {
      brush.beginPath()
      brush.arc(size / 2, size / 2, radius * part, 0, Math.PI * 2)
      brush.fillStyle = `rgb(255 255 255 / ${alpha})`
      brush.fill()
    }
  })
}
