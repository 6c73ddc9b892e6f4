import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'
import { paintMat, paintTray } from './frame.ts'

export const skin: SlotSkin = {
  symbolSize: 0.97,
  cellRatio: { upright: 1.08, wide: 1 },
  roof: { upright: 2.3, wide: 0.62 },
  colours: {
    ink: colours.ink,
    strokes: [colours.foil, colours.vermilion, colours.turquoise, colours.white],
    sign: { face: colours.white, rim: colours.vermilion, text: colours.crimson },
  },
  dimmed: 0.4,
  frame: {
    margin: ({ cell }) => cell.width * 0.3,
    behind: paintTray,
    inFront: paintMat,
  },
  timings: { ...usualTimings, firstStopMs: 900, nextStopMs: 270 },
}
