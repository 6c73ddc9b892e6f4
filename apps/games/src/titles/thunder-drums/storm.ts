import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const breakMs = 1300
/** Lightning rises and falls softly, and two flashes are at least this far apart. */
const flashMs = { rise: 170, fall: 560, apart: 760 } as const
const idleFlashMs = 7400
/** Clouds by their middle and size as parts of the view, and the drawing. Those in front hide the gods' chins. */
const clouds = [
  { x: 0.1, y: 0.16, size: 0.5, shape: 0, front: false },
  { x: 0.92, y: 0.14, size: 0.52, shape: 1, front: false },
  { x: 0.5, y: 0.1, size: 0.6, shape: 2, front: false },
  { x: 0.02, y: 0.62, size: 0.46, shape: 1, front: false },
  { x: 0.99, y: 0.6, size: 0.48, shape: 0, front: false },
  { x: 0.12, y: 0.84, size: 0.5, shape: 2, front: true },
  { x: 0.88, y: 0.86, size: 0.52, shape: 1, front: true },
  { x: 0.4, y: 0.98, size: 0.5, shape: 0, front: true },
  { x: 0.64, y: 0.96, size: 0.46, shape: 2, front: true },
] as const
/** Number of rays of light behind the field while the storm is broken. */
const rays = 40
const dimTint = 0x4a4688

/** Ink clouds that boil, the gods' masks among them, and lightning. The storm breaks in hold and win. */
export function createStorm(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const [sky, blaze] = [new Sprite(), new Sprite()]
  blaze.blendMode = 'add'
  const lightning = createLightning(stage, drawings)
  const [raijin, fujin] = [new Sprite(), new Sprite()]
  for (const god of [raijin, fujin]) god.anchor.set(0.5)
  const puffs = createPuffs(stage, drawings)
  const { bolts, glow } = lightning
  container.addChild(sky, blaze, ...puffs.layer(false), ...bolts, raijin, fujin, ...puffs.layer(true), glow)
  let broken = 0

  const boil = (nowMs: number) => {
    const seconds = nowMs / 1000
    puffs.boil(seconds)
    for (const [index, god] of [raijin, fujin].entries()) god.rotation = Math.sin(seconds * 0.5 + index * 2) * 0.025
  }
  stage.onIdleFrame((elapsedMs, nowMs) => {
    if (!stage.sways()) return
    boil(nowMs)
    lightning.wait(elapsedMs)
  })
  const setBroken = (part: number) => {
    broken = part
    blaze.alpha = part
    for (const god of [raijin, fujin]) god.tint = mixed(dimTint, 0xffffff, part)
    puffs.setTint(mixed(0xffffff, 0xffb48a, part))
  }
  setBroken(0)

  return {
    container,
    flash: lightning.flash,
    layOut: (places: Places): void => {
      const { view, gods, board } = places
      const { width, height, density } = view
      give(stage, [sky], pictureTexture(drawings.picture('scenery/sky'), { width, height, density: 1 }))
      give(stage, [blaze], paintBlaze({ width, height, board }))
      for (const [god, name, place] of [
        [raijin, 'raijin', gods.raijin],
        [fujin, 'fujin', gods.fujin],
      ] as const) {
        god.visible = place !== null
        if (!place) continue
        const box = { width: place.size, height: place.size, density }
        give(stage, [god], pictureTexture(drawings.picture(`symbols/${name}`), box))
        god.position.set(place.x, place.y)
      }
      lightning.layOut(places)
      puffs.layOut(places)
      boil(0)
      setBroken(broken)
    },
    /** The clouds glow and the gods appear, or the night is back. */
    turn: async (on: boolean): Promise<void> => {
      const [from, to] = [broken, on ? 1 : 0]
      if (stage.calm() || stage.plain) setBroken(to)
      else await stage.play(breakMs, (part) => setBroken(from + (to - from) * easeInOut(part)))
      stage.redraw()
    },
  }
}

/** A bolt on one side after the other, and its light over everything. */
function createLightning(stage: Stage, drawings: Drawings) {
  const glow = new Sprite()
  const bolts = [new Sprite(), new Sprite()]
  for (const bolt of bolts) bolt.anchor.set(0.5, 0)
  for (const light of [glow, ...bolts]) {
    light.blendMode = 'add'
    light.alpha = 0
  }
  let lastFlashMs = Number.NEGATIVE_INFINITY
  let side = 0
  let sinceIdleMs = 0

  const flash = () => {
    const nowMs = stage.nowMs()
    if (stage.calm() || stage.plain || nowMs - lastFlashMs < flashMs.apart) return
    lastFlashMs = nowMs
    sinceIdleMs = 0
    const bolt = bolts[side++ % bolts.length]
    const total = flashMs.rise + flashMs.fall
    void stage.play(total, (part) => {
      const ms = part * total
      const light = ms < flashMs.rise ? ms / flashMs.rise : 1 - (ms - flashMs.rise) / flashMs.fall
      if (bolt) bolt.alpha = light * 0.9
      glow.alpha = light * 0.2
    })
  }
  return {
    bolts,
    glow,
    flash,
    /** Flashes by itself where nothing has called for it for long. */
    wait: (elapsedMs: number): void => {
      sinceIdleMs += elapsedMs
      if (sinceIdleMs > idleFlashMs) flash()
    },
    layOut: ({ view: { width, height, density } }: Places): void => {
      give(stage, [glow], paintGlow(width, height))
      const high = Math.min(height * 0.72, 620)
      for (const [index, bolt] of bolts.entries()) {
        const box = { width: (high * 3) / 7, height: high, density }
        give(stage, [bolt], pictureTexture(drawings.picture(`scenery/lightning-${index}`), box))
        bolt.position.set(width * (index ? 0.86 : 0.13), -8)
      }
    },
  }
}

/** The clouds. */
function createPuffs(stage: Stage, drawings: Drawings) {
  const puffs = clouds.map((cloud) => ({ ...cloud, sprite: new Sprite(), base: { x: 0, y: 0 } }))
  for (const { sprite } of puffs) sprite.anchor.set(0.5)
  return {
    layer: (front: boolean) => puffs.filter((puff) => puff.front === front).map(({ sprite }) => sprite),
    setTint: (tint: number): void => {
      for (const { sprite } of puffs) sprite.tint = tint
    },
    boil: (seconds: number): void => {
      for (const [index, { sprite, base, size }] of puffs.entries()) {
        const pace = 0.35 + 0.1 * (index % 3)
        sprite.position.set(
          base.x + Math.sin(seconds * pace * 0.5 + index * 2) * 46 * size,
          base.y + Math.sin(seconds * pace + index) * 12,
        )
        sprite.rotation = Math.sin(seconds * pace * 0.7 + index * 1.4) * 0.05
        sprite.scale.set(
          1 + 0.05 * Math.sin(seconds * pace * 1.3 + index * 1.1),
          1 + 0.06 * Math.sin(seconds * pace * 1.1 + index * 2.3),
        )
      }
    },
    layOut: ({ view: { width, height } }: Places): void => {
      const unit = Math.max(width, height * 1.1)
      for (const puff of puffs) {
        const wide = unit * puff.size
        const box = { width: wide, height: (wide * 42) / 64, density: 1 }
        give(stage, [puff.sprite], pictureTexture(drawings.picture(`scenery/cloud-${puff.shape}`), box))
        puff.base = { x: puff.x * width, y: puff.y * height }
      }
    },
  }
}

function mixed(from: number, to: number, part: number): number {
  const channel = (shift: number) => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255]
    return Math.round(a + (b - a) * part) << shift
  }
  return channel(16) | channel(8) | channel(0)
}

/** A soft light over everything, brightest above. */
function paintGlow(width: number, height: number): Texture {
  return painted({ width, height, density: 0.4 }, (brush) => {
    const wash = brush.createRadialGradient(width / 2, 0, 0, width / 2, 0, Math.max(width, height))
    wash.addColorStop(0, '#ffe9b0')
    wash.addColorStop(1, '#4a3a20')
    brush.fillStyle = wash
    brush.fillRect(0, 0, width, height)
  })
}

/** Fire behind the field, in crimson and gold, and its rays between the clouds. */
function paintBlaze({ width, height, board }: { width: number; height: number; board: Places['board'] }): Texture {
  return painted({ width, height, density: 1 }, (brush) => {
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2]
    const wash = brush.createRadialGradient(x, y, board.width * 0.2, x, y, Math.max(width, height) * 0.75)
    wash.addColorStop(0, 'rgb(255 140 30 / .55)')
    wash.addColorStop(0.4, 'rgb(120 14 24 / .32)')
    wash.addColorStop(1, 'rgb(70 4 24 / .22)')
    brush.fillStyle = wash
    brush.fillRect(0, 0, width, height)
    const far = width + height
    const shine = brush.createRadialGradient(x, y, 0, x, y, far * 0.5)
    shine.addColorStop(0, 'rgb(255 170 70 / .34)')
    shine.addColorStop(1, 'rgb(255 120 60 / .1)')
    brush.fillStyle = shine
    for (let ray = 0; ray < rays; ray++) {
      const [angle, half] = [(ray / rays) * Math.PI * 2, (Math.PI / rays) * (ray % 3 ? 0.36 : 0.62)]
      brush.beginPath()
      brush.moveTo(x, y)
      brush.lineTo(x + Math.cos(angle - half) * far, y + Math.sin(angle - half) * far)
      brush.lineTo(x + Math.cos(angle + half) * far, y + Math.sin(angle + half) * far)
      brush.fill()
    }
  })
}
