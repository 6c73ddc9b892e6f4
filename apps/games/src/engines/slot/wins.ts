import type { LineWin } from '@andon/arcade/engines/slot/events'
import { Container, type Graphics } from 'pixi.js'
import { easeOut } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { drawStroke } from './brush-stroke.ts'
import type { Field, Position } from './field.ts'
import { createHighlight } from './highlight.ts'
import { centreOf, type Layout } from './layout.ts'
import { createMarks } from './marks.ts'
import { drawOutline } from './outline.ts'
import { createSigns } from './signs.ts'
import type { SlotSkin } from './skin.ts'

export type Wins = ReturnType<typeof createWins>

/** Wins, drawn over the field: a stroke along each line, an outline around each group, signs on symbols. What won nothing is dimmed. */
export function createWins(stage: Stage, field: Field, skin: Pick<SlotSkin, 'colours' | 'dimmed'>) {
  const container = new Container()
  const marks = createMarks()
  const signs = createSigns(stage, skin.colours)
  container.addChild(marks.container, signs.container)
  const highlight = createHighlight(stage, field, skin.dimmed)
  const { strokes: inks, ink: shadow } = skin.colours
  const inkOf = (index: number) => inks[index % inks.length] ?? shadow
  let layout: Layout | null = null

  return {
    container,
    layOut: (next: Layout): void => {
      layout = next
      signs.reset()
      marks.clear()
    },
    showLines: async (
      wins: readonly LineWin[],
      lines: readonly (readonly number[])[],
      { celebrate, onStroke }: { celebrate: boolean; onStroke: (index: number) => void },
    ): Promise<void> => {
      if (!layout) return
      const placed = layout
      const winners = highlight.dimOthers(wins.flatMap(({ positions }) => positions))
      if (celebrate) highlight.pulse(winners)
      const paths = wins.map(({ line, count }) =>
        (lines[line] ?? []).slice(0, count).map((row, reel) => centreOf(placed, [reel, row])),
      )
      const thick = placed.cell.width * 0.12
      const grow = (stroke: Graphics, index: number, part: number) => {
        drawStroke(stroke.clear(), paths[index] ?? [], { part, ink: inkOf(index), shadow, thick })
      }
      await trace(stage, paths.length, { celebrate, draw: marks.drawing(paths.length, grow), onStroke })
    },
    /** Outlines each group of cells, such as the symbols of one win anywhere or one cluster. */
    showGroups: async (
      groups: readonly (readonly Position[])[],
      { celebrate, onStroke }: { celebrate: boolean; onStroke: (index: number) => void },
    ): Promise<void> => {
      if (!layout) return
      const placed = layout
      const winners = highlight.dimOthers(groups.flat())
      if (celebrate) highlight.pulse(winners)
      for (const [index, cells] of groups.entries()) drawOutline(marks.at(index), placed, { cells, ink: inkOf(index) })
      const fadeIn = (outline: Graphics, _index: number, part: number) => {
        outline.alpha = part
      }
      await trace(stage, groups.length, { celebrate, draw: marks.drawing(groups.length, fadeIn), onStroke })
    },
    showPlaces: async (positions: readonly Position[], celebrate: boolean): Promise<void> => {
      const winners = highlight.dimOthers(positions)
      if (celebrate) highlight.pulse(winners)
      await stage.wait(900)
    },
    showSigns: async (
      places: readonly { position: Position; text: string }[],
      { celebrate }: { celebrate: boolean },
    ): Promise<void> => {
      if (!layout) return
      const placed = layout
      const at = places.map(({ position, text }) => ({ ...centreOf(placed, position), text }))
      await signs.show(at, { size: placed.cell.width * 0.62, celebrate })
    },
    clear: (): void => {
      highlight.clear()
      marks.clear()
      signs.clear()
      stage.redraw()
    },
  }
}

/** With celebration one win after the other; without, all at once. `draw` gets how many are drawn, with a fraction. */
async function trace(
  stage: Stage,
  count: number,
  { celebrate, draw, onStroke }: { celebrate: boolean; draw: (upTo: number) => void; onStroke: (i: number) => void },
): Promise<void> {
  if (!celebrate || stage.calm()) {
    draw(count)
    return stage.wait(700)
  }
  const eachMs = Math.max(150, Math.min(320, 1500 / count))
  let drawn = -1
  await stage.play(eachMs * count, (progress) => {
    const upTo = progress * count
    const index = Math.min(count - 1, Math.floor(upTo))
    if (index > drawn) {
      drawn = index
      onStroke(index)
    }
    draw(index + easeOut(upTo - index))
  })
  await stage.wait(500)
}
