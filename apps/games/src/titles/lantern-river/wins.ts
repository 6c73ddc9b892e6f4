import type { LineWin } from '@andon/arcade/round-events'
import { Container, Graphics } from 'pixi.js'
import { easeOut } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { drawStroke } from './brush-stroke.ts'
import { colours } from './colours.ts'
import { createHighlight } from './highlight.ts'
import type { Layout } from './layout.ts'
import { createMultiplierSigns } from './multiplier-signs.ts'
import type { Reels } from './reels.ts'

type Position = readonly [reel: number, row: number]
const strokeInks = [colours.vermilion, colours.gold, '#2f5fa3', '#4f8f78', colours.lacquer] as const

export type Wins = ReturnType<typeof createWins>

/** Wins, drawn over the reels: a brush stroke along each line, a sign for each multiplier. Symbols that won nothing are dimmed. */
export function createWins(stage: Stage, reels: Reels) {
  const container = new Container()
  const strokes = new Graphics()
  const signs = createMultiplierSigns(stage)
  container.addChild(strokes, signs.container)
  const highlight = createHighlight(stage, reels)
  let layout: Layout | null = null
  const cellWidth = () => layout?.cell.width ?? 80

  const centre = ([reel, row]: Position) => {
    const { board, cell } = layout ?? { board: { x: 0, y: 0 }, cell: { width: 0, height: 0 } }
    return { x: board.x + (reel + 0.5) * cell.width, y: board.y + (row + 0.5) * cell.height }
  }

  return {
    container,
    layOut: (next: Layout): void => {
      layout = next
      signs.reset()
      strokes.clear()
    },
    /** With celebration the strokes are drawn one after another; without, all at once. */
    showLines: async (
      wins: readonly LineWin[],
      lines: readonly (readonly number[])[],
      { celebrate, onStroke }: { celebrate: boolean; onStroke: (index: number) => void },
    ): Promise<void> => {
      const winners = highlight.dimOthers(wins.flatMap(({ positions }) => positions))
      const paths = wins.map((win) =>
        (lines[win.line] ?? []).slice(0, win.count).map((row, reel) => centre([reel, row])),
      )
      const drawTo = (upTo: number) => {
        strokes.clear()
        for (const [index, path] of paths.entries()) {
          drawStroke(strokes, path, {
            part: Math.min(1, upTo - index),
            ink: strokeInks[index % strokeInks.length] ?? colours.gold,
            thick: cellWidth() * 0.12,
          })
        }
      }
      if (!celebrate || stage.calm()) {
        drawTo(paths.length)
        await stage.wait(700)
        return
      }
      highlight.pulse(winners)
      const eachMs = Math.max(150, Math.min(320, 1500 / wins.length))
      let drawn = -1
      await stage.play(eachMs * wins.length, (progress) => {
        const upTo = progress * paths.length
        const index = Math.min(paths.length - 1, Math.floor(upTo))
        if (index > drawn) {
          drawn = index
          onStroke(index)
        }
        drawTo(index + easeOut(upTo - index))
      })
      await stage.wait(500)
    },
    showPlaces: async (positions: readonly Position[], celebrate: boolean): Promise<void> => {
      const winners = highlight.dimOthers(positions)
      if (celebrate) highlight.pulse(winners)
      await stage.wait(900)
    },
    showMultipliers: (
      places: readonly { position: Position; multiplier: number }[],
      options: { celebrate: boolean; density: number },
    ): Promise<void> =>
      signs.show(
        places.map(({ position, multiplier }) => ({ ...centre(position), multiplier })),
        { size: cellWidth() * 0.62, ...options },
      ),
    clear: (): void => {
      highlight.clear()
      strokes.clear()
      signs.clear()
      stage.redraw()
    },
  }
}
