import { Container, Sprite } from 'pixi.js'
import { easeOut, overshoot } from '../../../shell/stage/frames.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { Layout } from '../layout.ts'
import type { ReelTimings } from '../skin.ts'
import type { SymbolTextures } from '../symbol-textures.ts'

const startMs = 380
const blurAbove = 9

export type Reel = ReturnType<typeof createReel>

/** One reel: a strip and its motion. */
export function createReel({
  stage,
  timings: { cellsPerSecond: speed, swing },
  ...options
}: { stage: Stage; timings: Pick<ReelTimings, 'cellsPerSecond' | 'swing'> } & StripOptions) {
  const strip = createStrip(options)
  let stopTurning: (() => void) | null = null

  return {
    container: strip.container,
    rest: strip.rest,
    layOut: strip.layOut,
    spriteIn: strip.spriteIn,
    /** Starts with a short pull upwards, then accelerates. */
    begin: (): void => {
      stopTurning?.()
      let turningMs = 0
      stopTurning = stage.onFrame((elapsedMs) => {
        turningMs += elapsedMs
        if (stage.calm()) {
          strip.container.alpha = Math.max(0.16, 1 - turningMs / 240)
          return
        }
        const pace = turningMs < startMs ? startPace(turningMs / startMs) : 1
        strip.turnTo(strip.turned() + (speed * pace * elapsedMs) / 1000, { blurred: speed * pace > blurAbove })
      })
    },
    /** Brings this column to rest and resolves when it stands. `onLand` is called when it first reaches its place. */
    stop: async (column: readonly string[], onLand: () => void): Promise<void> => {
      stopTurning?.()
      stopTurning = null
      if (stage.calm()) return fadeIn(stage, strip, column, onLand)
      const from = strip.turned()
      const to = Math.floor(from) + options.rows + 1
      strip.put(column, to)
      const durationMs = ((to - from) * (3 + swing) * 1000) / speed
      let landed = false
      await stage.play(durationMs, (progress) => {
        strip.turnTo(from + (to - from) * overshoot(progress, swing), { blurred: progress < 0.22 })
        if (!landed && strip.turned() >= to) {
          landed = true
          onLand()
        }
      })
      strip.rest(column)
    },
  }
}

/** For players who prefer reduced motion: the column appears instead of turning in. */
async function fadeIn(stage: Stage, strip: Strip, column: readonly string[], onLand: () => void): Promise<void> {
  strip.rest(column)
  onLand()
  await stage.play(180, (progress) => {
    strip.container.alpha = 0.16 + 0.84 * easeOut(progress)
  })
}

interface StripOptions {
  readonly rows: number
  readonly fillers: readonly string[]
  readonly start: number
}
type Strip = ReturnType<typeof createStrip>

/**
 * The symbols of a reel. `turned` counts the cells that have passed; cell `n` keeps its symbol wherever the strip stands. Symbols that pass are ordinary
 * ones, never scatters or wilds, so that the reel cannot suggest a near miss that is not in the result.
 */
function createStrip({ rows, fillers, start }: StripOptions) {
  const container = new Container()
  const sprites = Array.from({ length: rows + 1 }, () => new Sprite())
  for (const sprite of sprites) sprite.anchor.set(0.5)
  container.addChild(...sprites)
  const cells = new Map<number, string>()
  let textures: ReadonlyMap<string, SymbolTextures> = new Map()
  let size: Layout['cell'] | null = null
  let turned = 0
  let blurred = false

  // shares no factor with the number of fillers, or one symbol would pass again and again
  const stride = fillers.length % 7 === 0 ? 5 : 7
  const symbolAt = (cell: number): string =>
    cells.get(cell) ?? fillers[Math.abs((cell * stride + start) % fillers.length)] ?? ''

  function draw(): void {
    if (!size) return
    const base = Math.floor(turned)
    const part = turned - base
    sprites.forEach((sprite, index) => {
      const row = index - 1
      const found = textures.get(symbolAt(row - base))
      if (!found || !size) return
      sprite.texture = blurred ? found.flying : found.still
      sprite.position.set(size.width / 2, (row + part + 0.5) * size.height)
    })
  }

  return {
    container,
    turned: () => turned,
    turnTo: (cell: number, motion: { blurred: boolean }): void => {
      turned = cell
      blurred = motion.blurred
      draw()
    },
    /** Puts a column where it is in view once the strip has turned to `cell`. */
    put: (column: readonly string[], cell: number): void => {
      for (const [row, symbol] of column.entries()) cells.set(row - cell, symbol)
    },
    rest: (column: readonly string[]): void => {
      cells.clear()
      for (const [row, symbol] of column.entries()) cells.set(row, symbol)
      turned = 0
      blurred = false
      container.alpha = 1
      draw()
    },
    layOut: (cell: Layout['cell'], painted: ReadonlyMap<string, SymbolTextures>): void => {
      size = cell
      textures = painted
      draw()
    },
    /** The sprite that shows this row while the reel is at rest. */
    spriteIn: (row: number): Sprite | undefined => sprites[row + 1],
  }
}

/** First a little backwards, then up to full speed; `part` and the result are 0 … 1. */
function startPace(part: number): number {
  return part < 0.25 ? -0.12 * Math.sin((part / 0.25) * Math.PI) : ((part - 0.25) / 0.75) ** 2
}
