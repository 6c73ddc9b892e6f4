import { inEveryLanguage } from '@andon/contract/languages'
import type { PlaySheet } from '../card-sheet.ts'
import { drawRules } from './draw-rules.ts'
import { drawTexts as words } from './texts/draw-texts.ts'

/** The rules as the client words them, and what each hand of five cards pays. */
export const drawSheet: PlaySheet = async (config, { texts, figures }) => ({
  rules: inEveryLanguage((language) =>
    drawRules(config, { texts: texts[language], words: words[language], figures: figures[language] }),
  ),
  payTable:
    config.game.play === 'draw'
      ? config.game.pays.map(({ hand, multiple }) => ({
          name: inEveryLanguage((language) => words[language].hands[hand]),
          pays: [{ from: 5, multiple }],
        }))
      : [],
})
