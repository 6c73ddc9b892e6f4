import type { ClientKind } from '../client-kind.ts'
import { slotSheet } from './slot-sheet.ts'
import type { SlotSounds } from './slot-sounds.ts'
import type { TitleTexts } from './slot-title.ts'

export const kind: ClientKind<'slot', TitleTexts, SlotSounds> = {
  sheetOf: slotSheet,
  cuesOf: (sounds) => ({
    neutral: {
      'land 0': () => sounds.land(0),
      'land 5': () => sounds.land(5),
      anticipate: () => sounds.anticipate(2),
      'remove 1': () => sounds.remove(1),
      'remove 30': () => sounds.remove(30),
      multiplier: () => sounds.multiplier(9),
    },
    celebrating: {
      'line 0': () => sounds.line(0),
      'line 19': () => sounds.line(19),
      scatter: () => sounds.scatter(),
      feature: () => sounds.feature('freeSpins'),
      lamp: () => sounds.lamp(),
      coin: () => sounds.coin(),
    },
  }),
  controlOf: () => {
    throw new Error('a slot takes no action')
  },
}
