import { Container, Graphics, Sprite } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { Field, Grid } from '../field.ts'
import type { Layout } from '../layout.ts'
import type { FallTimings, ReelTimings } from '../skin.ts'
import type { SymbolTextures } from '../symbol-textures.ts'
import { dropsAfter } from './drops.ts'
import { createFalling, type Drop } from './falling.ts'

interface GridOptions {
  readonly stage: Stage
  readonly grid: Grid
  readonly timings: FallTimings & ReelTimings
}

/** A grid of single symbols, each a sprite that stays the same while it falls. */
export function createTumblingGrid({ stage, grid: first, timings }: GridOptions): Field {
  const container = new Container()
  const window = new Graphics()
  const falling = createFalling(stage, timings)
  let resting = first
  /** By reel and row, those at rest. */
  let cells: Sprite[][] = first.map((column) => column.map(() => createSymbol(container)))
  container.addChild(window)
  container.mask = window
  let size: Layout['cell'] | null = null
  let textures: ReadonlyMap<string, SymbolTextures> = new Map()
  let leaving: Promise<void> = Promise.resolve()

  const place = (sprite: Sprite, reel: number, row: number) => {
    if (size) sprite.position.set((reel + 0.5) * size.width, (row + 0.5) * size.height)
  }
  const show = (grid: Grid) => {
    resting = grid
    for (const [reel, column] of cells.entries())
      for (const [row, sprite] of column.entries()) {
        const texture = textures.get(grid[reel]?.[row] ?? '')?.still
        if (texture) sprite.texture = texture
        sprite.alpha = 1
        sprite.scale.set(1)
        place(sprite, reel, row)
      }
  }
  const height = () => size?.height ?? 0
  const dropAll = (
    rows: { from: number; to: number },
    land: { onLand: (reel: number) => void; waitMs?: (reel: number) => number },
  ) => {
    const drops = cells.flatMap((column, reel) =>
      column.map((sprite, row): Drop => {
        const [fromY, toY] = [(row + 0.5 + rows.from) * height(), (row + 0.5 + rows.to) * height()]
        return { sprite, reel, fromY, toY, lands: rows.to === 0 }
      }),
    )
    return falling.drop(drops, { cell: height(), ...land })
  }

  return {
    container,
    begin: () => {
      const rows = resting[0]?.length ?? 0
      leaving = stage.calm()
        ? falling.fade(cells.flat(), { from: 1, to: 0.16 })
        : dropAll({ from: 0, to: rows + 1 }, { onLand: () => {} })
    },
    stopAt: async (grid, { onLand, anticipating }) => {
      const begunMs = stage.nowMs()
      await leaving
      show(grid)
      if (stage.calm()) {
        onLand(0)
        return falling.fade(cells.flat(), { from: 0.16, to: 1 })
      }
      for (const sprite of cells.flat()) sprite.alpha = 0
      await stage.wait(Math.max(0, begunMs + timings.firstStopMs / 3 - stage.nowMs()))
      for (const sprite of cells.flat()) sprite.alpha = 1
      const waitMs = (reel: number) => anticipating.filter((at) => at <= reel).length * timings.anticipationMs
      await dropAll({ from: -((grid[0]?.length ?? 0) + 1), to: 0 }, { onLand, waitMs })
    },
    halt: async () => {
      await leaving
      show(resting)
    },
    change: async (grid) => {
      await falling.fade(cells.flat(), { from: 1, to: 0.3 })
      show(grid)
      await falling.fade(cells.flat(), { from: 0.3, to: 1 })
    },
    fall: async ({ removed, grid, onLand, leave, columnApartMs }) => {
      const winners = removed.flatMap(([reel, row]) => cells[reel]?.[row] ?? [])
      await (leave ? leave(winners) : falling.vanish(winners, timings.removeMs))
      const moves = dropsAfter({ removed, reels: cells.length, rows: resting[0]?.length ?? 0 })
      const before = cells
      cells = moves.map((column, reel) =>
        column.map(({ fromRow, fresh }) => {
          // a winner's sprite becomes the one that comes from above
          const reused = fresh === null ? fromRow : (removed.filter(([r]) => r === reel)[fresh]?.[1] ?? fromRow)
          return before[reel]?.[reused] ?? createSymbol(container)
        }),
      )
      show(grid)
      if (stage.calm()) {
        onLand(0)
        return falling.fade(winners, { from: 0.16, to: 1 })
      }
      const drops = moves.flatMap((column, reel) =>
        column.flatMap(({ fromRow }, row): Drop[] => {
          const sprite = cells[reel]?.[row]
          if (!sprite || fromRow === row) return []
          return [{ sprite, reel, fromY: (fromRow + 0.5) * height(), toY: (row + 0.5) * height(), lands: true }]
        }),
      )
      await falling.drop(drops, { cell: height(), onLand, apartMs: columnApartMs ?? timings.columnApartMs })
    },
    grid: () => resting,
    spriteAt: ([reel, row]) => cells[reel]?.[row],
    sprites: () => cells.flat(),
    layOut: ({ board, cell }, painted) => {
      size = cell
      textures = painted
      container.position.set(board.x, board.y)
      window.clear().rect(0, 0, board.width, board.height).fill(0xffffff)
      show(resting)
    },
  }
}

function createSymbol(container: Container): Sprite {
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  container.addChild(sprite)
  return sprite
}
