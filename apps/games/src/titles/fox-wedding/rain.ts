import { Container, Sprite } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { mixed } from './mixed.ts'
import type { Places } from './places.ts'

/** In parts of the view's height per second. */
const slowest = 0.42
const fastest = 0.7
/** Across per down. */
const slant = -0.24
const dull = 0x1d5c5f
const golden = 0xfff0b0

/** Rain in thin lines; in the sun it glitters. Without motion the lines hang in the air. */
export function createRain(stage: Stage, { count }: { count: number }) {
  const container = new Container()
  const drops = Array.from({ length: count }, (_, index) => ({
    sprite: new Sprite(),
    across: (index * 0.618 + 0.13) % 1,
    depth: (index * 0.755 + 0.05) % 1,
    fallen: (index * 0.382 + 0.2) % 1,
  }))
  for (const { sprite } of drops) {
    sprite.anchor.set(0.5, 1)
    sprite.rotation = Math.atan(-slant)
  }
  container.addChild(...drops.map(({ sprite }) => sprite))
  let view: Places['view'] | null = null
  let lit = 0

  const move = (elapsedMs: number, nowMs: number) => {
    if (!view) return
    const { width, height } = view
    const wide = width + height * Math.abs(slant)
    for (const drop of drops) {
      const speed = slowest + (fastest - slowest) * drop.depth
      drop.fallen = (drop.fallen + (speed * elapsedMs) / 1000) % 1.1
      drop.sprite.position.set(drop.across * wide + drop.fallen * height * slant, drop.fallen * height)
      const glitter = lit * Math.max(0, Math.sin(nowMs / 110 + drop.across * 60)) ** 3
      drop.sprite.alpha = 0.3 + 0.3 * drop.depth + 0.5 * glitter
      drop.sprite.scale.x = (0.7 + 0.5 * drop.depth) * (1 + 1.6 * glitter)
    }
  }
  stage.onIdleFrame((elapsedMs, nowMs) => {
    if (stage.sways()) move(elapsedMs, nowMs)
  })

  return {
    container,
    /** 0: dull rain; 1: the sun shines on it. */
    setLit: (part: number): void => {
      lit = part
      const tint = mixed(dull, golden, part)
      for (const { sprite } of drops) sprite.tint = tint
    },
    layOut: (next: Places): void => {
      view = next.view
      const long = Math.max(34, view.height * 0.085)
      const line = painted({ width: 4, height: long, density: view.density }, (brush) => {
        brush.fillStyle = '#ffffff'
        brush.beginPath()
        brush.moveTo(2, 0)
        brush.lineTo(3.1, long * 0.9)
        brush.quadraticCurveTo(2, long, 0.9, long * 0.9)
        brush.fill()
      })
      if (drops[0]) stage.retire(drops[0].sprite.texture)
      for (const { sprite, depth } of drops) {
        sprite.texture = line
        sprite.scale.set(0.7 + 0.5 * depth)
      }
      move(0, 0)
    },
  }
}
