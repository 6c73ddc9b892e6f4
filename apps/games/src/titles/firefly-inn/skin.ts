import { type FramePainter, type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours, inn } from './colours.ts'
import { drawings } from './drawings.ts'

/** The front of the inn. Its windows are open: the paper behind the symbols belongs to the scenery, which lights it. */
const frame: FramePainter = {
  margin: ({ board }) => (Math.max(board.width, board.height) * inn.top) / inn.cells + 12,
  behind: () => {},
  inFront: (brush, { board }) => {
    const [x, y] = [board.width / inn.cells, board.height / inn.cells]
    brush.drawImage(drawings.picture('scenery/inn'), -inn.left * x, -inn.top * y, inn.wide * x, inn.high * y)
  },
}

export const skin: SlotSkin = {
  symbolSize: 0.78,
  cellRatio: { upright: 1.06, wide: 0.88 },
  roof: { upright: 1.62, wide: 1.26 },
  colours: {
    ink: colours.black,
    strokes: [colours.spark, colours.silver, colours.amber, colours.violet, colours.rose],
    sign: { face: colours.spark, rim: colours.black, text: colours.black },
  },
  dimmed: 0.26,
  frame,
  // paper slides by without a blur, and comes to rest softly
  timings: { ...usualTimings, firstStopMs: 760, nextStopMs: 360, cellsPerSecond: 8.8, swing: 0.12 },
}
