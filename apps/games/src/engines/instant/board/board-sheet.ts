import type { InstantConfig } from '@andon/arcade/engines/instant/index'
import { inEveryLanguage } from '@andon/contract/languages'
import type { InEveryLanguage, KindSheet, PayRow, SheetDeps } from '../../client-kind.ts'
import { type BoardConfig, boardOf } from './board-config.ts'
import { boardRules } from './board-rules.ts'
import type { BoardTitleTexts } from './board-title.ts'
import { boardTexts as words } from './texts/board-texts.ts'

/** The rules of a board as its client words them, and what cashing out pays by number of hazards. */
export async function boardSheet(
  sent: InstantConfig,
  { texts, figures }: SheetDeps<BoardTitleTexts>,
): Promise<KindSheet> {
  const config = boardOf(sent)
  return {
    rules: inEveryLanguage((language) =>
      boardRules(config, { texts: texts[language], words: words[language], figures: figures[language] }),
    ),
    payTable: ladderRows(config, texts),
  }
}

function ladderRows({ ladders }: BoardConfig, texts: InEveryLanguage<BoardTitleTexts>): PayRow[] {
  return ladders.map(({ hazards, steps }) => ({
    name: inEveryLanguage((language) => `${texts[language].hazards} ${hazards}`),
    pays: steps.map(({ decimal }, step) => ({ from: step + 1, multiple: Number(decimal.toPrecision(8)) })),
  }))
}
