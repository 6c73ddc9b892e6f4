import type { Figures } from '../../../shell/text/amounts.ts'
import type { BoardConfig } from './board-config.ts'
import type { BoardTitleTexts } from './board-title.ts'
import type { BoardTexts } from './texts/board-texts.ts'

/** The title's rules in paragraphs, and what happens to a round that its player leaves. For the game and for its page on the site. */
export function boardRules(
  config: BoardConfig,
  { texts, words, figures }: { readonly texts: BoardTitleTexts; readonly words: BoardTexts; readonly figures: Figures },
): string[] {
  return [...texts.rules(config, figures), words.timeOut(figures.number(config.actWithinHours))]
}
