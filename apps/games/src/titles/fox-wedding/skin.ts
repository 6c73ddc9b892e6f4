import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'
import { frame } from './frame.ts'

export const skin: SlotSkin = {
  symbolSize: 0.93,
  cellRatio: { upright: 1.2, wide: 1 },
  roof: { upright: 1.9, wide: 0.8 },
  colours: {
    ink: colours.ink,
    strokes: [colours.vermilion, colours.rain, colours.goldDeep, colours.moss, colours.vermilionDeep],
    sign: { face: colours.sunlight, rim: colours.vermilion, text: colours.vermilionDeep },
  },
  dimmed: 0.36,
  frame,
  timings: usualTimings,
}
