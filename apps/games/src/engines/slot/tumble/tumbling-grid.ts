import { Container, Graphics, Sprite } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { Field, Grid, Position } from '../field.ts'
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
  const falling = createFalling(stage, timings)
  const cells = createCells(first)
  let leaving: Promise<void> = Promise.resolve()

  const dropAll = (
    rows: { from: number; to: number },
    land: { onLand: (reel: number) => void; waitMs?: (reel: number) => number },
  ) => falling.drop(cells.dropsOfAll(rows), { cell: cells.height(), ...land })

  return {
    container: cells.container,
    begin: () => {
      leaving = stage.calm()
        ? falling.fade(cells.sprites(), { from: 1, to: 0.16 })
        : dropAll({ from: 0, to: cells.rows() + 1 }, { onLand: () => {} })
    },
    stopAt: async (grid, { onLand, anticipating }) => {
      const begunMs = stage.nowMs()
      await leaving
      cells.show(grid)
      if (stage.calm()) {
        onLand(0)
        return falling.fade(cells.sprites(), { from: 0.16, to: 1 })
      }
      for (const sprite of cells.sprites()) sprite.alpha = 0
      await stage.wait(Math.max(0, begunMs + timings.firstStopMs / 3 - stage.nowMs()))
      for (const sprite of cells.sprites()) sprite.alpha = 1
      const waitMs = (reel: number) => anticipating.filter((at) => at <= reel).length * timings.anticipationMs
      await dropAll({ from: -(cells.rows() + 1), to: 0 }, { onLand, waitMs })
    },
    halt: async () => {
      await leaving
      cells.show(cells.grid())
    },
    change: async (grid) => {
      await falling.fade(cells.sprites(), { from: 1, to: 0.3 })
      cells.show(grid)
      await falling.fade(cells.sprites(), { from: 0.3, to: 1 })
    },
    fall: async ({ removed, grid, onLand, leave, columnApartMs }) => {
      const winners = removed.flatMap((position) => cells.spriteAt(position) ?? [])
      await (leave ? leave(winners) : falling.vanish(winners, timings.removeMs))
      const drops = cells.remove(removed)
      cells.show(grid)
      if (stage.calm()) {
        onLand(0)
        return falling.fade(winners, { from: 0.16, to: 1 })
      }
      await falling.drop(drops, { cell: cells.height(), onLand, apartMs: columnApartMs ?? timings.columnApartMs })
    },
    grid: cells.grid,
    spriteAt: cells.spriteAt,
    sprites: cells.sprites,
    layOut: cells.layOut,
  }
}

/** The sprites by reel and row, where they are at rest, and the symbols on them. */
function createCells(first: Grid) {
  const container = new Container()
  const window = new Graphics()
  let resting = first
  let cells: Sprite[][] = first.map((column) => column.map(() => createSymbol(container)))
  container.addChild(window)
  container.mask = window
  let size: Layout['cell'] | null = null
  let textures: ReadonlyMap<string, SymbolTextures> = new Map()

  const show = (grid: Grid) => {
    resting = grid
    for (const [reel, column] of cells.entries())
      for (const [row, sprite] of column.entries()) {
        const texture = textures.get(grid[reel]?.[row] ?? '')?.still
        if (texture) sprite.texture = texture
        sprite.alpha = 1
        sprite.scale.set(1)
        if (size) sprite.position.set((reel + 0.5) * size.width, (row + 0.5) * size.height)
      }
  }
  const height = () => size?.height ?? 0
  const rows = () => resting[0]?.length ?? 0

  return {
    container,
    show,
    height,
    rows,
    grid: () => resting,
    sprites: () => cells.flat(),
    spriteAt: ([reel, row]: Position) => cells[reel]?.[row],
    /** All symbols, from one distance in rows to another; those that end at 0 land. */
    dropsOfAll: ({ from, to }: { from: number; to: number }): Drop[] =>
      cells.flatMap((column, reel) =>
        column.map((sprite, row): Drop => {
          const [fromY, toY] = [(row + 0.5 + from) * height(), (row + 0.5 + to) * height()]
          return { sprite, reel, fromY, toY, lands: to === 0 }
        }),
      ),
    /** Gives the sprites their new places, those of the removed symbols above the grid, and tells how they fall there. */
    remove: (removed: readonly Position[]): Drop[] => {
      const moves = dropsAfter({ removed, reels: cells.length, rows: rows() })
      const before = cells
      cells = moves.map((column, reel) =>
        column.map(({ fromRow, fresh }) => {
          // a winner's sprite becomes the one that comes from above
          const reused = fresh === null ? fromRow : (removed.filter(([r]) => r === reel)[fresh]?.[1] ?? fromRow)
          return before[reel]?.[reused] ?? createSymbol(container)
        }),
      )
      return moves.flatMap((column, reel) =>
        column.flatMap(({ fromRow }, row): Drop[] => {
          const sprite = cells[reel]?.[row]
          if (!sprite || fromRow === row) return []
          return [{ sprite, reel, fromY: (fromRow + 0.5) * height(), toY: (row + 0.5) * height(), lands: true }]
        }),
      )
    },
    layOut: ({ board, cell }: Layout, painted: ReadonlyMap<string, SymbolTextures>): void => {
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
