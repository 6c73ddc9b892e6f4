import { Container, Graphics, type Sprite } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { Field, Grid, Position } from '../field.ts'
import type { ReelTimings } from '../skin.ts'
import { createReel } from './reel.ts'

const startApartMs = 60
const changeMs = 260

interface ReelsOptions {
  readonly stage: Stage
  readonly rows: number
  readonly fillers: readonly string[]
  readonly grid: Grid
  readonly timings: ReelTimings
}

/** Reels side by side that turn and stop from left to right. */
export function createReels({ stage, rows, fillers, grid, timings }: ReelsOptions): Field {
  const container = new Container()
  const window = new Graphics()
  const reels = grid.map((_, index) => createReel({ stage, rows, fillers, start: index * 5, timings }))
  container.addChild(...reels.map((reel) => reel.container), window)
  container.mask = window
  for (const [index, reel] of reels.entries()) reel.rest(grid[index] ?? [])
  let resting = grid
  let begunMs: number | null = null
  let starts: Promise<void>[] = []
  let held: readonly number[] = []

  const stopAt: Field['stopAt'] = async (next, { onLand, anticipating }) => {
    const begun = begunMs ?? stage.nowMs()
    await Promise.all(starts)
    let stopMs = Math.max(begun + timings.firstStopMs, stage.nowMs()) - timings.nextStopMs
    await Promise.all(
      reels.map(async (reel, index) => {
        if (held.includes(index)) return
        stopMs += timings.nextStopMs + (anticipating.includes(index) ? timings.anticipationMs : 0)
        await stage.wait(stopMs - stage.nowMs())
        await reel.stop(next[index] ?? [], () => onLand(index))
      }),
    )
    resting = next
    begunMs = null
    held = []
  }

  const spriteAt = ([reel, row]: Position): Sprite | undefined => reels[reel]?.spriteIn(row)
  const put = (next: Grid) => {
    for (const [index, reel] of reels.entries()) reel.rest(next[index] ?? [])
    resting = next
  }
  const change: Field['change'] = async (next, { fades } = { fades: true }) => {
    if (!fades) return put(next)
    const changed = reels.filter((_, index) => String(next[index]) !== String(resting[index]))
    const fade = (from: number, to: number) =>
      stage.play(changeMs / 2, (part) => {
        for (const reel of changed) reel.container.alpha = from + (to - from) * part
      })
    await fade(1, 0.3)
    put(next)
    await fade(0.3, 1)
  }

  return {
    container,
    stopAt,
    begin: (kept = []) => {
      begunMs = stage.nowMs()
      held = kept
      starts = reels.map(async (reel, index) => {
        if (kept.includes(index)) return
        await stage.wait(index * startApartMs)
        reel.begin()
      })
    },
    halt: () => stopAt(resting, { onLand: () => {}, anticipating: [] }),
    change,
    fall: async ({ grid: next, onLand }) => {
      await change(next)
      onLand(0)
    },
    grid: () => resting,
    spriteAt,
    sprites: () =>
      reels.flatMap((_, reel) =>
        Array.from({ length: rows }, (_cell, row) => spriteAt([reel, row])).filter((sprite) => sprite !== undefined),
      ),
    layOut: ({ board, cell }, textures) => {
      container.position.set(board.x, board.y)
      window.clear().rect(0, 0, board.width, board.height).fill(0xffffff)
      for (const [index, reel] of reels.entries()) {
        reel.container.x = index * cell.width
        reel.layOut(cell, textures)
      }
    },
  }
}
