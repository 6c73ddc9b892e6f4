import { inEveryLanguage } from '@andon/contract/languages'
import { configOf } from '../card-scene.ts'
import { type PlaySheet, rulesWith } from '../card-sheet.ts'
import { firstMultiple } from './prizes.ts'
import { highLowTexts } from './texts/high-low-texts.ts'

/** The pays of a right first guess by the number of months that make it right, and the fate of a round that is left alone. */
export const highLowSheet: PlaySheet = async (sent, deps) => {
  const config = configOf(sent, 'high-low')
  const { months } = config.game
  const { rules, ...sheet } = rulesWith(config, deps, [
    {
      name: inEveryLanguage((language) => highLowTexts[language].paysRow),
      pays: Array.from({ length: months - 1 }, (_, before) => before + 1).map((right) => ({
        from: right,
        multiple: Number(firstMultiple(config, right).toPrecision(8)),
      })),
    },
  ])
  return {
    ...sheet,
    rules: inEveryLanguage((language) => [
      ...rules[language],
      highLowTexts[language].timeOut(deps.figures[language].number(config.actWithinHours)),
    ]),
  }
}
