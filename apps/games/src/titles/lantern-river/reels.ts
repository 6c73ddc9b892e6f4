import { Container, Graphics, type Sprite } from 'pixi.js'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Layout } from './layout.ts'
import { createReel } from './reel.ts'
import type { SymbolTextures } from './symbol-textures.ts'

/** From the press to the first stop. With the later stops a spin takes the 2.5 s that the rules for slots require. */
const firstStopMs = 880
/** From each stop to the next. */
const nextStopMs = 260
const startApartMs = 60

export type Reels = ReturnType<typeof createReels>

export function createReels({
  stage,
  rows,
  fillers,
  grid,
}: {
  stage: Stage
  rows: number
  fillers: readonly string[]
  grid: readonly (readonly string[])[]
}) {
  const container = new Container()
  const window = new Graphics()
  const reels = grid.map((_, index) => createReel({ stage, rows, fillers, start: index * 5 }))
  container.addChild(...reels.map((reel) => reel.container), window)
  container.mask = window
  for (const [index, reel] of reels.entries()) reel.rest(grid[index] ?? [])
  let resting = grid
  let begunMs: number | null = null
  let starts: Promise<void>[] = []

  async function stopAt(next: readonly (readonly string[])[], onLand: (reel: number) => void): Promise<void> {
    const begun = begunMs ?? stage.nowMs()
    await Promise.all(starts)
    const firstMs = Math.max(begun + firstStopMs, stage.nowMs())
    await Promise.all(
      reels.map(async (reel, index) => {
        await stage.wait(firstMs + index * nextStopMs - stage.nowMs())
        await reel.stop(next[index] ?? [], () => onLand(index))
      }),
    )
    resting = next
    begunMs = null
  }

  return {
    container,
    stopAt,
    begin: (): void => {
      begunMs = stage.nowMs()
      starts = reels.map(async (reel, index) => {
        await stage.wait(index * startApartMs)
        reel.begin()
      })
    },
    /** Back to the symbols from before the press. */
    halt: (onLand: (reel: number) => void): Promise<void> => stopAt(resting, onLand),
    grid: () => resting,
    spriteAt: ([reel, row]: readonly [number, number]): Sprite | undefined => reels[reel]?.spriteIn(row),
    sprites: (): Sprite[] =>
      reels.flatMap((reel) =>
        Array.from({ length: rows }, (_, row) => reel.spriteIn(row)).filter((sprite) => sprite !== undefined),
      ),
    layOut: (layout: Layout, textures: ReadonlyMap<string, SymbolTextures>): void => {
      const { board, cell } = layout
      container.position.set(board.x, board.y)
      window.clear().rect(0, 0, board.width, board.height).fill(0xffffff)
      reels.forEach((reel, index) => {
        reel.container.x = index * cell.width
        reel.layOut(layout, textures)
      })
    },
  }
}
