import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'
import { frame } from './frame.ts'

export const skin: SlotSkin = {
  symbolSize: 0.9,
  cellRatio: { upright: 1, wide: 1 },
  roof: { upright: 1.3, wide: 0.42 },
  beside: { left: 1.05 },
  colours: {
    ink: colours.ink,
    strokes: [colours.gold, colours.vermilion, colours.teal, colours.rose, colours.violet],
    sign: { face: colours.gold, rim: colours.maroon, text: colours.maroon },
  },
  dimmed: 0.34,
  frame,
  // three clear stops, as on a pachislot machine
  timings: { ...usualTimings, firstStopMs: 980, nextStopMs: 430, cellsPerSecond: 22, anticipationMs: 1150 },
}
