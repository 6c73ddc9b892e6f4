import { Container } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import { type Burst, type BurstKind, burstTints, explode, type Tints } from './bursts.ts'
import { createParticles, type Light } from './particles.ts'
import { type ParticleTextures, paintParticles } from './textures.ts'

export type Show = ReturnType<typeof createShow>

export interface Shell {
  readonly from: { readonly x: number; readonly y: number }
  /** Where it bursts. */
  readonly to: { readonly x: number; readonly y: number }
  readonly radius: number
  readonly kind: BurstKind
  /** Index into the colours of bursts. */
  readonly colour: number
  readonly climbMs?: number
}

interface Climbing extends Shell {
  ageMs: number
}

/** Fireworks on one layer: shells climb with a tail of sparks, slow down and burst. */
export function createShow(stage: Stage, { lights }: { lights: number }) {
  const container = new Container()
  const particles = createParticles(stage.plain ? Math.round(lights / 6) : lights)
  container.addChild(particles.container)
  let climbing: Climbing[] = []
  let detail = 1
  let textures: ParticleTextures | null = null

  const burst = (given: Omit<Burst, 'detail' | 'tints'> & { colour: number }) => {
    const tints: Tints = burstTints[given.colour % burstTints.length] ?? burstTints[0]
    explode(particles, { ...given, tints, detail: stage.plain ? 0.3 : detail })
  }
  stage.onIdleFrame((elapsedMs) => {
    climbing = climbing.filter((shell) => {
      shell.ageMs += elapsedMs
      const part = Math.min(1, shell.ageMs / (shell.climbMs ?? usualClimbMs))
      if (part < 1) climb(shell, part, particles.emit)
      else burst({ ...shell, ...shell.to })
      return part < 1
    })
    particles.step(elapsedMs / 1000)
  })

  return {
    container,
    emit: particles.emit,
    burst,
    /** Sends a shell up. */
    launch: (shell: Shell): void => {
      climbing.push({ ...shell, ageMs: 0 })
    },
    clear: (): void => {
      climbing = []
      particles.clear()
    },
    layOut: ({ width, density }: { width: number; density: number }): void => {
      detail = width < 600 ? 0.85 : 1
      if (textures) stage.retire(textures.dot) // and with it the sheet
      textures = paintParticles(density)
      particles.setTextures(textures)
    },
  }
}

const usualClimbMs = 1050

/** The shell's head and two sparks of its tail. It is fast at first and almost stands when it bursts. */
function climb({ from, to, radius }: Climbing, part: number, emit: (light: Light) => void): void {
  const rise = 1 - (1 - part) ** 2
  const sway = Math.sin(part * 9) * radius * 0.03
  const [x, y] = [from.x + (to.x - from.x) * rise + sway, from.y + (to.y - from.y) * rise]
  const size = Math.max(3, radius * 0.04)
  const tints: Tints = [0xfff6cc, 0xffc247, 0xf28a22]
  emit({ x, y, vx: 0, vy: 0, life: 0.22, drag: 0, gravity: 0, size: size * 1.3, tints, form: 'dot' })
  for (const side of [-1, 1]) {
    const vx = side * size * (2 + 5 * Math.abs(Math.sin(part * 67)))
    emit({
      x,
      y,
      vx,
      vy: size * 7,
      life: 0.55,
      drag: 2,
      gravity: size * 14,
      size: size * 0.55,
      tints,
      form: 'dot',
      glitter: 0.7,
    })
  }
}
