import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { Field, Grid } from '../../engines/slot/field.ts'
import { centreOf, type Layout } from '../../engines/slot/layout.ts'
import { easeInOut, easeOut } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'

const growMs = 620
const apartMs = 260
const fadeMs = 220

interface Expand {
  readonly symbol: string
  readonly reels: readonly number[]
  readonly grid: Grid
}

/** A lit sheet grows on each reel from the place of the symbol up and down, and uncovers the symbol on it. */
export function createExpansion(stage: Stage) {
  const container = new Container()

  async function fill(field: Field, layout: Layout, { symbol, reel }: { symbol: string; reel: number }): Promise<void> {
    const landed = field.grid()[reel] ?? []
    const from = landed.indexOf(symbol)
    const texture = field.spriteAt([reel, from])?.texture
    if (!texture) return
    const { board, cell } = layout
    const gap = Math.max(3, cell.width * 0.035)
    const [left, width] = [board.x + reel * cell.width + gap / 2, cell.width - gap]
    const opening = new Graphics()
    const [filled, sheet, edges] = [new Container(), bar(0xfdeed6), [bar(0xf0a566), bar(0xf0a566)]]
    const symbols = landed.map((_, row) => {
      const sprite = new Sprite(texture)
      sprite.anchor.set(0.5)
      sprite.position.copyFrom(centreOf(layout, [reel, row]))
      return sprite
    })
    sheet.position.set(left, board.y)
    sheet.setSize(width, board.height)
    filled.addChild(sheet, ...symbols)
    filled.mask = opening
    container.addChild(filled, opening, ...edges)
    await stage.play(growMs, (progress) => {
      const t = easeInOut(progress)
      const top = board.y + from * cell.height * (1 - t)
      const bottom = board.y + (from + 1) * cell.height + (landed.length - from - 1) * cell.height * t
      opening
        .clear()
        .rect(left, top, width, bottom - top)
        .fill(0xffffff)
      for (const [index, edge] of edges.entries()) {
        edge.position.set(left, index ? bottom - gap : top)
        edge.setSize(width, gap)
        edge.alpha = 1 - progress ** 4
      }
      symbols[from]?.scale.set(1 + 0.14 * Math.sin(progress * Math.PI))
    })
  }

  return {
    container,
    /** Fills the reels one after another; `onReel` is called as each begins, with its number in this spin. */
    play: async (
      { symbol, reels, grid }: Expand,
      { field, layout, onReel }: { field: Field; layout: Layout; onReel: (index: number) => void },
    ): Promise<void> => {
      await Promise.all(
        reels.map(async (reel, index) => {
          await stage.wait(index * apartMs)
          onReel(index)
          await fill(field, layout, { symbol, reel })
        }),
      )
      await field.change(grid, { fades: false })
      await stage.play(fadeMs, (progress) => {
        container.alpha = 1 - easeOut(progress)
      })
      for (const part of container.removeChildren()) part.destroy({ children: true })
      container.alpha = 1
    },
  }
}

function bar(tint: number): Sprite {
  const sprite = new Sprite(Texture.WHITE)
  sprite.tint = tint
  return sprite
}
