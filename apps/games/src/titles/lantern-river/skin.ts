import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'
import { paintLacquer, paintPaper } from './frame.ts'

export const skin: SlotSkin = {
  symbolSize: 0.94,
  cellRatio: { upright: 1.24, wide: 1 },
  roof: 0.42,
  colours: {
    ink: colours.ink,
    strokes: [colours.vermilion, colours.gold, '#2f5fa3', '#4f8f78', colours.lacquer],
    sign: { face: colours.goldLight, rim: colours.lacquer, text: colours.lacquer },
  },
  dimmed: 0.38,
  frame: { margin: ({ cell }) => cell.width * 0.5, behind: paintPaper, inFront: paintLacquer },
  timings: usualTimings,
}
