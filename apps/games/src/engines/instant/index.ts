import type { ClientKind } from '../client-kind.ts'
import { boardSheet } from './board-sheet.ts'
import type { BoardSounds } from './board-sounds.ts'
import type { BoardTitleTexts } from './board-title.ts'

export const kind: ClientKind<'instant', BoardTitleTexts, BoardSounds> = {
  sheetOf: boardSheet,
  cuesOf: (sounds) => ({
    neutral: {
      'safe 1': () => sounds.safe(1),
      'safe 24': () => sounds.safe(24),
      'cash out': () => sounds.cashOut(),
      hazard: () => sounds.hazard(),
      open: () => sounds.open(),
    },
    celebrating: {},
  }),
  controlOf: ({ type, cell }) =>
    type === 'open' ? { selector: '.cell', index: Number(cell) } : { selector: '.cash-out', index: 0 },
}
