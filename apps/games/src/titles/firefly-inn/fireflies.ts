import { type IParticle, ParticleContainer, type Texture } from 'pixi.js'
import { painted, paintShine } from '../../shell/stage/pictures.ts'
import { darkParticle } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const many = 320
const few = 70
/** Light before the windows would cover symbols. */
const beforeWindows = 0.3
const spiralsBeforeWindows = 0.45

/** A firefly. The renderer reads its place, size and colour. */
interface Firefly extends IParticle {
  readonly home: { readonly x: number; readonly y: number }
  readonly phase: number
  readonly pulseS: number
  readonly size: number
  readonly pace: number
}

/** Hundreds of fireflies that drift, each with a pulse of its own. In a celebration they gather into rising spirals. */
export function createFireflies(stage: Stage) {
  const container = new ParticleContainer<Firefly>({
    dynamicProperties: { vertex: true, position: true, rotation: false, uvs: false, color: true },
  })
  container.blendMode = 'add'
  const flies = container.particleChildren
  let places: Places | null = null
  let light: Texture | null = null
  let [gather, turnS] = [0, 0]

  const move = (nowMs: number) => {
    if (!places) return
    const { view, board } = places
    const t = nowMs / 1000
    for (const [index, fly] of flies.entries()) {
      const { home, phase, pulseS, pace, size } = fly
      let x = home.x * view.width + Math.sin(t * 0.19 * pace + phase) * 58 + Math.sin(t * 0.53 * pace + phase * 3) * 15
      let y = home.y * view.height + Math.sin(t * 0.16 * pace + phase * 2) * 40 + Math.cos(t * 0.47 * pace + phase) * 13
      const beat = Math.max(0, Math.sin((t / pulseS) * Math.PI * 2 + phase))
      let shine = beat * beat * (3 - 2 * beat)
      if (gather > 0) {
        const spiral = spiralOf(index / flies.length, turnS, places)
        // those far down in the list leave later
        const part = Math.min(1, Math.max(0, gather * 1.7 - (index / flies.length) * 0.7))
        const eased = part * part * (3 - 2 * part)
        x += (spiral.x - x) * eased
        y += (spiral.y - y) * eased
        shine += (spiral.light - shine) * eased
      }
      if (x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height)
        shine *= gather > 0 ? 1 + (spiralsBeforeWindows - 1) * gather : beforeWindows
      fly.x = x
      fly.y = y
      const scale = (size * (0.55 + 0.45 * shine)) / 32
      fly.scaleX = scale
      fly.scaleY = scale
      const opacity = Math.round(Math.min(1, shine) * 255)
      fly.color = ((opacity << 24) | 0x66f5dc) >>> 0
    }
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) move(nowMs)
  })

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      if (light) stage.retire(light)
      const texture = painted({ width: 64, height: 64, density: 1 }, paintLight)
      const count = stage.plain || stage.calm() ? few : many
      const unit = Math.max(20, Math.min(34, next.view.height * 0.036))
      flies.length = 0
      for (let index = 0; index < count; index++) flies.push(createFirefly(index, { texture, unit }))
      light = texture
      container.texture = texture
      container.update()
      move(0)
    },
    /** 0: they drift; 1: all are in the spirals. `seconds` turns them. */
    gather: (part: number, seconds: number): void => {
      gather = part
      turnS = seconds
      if (!stage.sways()) move(seconds * 1000)
    },
  }
}

function createFirefly(index: number, { texture, unit }: { texture: Texture; unit: number }): Firefly {
  return {
    ...darkParticle,
    texture,
    home: { x: (index * 0.618034 + 0.05) % 1, y: 0.08 + 0.9 * ((index * 0.754878 + 0.2) % 1) ** 0.75 },
    phase: index * 2.399,
    pulseS: 2.2 + ((index * 0.37) % 1) * 2.6,
    size: unit * (0.45 + ((index * 0.569) % 1) * 0.75),
    pace: 0.6 + ((index * 0.293) % 1) * 0.8,
  }
}

/** Two spirals rise at the sides of the inn and lean over its roof. */
function spiralOf(part: number, seconds: number, { view, inn }: Places): { x: number; y: number; light: number } {
  const side = Math.floor(part * 997) % 2 ? 1 : -1
  const risen = (part * 3.3 + seconds * 0.13) % 1
  const turn = part * 61 + seconds * 1.5 + risen * 7
  const reach = Math.min(inn.width * 0.46, view.width * 0.4)
  const radius = inn.width * (0.05 + 0.1 * Math.sin(risen * Math.PI))
  const lean = side * reach * (1 - 0.72 * risen * risen)
  const middle = inn.x + inn.width / 2
  return {
    x: middle + lean + Math.cos(turn) * radius,
    y: view.height * 0.96 - risen * view.height * 1.02 + Math.sin(turn) * radius * 0.34,
    light: Math.min(1, Math.sin(risen * Math.PI) * 1.5) * (0.62 + 0.38 * Math.sin(turn)),
  }
}

function paintLight(brush: CanvasRenderingContext2D): void {
  paintShine(
    brush,
    { x: 32, y: 32, radius: 32 },
    {
      0: 'rgb(255 255 255 / 1)',
      0.1: 'rgb(255 255 240 / .95)',
      0.22: 'rgb(255 255 220 / .42)',
      0.5: 'rgb(255 255 200 / .13)',
      1: 'rgb(255 255 200 / 0)',
    },
  )
}
