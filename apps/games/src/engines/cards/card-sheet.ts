import type { CardsConfig } from '@andon/arcade/engines/cards/index'
import { inEveryLanguage } from '@andon/contract/languages'
import type { KindSheet, PayRow, SheetDeps } from '../client-kind.ts'
import type { CardTitleTexts } from './card-title.ts'

/** Makes the part that a subfolder adds to the rules of a title on its page of the site. */
export type PlaySheet = (config: CardsConfig, deps: SheetDeps<CardTitleTexts>) => Promise<KindSheet>

/** The rules as the client words them, with rows of pays. */
export function rulesWith(
  config: CardsConfig,
  { texts, figures }: SheetDeps<CardTitleTexts>,
  payTable: PayRow[] = [],
): KindSheet {
  return { rules: inEveryLanguage((language) => [...texts[language].rules(config, figures[language])]), payTable }
}
