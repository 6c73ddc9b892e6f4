import type { ClientKind, Cues, InEveryLanguage } from '../client-kind.ts'
import { boardSheet } from './board/board-sheet.ts'
import type { BoardSounds } from './board/board-sounds.ts'
import type { BoardTitleTexts } from './board/board-title.ts'
import { plinkoSheet } from './plinko/plinko-sheet.ts'
import type { PlinkoSounds, PlinkoTitleTexts } from './plinko/plinko-title.ts'
import { sliderSheet } from './slider/slider-sheet.ts'
import type { SliderSounds, SliderTitleTexts } from './slider/slider-title.ts'

type InstantTexts = BoardTitleTexts | PlinkoTitleTexts | SliderTitleTexts
type InstantSounds = BoardSounds | PlinkoSounds | SliderSounds

export const kind: ClientKind<'instant', InstantTexts, InstantSounds> = {
  sheetOf: async (config, { texts, ...deps }) => {
    switch (config.game.play) {
      case 'board':
        return boardSheet(config, { ...deps, texts: texts as InEveryLanguage<BoardTitleTexts> }) // a title has those of its own game
      case 'plinko':
        return plinkoSheet(config, { ...deps, texts: texts as InEveryLanguage<PlinkoTitleTexts> }) // likewise
      case 'slider':
        return sliderSheet(config, { ...deps, texts: texts as InEveryLanguage<SliderTitleTexts> }) // likewise
    }
  },
  cuesOf: (sounds) => ({ neutral: neutralCues(sounds), celebrating: {} }),
  controlOf: ({ type, cell }) =>
    type === 'open' ? { selector: '.cell', index: Number(cell) } : { selector: '.cash-out', index: 0 },
}

function neutralCues(sounds: InstantSounds): Cues {
  if ('bin' in sounds) return plinkoCues(sounds)
  return 'turn' in sounds ? { turn: () => sounds.turn(), rest: () => sounds.rest() } : boardCues(sounds)
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
