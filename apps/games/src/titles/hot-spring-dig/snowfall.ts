import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage, View } from '../../shell/stage/stage.ts'

/** In px per second. */
const slowest = 16
const fastest = 40

/** Snow that falls gently; every seventh flake is a crystal. Without motion the flakes hang in the air. */
export function createSnowfall(stage: Stage, drawings: Drawings, { count }: { count: number }) {
  const container = new Container()
  const flakes = Array.from({ length: count }, (_, index) => ({
    sprite: new Sprite(),
    isCrystal: index % 7 === 3,
    across: (index * 0.618 + 0.11) % 1,
    depth: (index * 0.755 + 0.07) % 1,
    fallen: (index * 0.382 + 0.2) % 1,
  }))
  for (const { sprite } of flakes) sprite.anchor.set(0.5)
  container.addChild(...flakes.map(({ sprite }) => sprite))
  let view: View | null = null

  const move = (elapsedMs: number, nowMs: number) => {
    if (!view) return
    const { width, height } = view
    for (const flake of flakes) {
      const speed = slowest + (fastest - slowest) * flake.depth
      flake.fallen = (flake.fallen + (speed * elapsedMs) / 1000 / (height + 40)) % 1
      const sway = Math.sin(nowMs / 1900 + flake.across * 40) * (10 + 16 * flake.depth)
      flake.sprite.position.set(flake.across * width + sway, flake.fallen * (height + 40) - 20)
      if (flake.isCrystal) flake.sprite.rotation = nowMs / 4000 + flake.across * 6
    }
  }
  stage.onIdleFrame((elapsedMs, nowMs) => {
    if (stage.sways()) move(elapsedMs, nowMs)
  })

  return {
    container,
    layOut: (next: View): void => {
      view = next
      const { density } = next
      const size = Math.max(14, Math.min(22, next.width * 0.022))
      const dot = painted({ width: 12, height: 12, density }, (brush) => {
        brush.arc(6, 6, 5, 0, Math.PI * 2)
        brush.fillStyle = '#ffffff'
        brush.fill()
      })
      const crystal = pictureTexture(drawings.picture('scenery/flake'), { width: size, height: size, density })
      for (const old of new Set(flakes.map(({ sprite }) => sprite.texture))) stage.retire(old)
      for (const { sprite, isCrystal, depth } of flakes) {
        sprite.texture = isCrystal ? crystal : dot
        sprite.scale.set(isCrystal ? 0.6 + depth * 0.5 : 0.28 + depth * 0.5)
        sprite.alpha = 0.55 + depth * 0.4
      }
      move(0, 0)
    },
  }
}
