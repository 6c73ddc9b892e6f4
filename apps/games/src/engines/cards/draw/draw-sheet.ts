import type { PokerHand } from '@andon/arcade/engines/cards/events'
import { inEveryLanguage } from '@andon/contract/languages'
import type { PlaySheet } from '../card-sheet.ts'
import { drawRules } from './draw-rules.ts'
import { drawTexts as words } from './texts/draw-texts.ts'

/** The number of cards that make a hand which does not need all five. */
const cardsIn: Readonly<Partial<Record<PokerHand, number>>> = {
  'four-of-a-kind': 4,
  'three-of-a-kind': 3,
  'two-pair': 4,
  'jacks-or-better': 2,
}

/** The rules as the client words them, and what each hand pays, by the number of cards that make it. */
export const drawSheet: PlaySheet = async (config, { texts, figures }) => ({
  rules: inEveryLanguage((language) =>
    drawRules(config, { texts: texts[language], words: words[language], figures: figures[language] }),
  ),
  payTable:
    config.game.play === 'draw'
      ? config.game.pays.map(({ hand, multiple }) => ({
          name: inEveryLanguage((language) => words[language].hands[hand]),
          note: inEveryLanguage((language) => words[language].explained[hand]),
          pays: [{ from: cardsIn[hand] ?? 5, multiple }],
        }))
      : [],
})
