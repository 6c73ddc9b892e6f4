import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { CardTitleTexts } from '../card-title.ts'
import type { DrawTexts } from './texts/draw-texts.ts'

/** The title's rules in paragraphs, and what happens to a round that its player leaves. For the game and for its page on the site. */
export function drawRules(
  config: CardsConfig,
  { texts, words, figures }: { readonly texts: CardTitleTexts; readonly words: DrawTexts; readonly figures: Figures },
): string[] {
  return [...texts.rules(config, figures), words.timeOut(figures.number(config.actWithinHours))]
}
