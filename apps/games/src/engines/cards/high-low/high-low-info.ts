import { el } from '../../../shell/hud/elements.ts'
import type { GameInfo } from '../../../shell/scene.ts'
import type { PlayInfoDeps } from '../card-title.ts'
import type { HighLowTitleTexts } from './high-low-title.ts'
import { firstPrize, monthsRight } from './prizes.ts'
import { highLowTexts } from './texts/high-low-texts.ts'

/** For each month the chance and the cash-out of both first guesses; then the rules. */
export function highLowInfo({
  config,
  texts,
  language,
  figures,
  stake,
}: PlayInfoDeps<'high-low', HighLowTitleTexts>): GameInfo {
  const words = highLowTexts[language]
  const { months } = config.game
  const cell = (month: number, guess: 'higher' | 'lower') => {
    const right = monthsRight(config, month, guess)
    return el(
      'td',
      { class: 'amount' },
      figures.amount(firstPrize(config, { stake, right })),
      el('small', {}, ` ${right}⁄${months}`),
    )
  }
  const rows = Array.from({ length: months }, (_, before) => before + 1).map((month) =>
    el('tr', {}, el('th', { scope: 'row' }, words.named(month)), cell(month, 'higher'), cell(month, 'lower')),
  )
  const head = [words.paysMonth, words.paysHigher, words.paysLower]
  return {
    pays: [
      el('h3', {}, words.pays),
      el('p', {}, words.paysNote(figures.amount(stake))),
      el(
        'table',
        { class: 'rounds' },
        el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
        el('tbody', {}, ...rows),
      ),
    ],
    rules: [...texts.rules(config, figures), words.timeOut(figures.number(config.actWithinHours))],
    more: [],
  }
}
