import { inEveryLanguage } from '@andon/contract/languages'
import type { PayRow } from '../../client-kind.ts'
import { type PlaySheet, rulesWith } from '../card-sheet.ts'
import { isPlay } from '../play-events.ts'
import { returnsOf } from './blackjack-info.ts'
import { blackjackWords } from './texts/blackjack-words.ts'

/** The rules with what happens to a round that is left alone, and what each result returns. */
export const blackjackSheet: PlaySheet = async (config, deps) => {
  if (!isPlay(config, 'blackjack')) throw new Error(`${config.gameCode} is not played as blackjack`)
  const rows = returnsOf(config.game).map(
    ({ result, multiple }): PayRow => ({
      name: inEveryLanguage((language) => blackjackWords[language].paysRows[result]),
      pays: [{ from: 1, multiple }],
    }),
  )
  const { rules, payTable } = rulesWith(config, deps, rows)
  const timeOut = inEveryLanguage((language) =>
    blackjackWords[language].timeOut(deps.figures[language].number(config.actWithinHours)),
  )
  return {
    rules: inEveryLanguage((language) => [...rules[language], timeOut[language]]),
    payTable,
    betNames: { hand: inEveryLanguage((language) => blackjackWords[language].hand(0, 0)) },
  }
}
