import { Container, Sprite, Texture } from 'pixi.js'
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

/** A lit sheet grows on each reel from the place of the symbol up and down, and the symbol with it. */
export function createExpansion(stage: Stage) {
  const container = new Container()

  async function fill(field: Field, layout: Layout, { symbol, reel }: { symbol: string; reel: number }): Promise<void> {
    const landed = field.grid()[reel] ?? []
    const from = landed.indexOf(symbol)
    const texture = field.spriteAt([reel, from])?.texture
    if (!texture) return
    const { board, cell } = layout
    const gap = Math.max(3, cell.width * 0.035)
    const sheet = new Sprite(Texture.WHITE)
    sheet.tint = 0xfdeed6
    sheet.position.x = board.x + reel * cell.width + gap / 2
    const symbols = landed.map(() => new Sprite(texture))
    for (const sprite of symbols) sprite.anchor.set(0.5)
    container.addChild(sheet, ...symbols)
    const start = centreOf(layout, [reel, from])
    await stage.play(growMs, (progress) => {
      const t = easeInOut(progress)
      const top = board.y + from * cell.height * (1 - t)
      const bottom = board.y + (from + 1) * cell.height + (landed.length - from - 1) * cell.height * t
      sheet.position.y = top
      sheet.setSize(cell.width - gap, bottom - top)
      for (const [row, sprite] of symbols.entries()) {
        const end = centreOf(layout, [reel, row])
        sprite.position.set(start.x, start.y + (end.y - start.y) * t)
        sprite.scale.set(1 + (row === from ? 0.16 : 0.05) * Math.sin(progress * Math.PI))
      }
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
      for (const sprite of container.removeChildren()) sprite.destroy()
      container.alpha = 1
    },
  }
}
