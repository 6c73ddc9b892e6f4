import { type IParticle, ParticleContainer, Texture } from 'pixi.js'
import { darkParticle } from '../../../shell/stage/sprites.ts'
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

/** A light in flight. The renderer reads its place, size, turn and colour. */
interface Particle extends IParticle {
  light: Light
  vx: number
  vy: number
  age: number
  shed: number
  /** Where its glitter begins. */
  readonly phase: number
}

/** Glitter of one light, slow enough not to flash. */
const glitterHertz = 2.4

/**
 * Lights that fly, slow down in the air and fall; additive, so their order does not matter. Only those in flight cost anything: they are drawn with one
 * call, and one that appears or goes out changes nothing in the renderer's list of what to draw. When all are in use, a new one takes the place of
 * the oldest.
 */
export function createParticles(count: number) {
  const container = new ParticleContainer<Particle>({
    dynamicProperties: { vertex: true, position: true, rotation: true, uvs: true, color: true },
  })
  container.blendMode = 'add'
  const flying = container.particleChildren
  const spare: Particle[] = []
  let [made, replaced] = [0, 0]
  let textures: ParticleTextures | null = null

  /** A spare one, a further one up to `count`, or one that flies already. */
  const take = (light: Light): Particle | undefined => {
    const particle = spare.pop() ?? (made < count ? createParticle(light, made++) : undefined)
    if (particle) flying.push(particle)
    return particle ?? flying[replaced++ % flying.length]
  }
  const emit = (light: Light): void => {
    if (!textures) return
    const particle = take(light)
    if (!particle) return
    const { x, y, vx, vy } = light
    Object.assign(particle, { light, x, y, vx, vy, age: 0, shed: 0, texture: textures[light.form] })
    draw(particle)
  }

  return {
    container,
    emit,
    setTextures: (painted: ParticleTextures): void => {
      textures = painted
      container.texture = painted.dot // of the sheet that all of them are on
      for (const particle of flying) particle.texture = painted[particle.light.form]
    },
    step: (seconds: number): void => {
      const before = flying.length
      for (let index = 0; index < before; index++) {
        const particle = flying[index]
        if (particle) move(particle, seconds, emit)
      }
      let kept = 0
      for (const particle of flying) {
        if (particle.age >= particle.light.life) {
          spare.push(particle)
          continue
        }
        draw(particle)
        flying[kept++] = particle
      }
      flying.length = kept
    },
    clear: (): void => {
      spare.push(...flying.splice(0))
    },
  }
}

const createParticle = (light: Light, phase: number): Particle => ({
  light,
  vx: 0,
  vy: 0,
  age: 0,
  shed: 0,
  phase: phase * 2.4,
  ...darkParticle,
  texture: Texture.EMPTY,
})

function move(particle: Particle, seconds: number, emit: (light: Light) => void): void {
  const { light } = particle
  particle.age += seconds
  const kept = Math.exp(-light.drag * seconds)
  particle.vx *= kept
  particle.vy = particle.vy * kept + light.gravity * seconds
  particle.x += particle.vx * seconds
  particle.y += particle.vy * seconds
  if (light.sheds && particle.age < light.life) shedEmbers(particle, light, { count: light.sheds * seconds, emit })
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
      x,
      y,
      vx: vx * 0.1 + aside,
      vy: vy * 0.1 + Math.abs(aside) * 0.4,
      life: 0.65,
      drag: 1.6,
      gravity: light.gravity * 0.6,
      size: light.size * 0.6,
      tints: [light.tints[1], light.tints[1], light.tints[2]],
      form: 'dot',
      glitter: 0.8,
      alpha: 0.8,
    })
  }
}

function draw(particle: Particle): void {
  const { light, vx, vy, age, phase } = particle
  const part = age / light.life
  const glitter = light.glitter ?? 0
  const twinkle = 1 - glitter * (0.5 + 0.5 * Math.sin(age * glitterHertz * Math.PI * 2 + phase)) * Math.min(1, part * 3)
  const alpha = (light.alpha ?? 1) * Math.min(1, (1 - part) * 2.2) * twinkle
  particle.color = colourOf(light.tints[part < 0.16 ? 0 : part < 0.6 ? 1 : 2], alpha)
  const size = light.size * (1 - 0.5 * part) // it burns away
  if (light.form === 'streak') {
    const speed = Math.hypot(vx, vy)
    particle.rotation = Math.atan2(vy, vx)
    particle.scaleX = (size * 2.2 + speed * 0.11) / streakLength
    particle.scaleY = size / 8
  } else {
    particle.rotation = 0
    particle.scaleX = (light.form === 'glow' ? light.size : size) / 16
    particle.scaleY = particle.scaleX
  }
}

/** 0xaabbggrr, as the renderer wants it. */
function colourOf(rgb: number, alpha: number): number {
  const opacity = Math.round(Math.min(1, Math.max(0, alpha)) * 255)
  return ((opacity << 24) | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0
}

/** Length of the texture, in CSS pixels; see `paintParticles`. */
const streakLength = 40
