import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut, overshoot } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

type Mood = 'calm' | 'happy' | 'surprised'
const moods = ['calm', 'happy', 'surprised'] as const
/** Sizes as parts of the pool's width. */
const inPool = { size: 0.62, water: 0.37 } as const
const delightMs = 1300

/** The snow monkey in its pool: relaxed between events, delighted with each spring, startled by cold water. */
export function createMonkey(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const [pool, rim] = [new Sprite(), new Sprite()]
  for (const sprite of [pool, rim]) sprite.anchor.set(0.5, 1)
  const bather = createBather(stage, drawings)
  container.addChild(pool, bather.body, rim)
  let isMoving = false
  /** Counts reactions, so that an earlier one does not end a later one. */
  let reaction = 0

  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways() && !isMoving) bather.bob(nowMs)
  })
  const react = async (
    next: Mood,
    { ms, step, staysMs }: { ms: number; step: (progress: number) => void; staysMs: number | null },
  ) => {
    const own = ++reaction
    bather.show(next)
    if (stage.calm()) return // the face stays until the next event
    isMoving = true
    await stage.play(ms, (progress) => {
      if (own === reaction) step(progress)
    })
    if (own !== reaction) return
    isMoving = false
    bather.rest()
    if (staysMs === null) return
    await stage.wait(staysMs)
    if (own === reaction) bather.show('calm')
  }
  const hop = (part: number, staysMs: number | null) =>
    react('happy', { ms: 560, step: (progress) => bather.hop(progress, part), staysMs })

  return {
    container,
    relax: (): void => {
      reaction++
      isMoving = false
      bather.rest()
      bather.show('calm')
    },
    /** A hop, higher the further the player has come (0 … 1). */
    delight: (part: number): Promise<void> => hop(part, delightMs),
    /** Happy until the next round; `cheer` moves it meanwhile, 0 … 1. */
    rejoice: (): Promise<void> => hop(1, null),
    cheer: bather.cheer,
    startle: (): Promise<void> => react('surprised', { ms: 620, step: bather.jolt, staysMs: 1700 }),
    layOut: ({ pool: place, view }: Places): void => {
      const { density } = view
      const whole = { width: place.width, height: (place.width * 230) / 400, density }
      give(stage, [pool], pictureTexture(drawings.picture('scenery/pool'), whole))
      give(stage, [rim], pictureTexture(drawings.picture('scenery/pool-rim'), whole))
      container.position.set(place.x, place.y)
      bather.layOut(place.width, density)
    },
  }
}

/** The monkey itself, which moves up and down in the water. Motions go from 0 to 1. */
function createBather(stage: Stage, drawings: Drawings) {
  const body = new Sprite()
  body.anchor.set(0.5, 0.96)
  let textures: Partial<Record<Mood, Texture>> = {}
  let mood: Mood = 'calm'
  let [waterY, size] = [0, 0]

  const show = (next: Mood) => {
    mood = next
    body.texture = textures[next] ?? body.texture
    stage.redraw()
  }
  const rest = () => {
    body.position.set(0, waterY)
    body.scale.set(1)
    body.rotation = 0
  }
  return {
    body,
    show,
    rest,
    bob: (nowMs: number): void => {
      body.y = waterY + Math.sin(nowMs / 900) * size * 0.012
      body.rotation = mood === 'calm' ? Math.sin(nowMs / 1700) * 0.02 : 0
    },
    hop: (progress: number, part: number): void => {
      const up = Math.sin(Math.min(1, progress * 1.25) * Math.PI)
      body.y = waterY - up * size * (0.05 + 0.05 * part)
      const squash = progress < 0.8 ? 1 : 1 - Math.sin(((progress - 0.8) / 0.2) * Math.PI) * 0.07
      body.scale.set(2 - squash, squash)
    },
    cheer: (progress: number): void => {
      body.y = waterY - Math.abs(Math.sin(progress * Math.PI * 10)) * (1 - progress) * size * 0.08
    },
    jolt: (progress: number): void => {
      const up = overshoot(Math.min(1, progress * 3)) * (1 - easeOut(Math.max(0, progress - 0.34) / 0.66))
      body.y = waterY - up * size * 0.07
      body.x = Math.sin(progress * 42) * size * 0.016 * (1 - progress)
      body.scale.set(1 - up * 0.06, 1 + up * 0.1)
    },
    layOut: (poolWidth: number, density: number): void => {
      for (const texture of Object.values(textures)) stage.retire(texture)
      size = poolWidth * inPool.size
      textures = Object.fromEntries(
        moods.map((name) => [
          name,
          pictureTexture(drawings.picture(`scenery/monkey-${name}`), { width: size, height: size, density }),
        ]),
      )
      waterY = -poolWidth * inPool.water * 0.55
      rest()
      show(mood)
    },
  }
}
