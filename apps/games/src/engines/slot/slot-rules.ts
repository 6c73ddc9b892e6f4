import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { Figures } from '../../shell/text/amounts.ts'
import type { TitleTexts } from './slot-title.ts'
import type { SlotTexts } from './texts/slot-texts.ts'

/** The title's rules in paragraphs, then what drops in a tumble, and the greatest win of a round where the title's own words do not have it. For the game and for its page on the site. */
export function slotRules(
  config: SlotConfig,
  { texts, words, figures }: { readonly texts: TitleTexts; readonly words: SlotTexts; readonly figures: Figures },
): string[] {
  const most = figures.multiple(config.maxWin.multiple)
  const limit = config.mostMultiple === undefined ? words.greatestRound(most) : words.mostWin(most)
  return [
    ...texts.rules(config, figures),
    ...(config.tumble ? [words.dropsFollow] : []),
    ...(config.hold ? [] : [limit]),
  ]
}
