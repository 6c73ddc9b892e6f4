import { Container, Sprite } from 'pixi.js'
import { easeOut, overshoot } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Layout } from './layout.ts'
import type { SymbolTextures } from './symbol-textures.ts'

/** Cells a second at full speed, how long the start takes, and how far the stop swings past. */
const speed = 21
const startMs = 380
const swing = 1
const swingSlope = 3 + swing
const blurAbove = 9

export type Reel = ReturnType<typeof createReel>

/**
 * One strip. `turned` counts the cells that went by; cell `n` carries a symbol wherever the strip stands. What flies past is ordinary
 * symbols only, never gates or moons: nothing may look like a near miss that the result does not hold.
 */
export function createReel({
  stage,
  rows,
  fillers,
  start,
}: {
  stage: Stage
  rows: number
  fillers: readonly string[]
  start: number
}) {
  const container = new Container()
  const sprites = Array.from({ length: rows + 1 }, () => new Sprite())
  for (const sprite of sprites) sprite.anchor.set(0.5)
  container.addChild(...sprites)
  const cells = new Map<number, string>()
  let textures: ReadonlyMap<string, SymbolTextures> = new Map()
  let layout: Layout | null = null
  let turned = 0
  let blurred = false
  let stopTurning: (() => void) | null = null

  const symbolAt = (cell: number): string =>
    cells.get(cell) ?? fillers[Math.abs((cell * 7 + start) % fillers.length)] ?? ''

  function draw(): void {
    if (!layout) return
    const base = Math.floor(turned)
    const part = turned - base
    sprites.forEach((sprite, index) => {
      const row = index - 1
      const found = textures.get(symbolAt(row - base))
      if (!found || !layout) return
      sprite.texture = blurred ? found.flying : found.still
      sprite.position.set(layout.cell.width / 2, (row + part + 0.5) * layout.cell.height)
    })
  }

  function rest(column: readonly string[]): void {
    cells.clear()
    for (const [row, symbol] of column.entries()) cells.set(row, symbol)
    turned = 0
    blurred = false
    container.alpha = 1
    draw()
  }

  return {
    container,
    rest,
    layOut: (next: Layout, painted: ReadonlyMap<string, SymbolTextures>) => {
      layout = next
      textures = painted
      draw()
    },
    /** The sprite that shows this row while the reel is at rest. */
    spriteIn: (row: number): Sprite | undefined => sprites[row + 1],
    column: (): string[] => Array.from({ length: rows }, (_, row) => symbolAt(row - Math.floor(turned))),
    /** Begins to turn: a short pull upwards, then faster and faster. */
    begin: (): void => {
      stopTurning?.()
      let turningMs = 0
      stopTurning = stage.onFrame((elapsedMs) => {
        turningMs += elapsedMs
        if (stage.calm()) {
          container.alpha = Math.max(0.16, 1 - turningMs / 240)
          return
        }
        const pace = turningMs < startMs ? startPace(turningMs / startMs) : 1
        turned += (speed * pace * elapsedMs) / 1000
        blurred = speed * pace > blurAbove
        draw()
      })
    },
    /** Brings this column to rest. Resolves when it stands; `onLand` is called as it meets its place. */
    stop: async (column: readonly string[], onLand: () => void): Promise<void> => {
      stopTurning?.()
      stopTurning = null
      if (stage.calm()) {
        rest(column)
        onLand()
        await stage.play(180, (progress) => {
          container.alpha = 0.16 + 0.84 * easeOut(progress)
        })
        return
      }
      const from = turned
      const to = Math.floor(from) + rows + 1
      for (const [row, symbol] of column.entries()) cells.set(row - to, symbol)
      const durationMs = ((to - from) * swingSlope * 1000) / speed
      let landed = false
      await stage.play(durationMs, (progress) => {
        turned = from + (to - from) * overshoot(progress, swing)
        blurred = progress < 0.22
        draw()
        if (!landed && turned >= to) {
          landed = true
          onLand()
        }
      })
      rest(column)
    },
  }
}

/** Weight: first a little backwards, then up to full speed. */
function startPace(part: number): number {
  return part < 0.25 ? -0.12 * Math.sin((part / 0.25) * Math.PI) : ((part - 0.25) / 0.75) ** 2
}
