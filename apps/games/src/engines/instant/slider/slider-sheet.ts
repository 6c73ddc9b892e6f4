import type { InstantConfig } from '@andon/arcade/engines/instant/index'
import { inEveryLanguage } from '@andon/contract/languages'
import type { KindSheet, SheetDeps } from '../../client-kind.ts'
import { commonChances, multipleWith, sliderOf } from './slider-config.ts'
import type { SliderTitleTexts } from './slider-title.ts'
import { sliderTexts } from './texts/slider-texts.ts'

/** The rules of a game of the slider, and what common chances pay. */
export async function sliderSheet(
  sent: InstantConfig,
  { texts, figures }: SheetDeps<SliderTitleTexts>,
): Promise<KindSheet> {
  const config = sliderOf(sent)
  return {
    rules: inEveryLanguage((language) => [...texts[language].rules(config, figures[language])]),
    payTable: commonChances.map((winning) => ({
      name: inEveryLanguage((language) => {
        const { paysChance, chance } = sliderTexts[language]
        const { number } = figures[language]
        return `${paysChance} ${chance(number(winning), number(config.numbers))}`
      }),
      pays: [{ from: 1, multiple: Number(multipleWith(config, winning).decimal.toPrecision(8)) }],
    })),
  }
}
