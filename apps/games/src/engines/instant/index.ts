import type { ClientKind, Cues, InEveryLanguage } from '../client-kind.ts'
import { boardSheet } from './board/board-sheet.ts'
import type { BoardSounds } from './board/board-sounds.ts'
import type { BoardTitleTexts } from './board/board-title.ts'
import { plinkoSheet } from './plinko/plinko-sheet.ts'
import type { PlinkoSounds, PlinkoTitleTexts } from './plinko/plinko-title.ts'

type InstantTexts = BoardTitleTexts | PlinkoTitleTexts

export const kind: ClientKind<'instant', InstantTexts, BoardSounds | PlinkoSounds> = {
  sheetOf: async (config, { texts, ...deps }) => {
    switch (config.game.play) {
      case 'board':
        return boardSheet(config, { ...deps, texts: texts as InEveryLanguage<BoardTitleTexts> }) // a title has those of its own game
      case 'plinko':
        return plinkoSheet(config, { ...deps, texts: texts as InEveryLanguage<PlinkoTitleTexts> }) // likewise
    }
  },
  cuesOf: (sounds) => ({ neutral: 'bin' in sounds ? plinkoCues(sounds) : boardCues(sounds), celebrating: {} }),
  controlOf: ({ type, cell }) =>
    type === 'open' ? { selector: '.cell', index: Number(cell) } : { selector: '.cash-out', index: 0 },
}

function boardCues(sounds: BoardSounds): Cues {
  return {
    'safe 1': () => sounds.safe(1),
    'safe 24': () => sounds.safe(24),
    'cash out': () => sounds.cashOut(),
    hazard: () => sounds.hazard(),
    open: () => sounds.open(),
  }
}

function plinkoCues(sounds: PlinkoSounds): Cues {
  return {
    'pin at the left': () => sounds.pin(-7),
    'pin in the middle': () => sounds.pin(0),
    'pin at the right': () => sounds.pin(7),
    bin: () => sounds.bin(),
  }
}
