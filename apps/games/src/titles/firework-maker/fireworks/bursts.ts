import type { Light, Particles } from './particles.ts'

export const burstKinds = ['chrysanthemum', 'peony', 'ring', 'willow'] as const
export type BurstKind = (typeof burstKinds)[number]

/** Colours from a star's birth to its end. */
export type Tints = Light['tints']
export const burstTints = [
  [0xfff6cc, 0xffc247, 0xf28a22],
  [0xffffff, 0xff5c43, 0xff9fb0],
  [0xeafff4, 0x8fe0c2, 0x39b7ff],
  [0xfff1ff, 0xc9a2ff, 0xff7f96],
  [0xffffff, 0x7fb4ff, 0xeaf4ff],
] as const satisfies readonly Tints[]

export interface Burst {
  readonly x: number
  readonly y: number
  /** How far its stars fly, in CSS pixels. */
  readonly radius: number
  readonly kind: BurstKind
  readonly tints: Tints
  /** Number of stars, as a part of the usual one. */
  readonly detail: number
}

/** Lets a shell burst: its stars fly apart, slow down and fall. */
export function explode({ emit }: Particles, burst: Burst): void {
  const { x, y, radius, tints } = burst
  emit({
    ...still(x, y),
    life: 0.7,
    size: radius * 1.9,
    tints: [tints[0], tints[1], tints[1]],
    form: 'glow',
    alpha: 0.32,
  })
  for (const light of starsOf[burst.kind](burst)) emit(light)
}

const starsOf: Readonly<Record<BurstKind, (burst: Burst) => Light[]>> = {
  /** Kiku: streaks to the rim of a ball, and a heart of another colour. */
  chrysanthemum: (burst) => [
    ...ball(burst, { count: 54, reach: 1, drag: 2.5, fall: 0.3, life: 2.4, form: 'streak', sheds: 6 }),
    ...ball(burst, { count: 18, reach: 0.42, drag: 2.8, fall: 0.2, life: 1.3, form: 'dot', tints: heart }),
  ],
  /** Botan: beads without tails. */
  peony: (burst) => [
    ...ball(burst, { count: 44, reach: 1, drag: 2.9, fall: 0.26, life: 2.1, form: 'dot' }),
    ...ball(burst, { count: 24, reach: 0.62, drag: 3, fall: 0.24, life: 1.5, form: 'dot', tints: heart }),
  ],
  /** Kata-mono: a ring around a heart. */
  ring: (burst) => [
    ...hoop(burst, { count: 30, drag: 2.9, fall: 0.2, life: 2.1, form: 'dot' }),
    ...ball(burst, { count: 22, reach: 0.46, drag: 2.6, fall: 0.24, life: 1.4, form: 'streak', tints: heart }),
  ],
  /** Yanagi: gold that falls like a willow's branches, glittering. */
  willow: (burst) =>
    ball(burst, {
      count: 40,
      reach: 0.85,
      drag: 1.5,
      fall: 0.62,
      life: 3.1,
      form: 'streak',
      sheds: 9,
      tints: goldRain,
    }),
}

const heart: Tints = [0xffffff, 0xfff1b8, 0xffc247]
const goldRain: Tints = [0xfff6cc, 0xffd27a, 0xe8872a]

interface Stars {
  readonly count: number
  readonly reach?: number
  readonly drag: number
  /** Gravity, as a part of the radius. */
  readonly fall: number
  readonly life: number
  readonly form: 'dot' | 'streak'
  readonly sheds?: number
  readonly tints?: Tints
}

/** Evenly over a ball, seen from the side: its rim is denser than its middle. */
function ball(burst: Burst, stars: Stars): Light[] {
  const count = Math.round(stars.count * burst.detail)
  return Array.from({ length: count }, (_, index) => {
    const depth = 1 - (2 * index + 1) / count
    const turn = index * goldenAngle + burst.x
    const rim = Math.sqrt(1 - depth * depth) * (0.94 + 0.06 * Math.sin(index * 7.3))
    return star(burst, stars, { x: Math.cos(turn) * rim, y: Math.sin(turn) * rim })
  })
}

function hoop(burst: Burst, stars: Stars): Light[] {
  const tilt = -0.35 + (burst.x % 7) * 0.1
  const count = Math.round(stars.count * burst.detail)
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2
    const [along, across] = [Math.cos(turn), Math.sin(turn) * 0.38]
    return star(burst, stars, {
      x: along * Math.cos(tilt) - across * Math.sin(tilt),
      y: along * Math.sin(tilt) + across * Math.cos(tilt),
    })
  })
}

function star({ x, y, radius, tints }: Burst, stars: Stars, way: { x: number; y: number }): Light {
  const { drag, fall, life, form, sheds = 0, reach = 1 } = stars
  const speed = radius * reach * drag
  const vary = 0.86 + 0.28 * Math.abs(Math.sin(way.x * 41 + way.y * 17))
  const size = Math.max(form === 'dot' ? 4.2 : 3.2, radius * (form === 'dot' ? 0.05 : 0.04))
  return {
    x,
    y,
    vx: way.x * speed,
    vy: way.y * speed,
    life: life * vary,
    drag,
    gravity: radius * fall,
    size,
    tints: stars.tints ?? tints,
    form,
    sheds,
    glitter: form === 'dot' ? 0.5 : 0.3,
  }
}

const still = (x: number, y: number) => ({ x, y, vx: 0, vy: 0, drag: 0, gravity: 0 })
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
