import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'
import { frame } from './frame.ts'

export const skin: SlotSkin = {
  symbolSize: 0.8,
  cellRatio: { upright: 1, wide: 1 },
  roof: { upright: 1.95, wide: 0.98 },
  beside: { left: 1.45, low: true },
  colours: {
    ink: colours.ink,
    strokes: [colours.red, colours.green, colours.gold, colours.iris, '#e8763a'],
    sign: { face: colours.gold, rim: colours.red, text: colours.ink },
  },
  dimmed: 0.3,
  frame,
  // drums of wood and springs: fast, and hard to a stop
  timings: { ...usualTimings, firstStopMs: 1360, nextStopMs: 330, cellsPerSecond: 27, swing: 0.34 },
}
