import type { Layout } from '../../engines/slot/layout.ts'
import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'
import { drawings } from './drawings.ts'

/** In the drawing of the scroll: its size, and the grid in it. */
const scroll = { width: 1320, height: 1180, grid: { x: 60, y: 90, width: 1200, height: 1000 } } as const

export const skin: SlotSkin = {
  symbolSize: 0.92,
  cellRatio: { upright: 1, wide: 1 },
  roof: { upright: 2, wide: 0.5 },
  beside: { right: 1.6, low: true },
  colours: {
    ink: colours.ink,
    strokes: [colours.cinnabar, colours.azurite, colours.malachite, colours.leaf],
    sign: { face: colours.leafPale, rim: colours.cinnabar, text: colours.cinnabarDark },
  },
  dimmed: 0.42,
  frame: {
    margin: ({ cell }) => cell.width * 0.5,
    behind: paintScroll,
    // the shadow of the upper rod
    inFront: (brush, { board, cell }) => {
      const shade = brush.createLinearGradient(0, 0, 0, cell.height * 0.16)
      shade.addColorStop(0, 'rgb(29 26 23 / .3)')
      shade.addColorStop(1, 'rgb(29 26 23 / 0)')
      brush.fillStyle = shade
      brush.fillRect(0, 0, board.width, cell.height * 0.16)
    },
  },
  timings: { ...usualTimings, firstStopMs: 1000, columnApartMs: 62, removeMs: 300, gravity: 58 },
}

/** The lower rod moves up where the view ends below it. */
function paintScroll(brush: CanvasRenderingContext2D, { view, board, cell }: Layout): void {
  const [across, down] = [board.width / scroll.grid.width, board.height / scroll.grid.height]
  const rod = { drawn: scroll.grid.y, high: scroll.grid.y * down }
  const space = view.height - board.y - board.height - 2
  const slices = [
    { from: 0, drawn: rod.drawn, y: -rod.high, high: rod.high },
    { from: rod.drawn, drawn: scroll.grid.height, y: 0, high: board.height },
    {
      from: scroll.height - rod.drawn,
      drawn: rod.drawn,
      y: board.height,
      high: Math.min(rod.high, Math.max(space, cell.height * 0.16)),
    },
  ]
  for (const { from, drawn, y, high } of slices)
    brush.drawImage(
      drawings.picture('scenery/board'),
      0,
      from,
      scroll.width,
      drawn,
      -scroll.grid.x * across,
      y,
      scroll.width * across,
      high,
    )
}
