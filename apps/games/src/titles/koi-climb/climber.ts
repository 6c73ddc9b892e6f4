import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut, easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Gorge, Place } from './places.ts'
import { createPlaque } from './plaque.ts'
import type { Spray } from './spray.ts'
import { climbedPart, createSteps } from './steps.ts'

const leapMs = 460
const diveMs = 620
/** The koi is a dragon from this part of the highest multiplier. */
const dragonPart = 2 / 3

const poses = ['climber-rest', 'climber-left', 'climber-right', 'climber-leap', 'rising-dragon'] as const
type Pose = (typeof poses)[number]

/** The koi that leaps up the fall as the multiplier grows, the way up, and the multiplier itself. */
export function createClimber(
  stage: Stage,
  deps: { drawings: Drawings; spray: Spray; most: number; wordOf: (value: number) => string },
) {
  const { drawings, spray, most, wordOf } = deps
  const dragonFrom = Math.ceil(most * dragonPart)
  const container = new Container()
  const koi = createKoi(stage, drawings)
  const steps = createSteps(stage, most)
  const plaque = createPlaque(stage, { wordOf, golden: dragonFrom })
  container.addChild(koi.sprite, plaque.container)
  let gorge: Gorge | null = null
  let value = 1
  let leaping = false

  const placeAt = (place: Place) => {
    if (!gorge) return
    koi.sprite.position.set(place.x, place.y)
    const beside = besideKoi(gorge, place)
    plaque.container.position.set(beside.x, beside.y)
  }
  const rest = () => {
    if (!gorge) return
    koi.take(value >= dragonFrom ? 'rising-dragon' : poseOf(value))
    koi.sprite.rotation = 0
    steps.show(value)
    plaque.show(value)
    placeAt(gorge.climb(climbedPart(value, most)))
  }
  stage.onIdleFrame((_, nowMs) => {
    if (!gorge || leaping || !stage.sways()) return
    const { x, y } = gorge.climb(climbedPart(value, most))
    koi.sprite.rotation = Math.sin(nowMs / 410) * (value >= dragonFrom ? 0.04 : 0.07)
    koi.sprite.position.set(x + Math.sin(nowMs / 690) * 2, y + Math.sin(nowMs / 520) * gorge.climber * 0.035)
  })

  return {
    container,
    /** Marks, behind the gate at their end. */
    way: steps.container,
    value: () => value,
    pulse: plaque.pulse,
    layOut: (next: Gorge): void => {
      gorge = next
      koi.layOut(next)
      steps.layOut(next)
      plaque.layOut(Math.max(22, next.climber * (next.upright ? 0.34 : 0.3)))
      rest()
    },
    /** Up to a higher multiplier with a leap, down to a lower one with a dive. */
    to: async (next: number): Promise<void> => {
      if (!gorge || next === value) return
      const [from, to] = [value, next].map((at) => climbedPart(at, most)) as [number, number] // two in, two out
      const rises = next > value
      const becomesDragon = value < dragonFrom && next >= dragonFrom
      value = next
      if (stage.calm()) return rest()
      leaping = true
      const { x, y } = gorge.climb(from)
      splash(spray, gorge, { x, y: y + gorge.climber * 0.4, size: 0.9 })
      if (next < dragonFrom) koi.take(rises ? 'climber-leap' : 'climber-left')
      await stage.play(rises ? leapMs : diveMs, (progress) => {
        if (!gorge) return
        const part = from + (to - from) * (rises ? easeOut(progress) : progress ** 2)
        const { x, y } = gorge.climb(part)
        const hop = rises ? Math.sin(Math.PI * progress) * gorge.climber * 0.3 : 0
        placeAt({ x, y: y - hop })
        if (progress > 0.4) plaque.show(next)
        koi.sprite.rotation = rises ? (0.5 - progress) * 0.3 : Math.PI * easeInOut(Math.min(1, progress * 2))
      })
      leaping = false
      rest()
      if (becomesDragon) {
        splash(spray, gorge, { ...gorge.climb(climbedPart(value, most)), size: 1.5 })
        await koi.swell()
      } else if (!rises) void spray.burst([gorge.climb(0)], { size: 1.4 })
    },
  }
}

/** `size`: compared with the climber. */
function splash(spray: Spray, { climber, cell }: Gorge, { x, y, size }: Place & { readonly size: number }): void {
  void spray.burst([{ x, y }], { size: (climber / cell.width) * size })
}

/** Before it is a dragon. */
function poseOf(value: number): Pose {
  if (value === 1) return 'climber-rest'
  return value % 2 ? 'climber-right' : 'climber-left'
}

/** Where the multiplier hangs when the koi is at a place. */
function besideKoi({ climber, upright, view }: Gorge, { x, y }: Place): Place {
  const aside = x < view.width / 2 ? 0.86 : -0.86
  return {
    x: upright ? x + aside * climber : x,
    y: y + climber * (upright ? (aside > 0 ? -0.14 : 0.24) : 0.6),
  }
}

function createKoi(stage: Stage, drawings: Drawings) {
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  let textures: Partial<Record<Pose, Texture>> = {}
  return {
    sprite,
    take: (pose: Pose): void => {
      sprite.texture = textures[pose] ?? sprite.texture
    },
    /** The koi becomes the dragon. */
    swell: async (): Promise<void> => {
      await stage.play(700, (progress) => {
        const swell = 1 + Math.sin(Math.PI * Math.min(1, progress)) * 0.45
        sprite.scale.set((0.5 + 0.5 * easeOut(progress)) * swell)
      })
      sprite.scale.set(1)
    },
    layOut: ({ climber, view }: Gorge): void => {
      const size = (pose: Pose) =>
        pose === 'rising-dragon'
          ? { width: climber, height: climber * 1.333 }
          : { width: climber * 0.92, height: climber }
      for (const texture of Object.values(textures)) stage.retire(texture)
      textures = Object.fromEntries(
        poses.map((pose) => [
          pose,
          pictureTexture(drawings.picture(`scenery/${pose}`), { ...size(pose), density: view.density }),
        ]),
      )
    },
  }
}
