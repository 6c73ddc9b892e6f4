import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut, easeOut } from '../../shell/stage/frames.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { moonOf, type Scroll } from './places.ts'

const strokesCount = 6
const turnMs = 1700
const wispsCount = 16
/** Wisps that are there by day too. */
const dayWisps = 3

/** The night of free spins: a wash of ink in six strokes of a broad brush, the moon, and wisps that light it. `darkens` is told how much of it has come, 0 … 1. */
export function createNight(stage: Stage, drawings: Drawings, darkens: (part: number) => void) {
  const [wash, lights] = [new Container(), new Container()]
  const strokes = createStrokes(stage)
  const [glow, moon] = [new Sprite(), new Sprite()]
  glow.anchor.set(0.5)
  moon.anchor.set(0.5)
  glow.blendMode = 'add'
  wash.addChild(...strokes.sprites, moon)
  const wisps = Array.from({ length: wispsCount }, () => new Sprite())
  for (const sprite of wisps) sprite.anchor.set(0.5)
  lights.addChild(glow, ...wisps)
  let scroll: Scroll | null = null
  let part = 0

  const float = (seconds: number) => {
    if (scroll)
      for (const [index, sprite] of wisps.entries()) floatWisp(sprite, index, { scroll, seconds, night: part })
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) float(nowMs / 1000)
  })
  /** 0 … 1; `lifting` on the way back to the day. */
  const set = (next: number, lifting = false) => {
    part = next
    wash.visible = part > 0
    glow.alpha = part
    moon.alpha = part
    darkens(part)
    if (scroll) strokes.set(scroll, part, lifting)
  }

  return {
    /** Multiplied with the scroll, and the moon over it. */
    wash,
    /** Over the wash. */
    lights,
    layOut: (next: Scroll): void => {
      scroll = next
      const { band, view, walker } = next
      const square = (path: string, size: number) =>
        pictureTexture(drawings.picture(path), { width: size, height: size, density: view.density })
      strokes.layOut(next)
      give(stage, wisps, square('symbols/wisp', Math.max(30, walker * 0.42)))
      const { x, y, size } = moonOf(next)
      give(stage, [moon], square('scenery/moon', size))
      moon.position.set(x, y)
      give(stage, [glow], paintGlow(band.width, band.height))
      glow.position.set(band.x + band.width / 2, band.y + band.height / 2)
      set(part)
      float(0)
    },
    turn: async (on: boolean): Promise<void> => {
      if (stage.calm()) set(on ? 1 : 0)
      else await stage.play(turnMs, (progress) => set(on ? progress : 1 - easeInOut(progress), !on))
      float(stage.sways() ? stage.nowMs() / 1000 : 0)
      stage.redraw()
    },
  }
}

/** The strokes of the wash, one below the other. */
function createStrokes(stage: Stage) {
  const sprites = Array.from({ length: strokesCount }, () => new Sprite())
  for (const sprite of sprites) sprite.blendMode = 'multiply'
  return {
    sprites,
    /** They come one after another from the left; `lifting`: they fade, one after another. */
    set: ({ band }: Scroll, part: number, lifting: boolean): void => {
      for (const [index, sprite] of sprites.entries()) {
        const stagger = index * 0.11
        const own = Math.min(1, Math.max(0, (part - stagger * (lifting ? 0.6 : 1)) / (1 - stagger)))
        sprite.x = lifting ? band.x : band.x - band.width * 1.12 * (1 - easeOut(own))
        sprite.alpha = lifting ? own : 1
      }
    },
    layOut: ({ band }: Scroll): void => {
      const top = (index: number) => Math.round((index * band.height) / strokesCount)
      for (const [index, sprite] of sprites.entries()) {
        const height = top(index + 1) - top(index)
        give(stage, [sprite], paintStroke({ width: band.width * 1.12, height }, index))
        sprite.y = band.y + top(index)
      }
    },
  }
}

/** A wisp around its home beside the grid, or above and below it. `night`: how much of the night has come. */
function floatWisp(
  sprite: Sprite,
  index: number,
  { scroll, seconds, night }: { scroll: Scroll; seconds: number; night: number },
): void {
  const { band, board, walker } = scroll
  const random = (index * 0.618034 + 0.11) % 1
  const home = homeOf(index, scroll)
  const x = band.x + home.x + Math.sin(seconds * 0.34 + index) * walker * 0.3
  const y = band.y + home.y + Math.sin(seconds * 0.8 + index * 2) * walker * 0.1
  sprite.position.set(x, y)
  const flicker = 1 + Math.sin(seconds * 7 + index * 3) * 0.06
  sprite.scale.set(flicker * (0.5 + random * 0.6), (2 - flicker) * (0.5 + random * 0.6))
  // they go out before the grid
  const aside = Math.max(board.x - x, x - board.x - board.width, board.y - y, y - board.y - board.height)
  const seen = Math.min(1, Math.max(0, aside / (walker * 0.3)))
  sprite.alpha = seen * (index < dayWisps ? 0.6 + 0.4 * night : night)
}

/** From the band's corner. */
function homeOf(index: number, { band, board, upright }: Scroll): { x: number; y: number } {
  const other = (index * 0.754878 + 0.3) % 1
  if (upright) {
    const [above, below] = [board.y - band.y, band.y + band.height - board.y - board.height]
    const x = ((index * 0.618034 + 0.11) % 1) * band.width
    return { x, y: index % 3 ? (0.18 + 0.82 * other) * above : band.height - (0.2 + 0.8 * other) * below }
  }
  const [left, right] = [board.x - band.x, band.x + band.width - board.x - board.width]
  const row = (index + 0.5) / wispsCount
  return { x: index % 2 ? band.width - other * right : other * left, y: (0.06 + row * 0.86) * band.height }
}

/** A stroke of a broad wet brush: streaks along it, and hairs that run out at its right end. */
function paintStroke({ width, height }: { width: number; height: number }, index: number): Texture {
  return painted({ width, height, density: 1 }, (brush) => {
    const hairs = 34
    for (let hair = 0; hair < hairs; hair++) {
      const random = (hair * 0.618034 + index * 0.37) % 1
      const end = width * (0.9 + random * 0.1)
      const tone = 0.95 + 0.09 * Math.abs(Math.sin(hair * 0.31 + index * 1.7))
      const depth = index / (strokesCount - 1)
      const [r, g, b] = [54 + depth * 44, 54 + depth * 34, 118 + depth * 24].map((value) => Math.round(value * tone))
      brush.fillStyle = `rgb(${r} ${g} ${b})`
      brush.fillRect(0, Math.floor((hair * height) / hairs), end, Math.ceil(height / hairs) + 1)
    }
  })
}

/** Ghost light that rises from the corners. */
function paintGlow(width: number, height: number): Texture {
  return painted({ width, height, density: 0.25 }, (brush) => {
    for (const [x, y, radius, strength] of [
      [0.06, 0.8, 0.5, 0.22],
      [0.94, 0.72, 0.5, 0.22],
      [0.5, 1.05, 0.6, 0.12],
    ] as const) {
      const reach = Math.max(width, height) * radius
      const light = brush.createRadialGradient(x * width, y * height, 0, x * width, y * height, reach)
      light.addColorStop(0, `rgb(47 181 167 / ${strength})`)
      light.addColorStop(1, 'rgb(47 181 167 / 0)')
      brush.fillStyle = light
      brush.fillRect(0, 0, width, height)
    }
  })
}
