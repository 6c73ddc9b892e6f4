import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import type { Scroll } from './places.ts'

const runnerKinds = ['umbrella', 'kappa', 'cat', 'one-eye', 'kettle', 'tengu', 'long-neck', 'lantern'] as const
/** For each tier: yokai who run across, flames that rise, and whether the sun comes up before them. */
const shows: Readonly<Record<WinTier, { runners: number; flames: number; sun: boolean }>> = {
  big: { runners: 5, flames: 14, sun: false },
  super: { runners: 8, flames: 22, sun: false },
  mega: { runners: 12, flames: 30, sun: true },
  epic: { runners: 16, flames: 40, sun: true },
}
const most = { runners: 16, flames: 40 } as const

/** For a big win: the whole parade runs across the scroll; for the highest tiers the sun rises, before which the night's guests run home. */
export function createCelebrations(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const sun = new Sprite()
  sun.anchor.set(0.5)
  const flames = Array.from({ length: most.flames }, () => new Sprite())
  const runners = Array.from({ length: most.runners }, () => new Sprite())
  for (const sprite of flames) sprite.anchor.set(0.5)
  for (const sprite of runners) sprite.anchor.set(0.5, 1)
  container.addChild(sun, ...flames, ...runners)
  container.visible = false
  let scroll: Scroll | null = null

  return {
    container,
    layOut: (next: Scroll): void => {
      scroll = next
      const { band, view } = next
      const tall = tallOf(next)
      const square = (path: string, size: number) =>
        pictureTexture(drawings.picture(path), { width: size, height: size, density: view.density })
      give(stage, flames, square('symbols/wisp', tall * 0.42))
      give(stage, [sun], square('scenery/sun', Math.min(band.width * 1.05, band.height * 0.95)))
      if (runners[0]) stage.retire(runners[0].texture)
      const sheet = paintedSheet(
        Object.fromEntries(
          runnerKinds.map((kind) => [
            kind,
            pictureOn(drawings.picture(`symbols/${kind}`), { width: tall, height: tall, density: view.density }),
          ]),
        ),
      )
      for (const [index, sprite] of runners.entries())
        sprite.texture = sheet[runnerKinds[index % runnerKinds.length] ?? 'umbrella'] ?? sprite.texture
    },
    of: (tier: WinTier): Celebration => {
      const show = shows[tier]
      return {
        begin: () => {
          container.visible = true
          sun.visible = show.sun
        },
        step: (progress) => {
          container.alpha = Math.min(1, (1 - progress) * 8)
          if (!scroll) return
          burn(flames, { scroll, count: stage.plain ? Math.round(show.flames / 3) : show.flames, progress })
          run(runners, { scroll, count: show.runners, progress })
          if (show.sun) rise(sun, scroll, progress)
        },
        end: () => {
          container.visible = false
        },
      }
    },
  }
}

/** Height of a runner. */
const tallOf = ({ band }: Scroll) => Math.min(band.height * 0.27, band.width * 0.36)

interface Shown {
  readonly scroll: Scroll
  readonly count: number
  readonly progress: number
}

/** Each crosses the scroll in its own time, one after another. */
function run(runners: readonly Sprite[], { scroll, count, progress }: Shown): void {
  const { band } = scroll
  const tall = tallOf(scroll)
  for (const [index, sprite] of runners.entries()) {
    sprite.visible = index < count
    const row = index % 2
    const late = (index / Math.max(1, count)) * 0.52
    const own = (progress - late) / 0.46
    sprite.x = band.x + band.width + tall * 0.7 - own * (band.width + tall * 1.4)
    const beat = progress * 38 + index * 1.7
    sprite.y = band.y + band.height * (row ? 0.97 : 0.86) - Math.abs(Math.sin(beat)) * tall * 0.28
    sprite.rotation = -0.1 + Math.sin(beat) * 0.12
  }
}

/** Flames rise from the lower edge again and again. */
function burn(flames: readonly Sprite[], { scroll, count, progress }: Shown): void {
  const { band } = scroll
  for (const [index, sprite] of flames.entries()) {
    const [random, other] = [(index * 0.618034) % 1, (index * 0.754878) % 1]
    const own = (progress * (1.3 + other * 0.8) + random) % 1
    sprite.visible = index < count
    sprite.position.set(
      band.x + other * band.width + Math.sin(progress * 8 + index) * tallOf(scroll) * 0.2,
      band.y + band.height * (1.05 - own * 1.15),
    )
    sprite.scale.set((0.4 + random * 0.7) * Math.min(1, (1 - own) * 2))
  }
}

function rise(sun: Sprite, { band }: Scroll, progress: number): void {
  sun.position.set(band.x + band.width / 2, band.y + band.height * (1.35 - 0.87 * easeOut(Math.min(1, progress * 1.6))))
  sun.rotation = progress * 0.5
}
