import { Container, Sprite, Texture } from 'pixi.js'
import type { ParticleTextures } from './textures.ts'

/** One light as it starts. Lengths in CSS pixels, times in seconds. */
export interface Light {
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly life: number
  /** Part of the speed that the air takes, per second. A light flies speed ÷ drag far. */
  readonly drag: number
  readonly gravity: number
  readonly size: number
  /** From its birth to its end. */
  readonly tints: readonly [number, number, number]
  readonly form: keyof ParticleTextures
  /** Embers that it leaves behind, per second. */
  readonly sheds?: number
  /** 0 … 1: how much it glitters. */
  readonly glitter?: number
  readonly alpha?: number
}

export type Particles = ReturnType<typeof createParticles>

interface Particle {
  readonly sprite: Sprite
  light: Light | null
  x: number
  y: number
  vx: number
  vy: number
  age: number
  shed: number
}

/** Glitter of one light, slow enough not to flash. */
const glitterHertz = 2.4

/** A pool of lights that fly, slow down in the air and fall. When all are in use, a new one takes the place of the oldest. */
export function createParticles(count: number) {
  const container = new Container()
  container.blendMode = 'add'
  container.visible = false
  const pool = Array.from({ length: count }, (): Particle => {
    const sprite = new Sprite(Texture.EMPTY)
    sprite.anchor.set(0.5)
    sprite.visible = false
    container.addChild(sprite)
    return { sprite, light: null, x: 0, y: 0, vx: 0, vy: 0, age: 0, shed: 0 }
  })
  let textures: ParticleTextures | null = null
  let next = 0
  let alive = false

  const emit = (light: Light): void => {
    const particle = pool[next]
    next = (next + 1) % pool.length
    if (!particle || !textures) return
    const { x, y, vx, vy } = light
    Object.assign(particle, { light, x, y, vx, vy, age: 0, shed: 0 } satisfies Omit<Particle, 'sprite'>)
    particle.sprite.texture = textures[light.form]
    particle.sprite.visible = true
    alive = true
    container.visible = true
  }

  return {
    container,
    emit,
    setTextures: (painted: ParticleTextures): void => {
      textures = painted
      for (const { sprite, light } of pool) sprite.texture = light ? painted[light.form] : Texture.EMPTY
    },
    step: (seconds: number): void => {
      if (!alive) return
      alive = false
      pool.forEach((particle, index) => {
        if (!particle.light) return
        move(particle, particle.light, seconds, emit)
        draw(particle, index)
        if (particle.light) alive = true
      })
      container.visible = alive
    },
    clear: (): void => {
      for (const particle of pool) {
        particle.light = null
        particle.sprite.visible = false
      }
      alive = false
      container.visible = false
    },
  }
}

function move(particle: Particle, light: Light, seconds: number, emit: (light: Light) => void): void {
  particle.age += seconds
  const kept = Math.exp(-light.drag * seconds)
  particle.vx *= kept
  particle.vy = particle.vy * kept + light.gravity * seconds
  particle.x += particle.vx * seconds
  particle.y += particle.vy * seconds
  if (particle.age >= light.life) particle.light = null
  else if (light.sheds) shedEmbers(particle, light, { count: light.sheds * seconds, emit })
}

function shedEmbers(
  particle: Particle,
  light: Light,
  { count, emit }: { count: number; emit: (light: Light) => void },
): void {
  particle.shed += count
  while (particle.shed >= 1) {
    particle.shed -= 1
    const { x, y, vx, vy, age } = particle
    const aside = Math.sin(age * 91 + x) * light.size * 3
    emit({
      ...{ x, y, vx: vx * 0.1 + aside, vy: vy * 0.1 + Math.abs(aside) * 0.4 },
      ...{ life: 0.65, drag: 1.6, gravity: light.gravity * 0.6, size: light.size * 0.6 },
      ...{ tints: [light.tints[1], light.tints[1], light.tints[2]], form: 'dot', glitter: 0.8, alpha: 0.8 },
    })
  }
}

function draw({ sprite, light, x, y, vx, vy, age }: Particle, index: number): void {
  if (!light) {
    sprite.visible = false // costs nothing until it is used again
    return
  }
  const part = age / light.life
  const glitter = light.glitter ?? 0
  const twinkle =
    1 - glitter * (0.5 + 0.5 * Math.sin(age * glitterHertz * Math.PI * 2 + index * 2.4)) * Math.min(1, part * 3)
  sprite.alpha = (light.alpha ?? 1) * Math.min(1, (1 - part) * 2.2) * twinkle
  sprite.tint = light.tints[part < 0.16 ? 0 : part < 0.6 ? 1 : 2]
  sprite.position.set(x, y)
  const size = light.size * (1 - 0.5 * part) // it burns away
  if (light.form === 'streak') {
    const speed = Math.hypot(vx, vy)
    sprite.rotation = Math.atan2(vy, vx)
    sprite.scale.set((size * 2.2 + speed * 0.11) / streakLength, size / 8)
  } else sprite.scale.set((light.form === 'glow' ? light.size : size) / 16)
}

/** Of the texture, in CSS pixels; see `paintParticles`. */
const streakLength = 40
