import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { type Picture, painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const duskMs = 1400
/** Two nets of light drift over each other. In tiles per second, and their opacity. */
const nets = [
  { right: 0.03, down: 0.018, alpha: 0.3 },
  { right: -0.022, down: 0.026, alpha: 0.2 },
] as const
const tilesMost = 30

/** The water of the tank with light on it, and its rim; in the evening it is dark with the lanterns' reflections. */
export function createTank(stage: Stage, drawings: Drawings) {
  const [floor, dusk] = [new Sprite(), new Sprite()]
  dusk.blendMode = 'multiply'
  const lights = nets.map((net) => ({
    ...net,
    tiles: Array.from({ length: tilesMost }, () => new Sprite({ alpha: net.alpha })),
  }))
  const reflections = Array.from({ length: 4 }, () => new Sprite())
  for (const light of reflections) {
    light.anchor.set(0.5, 0)
    light.blendMode = 'add'
  }
  /** Below the fish; `over` is over the floor. */
  const [below, over] = [new Container(), new Container()]
  below.addChild(floor, ...lights.flatMap(({ tiles }) => tiles))
  over.addChild(dusk, ...reflections)
  let places: Places | null = null
  let part = 0
  let tile = 1

  const drift = (nowMs: number) => {
    if (!places) return
    const across = Math.ceil(places.view.width / tile) + 1
    for (const { right, down, tiles } of lights) {
      const [x, y] = [((nowMs / 1000) * right) % 1, ((nowMs / 1000) * down) % 1]
      for (const [index, sprite] of tiles.entries())
        sprite.position.set(
          ((index % across) + (x < 0 ? x : x - 1)) * tile,
          (Math.floor(index / across) + y - 1) * tile,
        )
    }
    ripple(reflections, nowMs)
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) drift(nowMs)
  })
  const setDusk = (next: number) => {
    part = next
    over.visible = part > 0
    dusk.alpha = part
    for (const light of reflections) light.alpha = part
  }
  setDusk(0)

  return {
    below,
    over,
    layOut: (next: Places): void => {
      places = next
      const { view, lanterns } = next
      give(stage, [floor], paintFloor(next, drawings))
      tile = Math.max(300, Math.max(view.width, view.height) * 0.3)
      const net = pictureTexture(drawings.picture('scenery/net'), { width: tile, height: tile, density: 1 })
      give(
        stage,
        lights.flatMap(({ tiles }) => tiles),
        net,
      )
      const across = Math.ceil(view.width / tile) + 1
      const count = across * (Math.ceil(view.height / tile) + 1)
      for (const { tiles } of lights) for (const [index, sprite] of tiles.entries()) sprite.visible = index < count
      give(stage, [dusk], paintDusk(view))
      const glow = paintReflection(Math.max(86, view.width * 0.07), view.height * 0.62)
      give(stage, reflections, glow)
      for (const [index, light] of reflections.entries()) {
        light.visible = index < lanterns.length
        light.position.set(lanterns[index]?.x ?? 0, view.height * 0.26)
      }
      drift(0)
      setDusk(part)
    },
    /** The evening comes, or the day again. */
    turn: async (on: boolean): Promise<void> => {
      const [from, to] = [part, on ? 1 : 0]
      if (stage.calm() || stage.plain) setDusk(to)
      else await stage.play(duskMs, (progress) => setDusk(from + (to - from) * easeInOut(progress)))
      stage.redraw()
    },
  }
}

function paintFloor({ view, rim }: Places, drawings: Drawings): Texture {
  const { width, height, density } = view
  return painted({ width, height, density: Math.min(density, 1.5) }, (brush) => {
    const scale = Math.max(width / 1600, height / 1000)
    brush.drawImage(drawings.picture('scenery/water'), (width - 1600 * scale) / 2, 0, 1600 * scale, 1000 * scale)
    tiled(brush, drawings.picture('scenery/rim'), {
      y: rim.y,
      width,
      high: rim.height,
      drawn: { width: 640, height: 90 },
    })
    brush.fillStyle = '#1f4fa3'
    brush.fillRect(0, rim.y + rim.height - 1, width, height)
  })
}

/** Reflections lean and widen with the water. */
function ripple(reflections: readonly Sprite[], nowMs: number): void {
  for (const [index, light] of reflections.entries()) {
    light.skew.x = Math.sin(nowMs / 1300 + index) * 0.05
    light.scale.x = 1 + 0.12 * Math.sin(nowMs / 700 + index * 2)
  }
}

/** A drawing that repeats to both sides, across the view. */
export function tiled(
  brush: CanvasRenderingContext2D,
  picture: Picture,
  { y, width, high, drawn }: { y: number; width: number; high: number; drawn: { width: number; height: number } },
): void {
  const wide = (drawn.width * high) / drawn.height
  const count = Math.ceil(width / wide / 2)
  for (let index = -count; index < count; index++)
    brush.drawImage(picture, width / 2 + index * wide - 0.5, y, wide + 1, high)
}

/** Multiplied with the tank, so that its lines stay. */
function paintDusk({ width, height }: Places['view']): Texture {
  return painted({ width, height, density: 0.5 }, (brush) => {
    const wash = brush.createLinearGradient(0, 0, 0, height)
    wash.addColorStop(0, '#8a68b4')
    wash.addColorStop(0.4, '#5a64b0')
    wash.addColorStop(1, '#37498c')
    brush.fillStyle = wash
    brush.fillRect(0, 0, width, height)
  })
}

/** A lantern's light on the water: warm bars, broken by ripples. */
function paintReflection(width: number, height: number): Texture {
  return painted({ width, height, density: 1 }, (brush) => {
    const bars = 30
    for (let bar = 0; bar < bars; bar++) {
      const far = bar / bars
      const wide = width * (1 - far * 0.55) * (0.62 + 0.38 * Math.sin(bar * 2.3))
      brush.beginPath()
      brush.ellipse(
        width / 2 + Math.sin(bar * 1.9) * width * 0.14,
        height * far + height / bars / 2,
        wide / 2,
        (height / bars) * 0.3,
        0,
        0,
        Math.PI * 2,
      )
      brush.fillStyle = `rgb(255 ${142 - bar * 2} 10 / ${0.8 * (1 - far)})`
      brush.fill()
    }
  })
}
