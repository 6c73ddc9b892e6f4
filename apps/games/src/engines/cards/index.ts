import type { ClientKind } from '../client-kind.ts'
import { blackjackSheet } from './blackjack/blackjack-sheet.ts'
import type { CardSounds } from './card-sounds.ts'
import type { CardTitleTexts } from './card-title.ts'
import { drawSheet } from './draw/draw-sheet.ts'
import { highLowSheet } from './high-low/high-low-sheet.ts'

/** By way to play. */
const sheets = { blackjack: blackjackSheet, draw: drawSheet, 'high-low': highLowSheet } as const

export const kind: ClientKind<'cards', CardTitleTexts, CardSounds> = {
  sheetOf: (config, deps) => sheets[config.game.play](config, deps),
  cuesOf: (sounds) => ({
    neutral: {
      deal: () => sounds.deal(),
      turn: () => sounds.turn(),
      press: () => sounds.press(),
      'step 1': () => sounds.step(1),
      'step 8': () => sounds.step(8),
      miss: () => sounds.miss(),
      pay: () => sounds.pay(),
    },
    celebrating: {},
  }),
  controlOf: ({ type, guess }) => ({ selector: `[data-act="${String(guess ?? type)}"]`, index: 0 }),
  layOf: (choice) => Object.keys(choice).map((hand) => ({ selector: `[data-lay="${hand}"]`, index: 0 })),
}
