import { el } from '../../../shell/hud/elements.ts'
import type { GameInfo } from '../../../shell/scene.ts'
import type { PlayInfoDeps } from '../card-title.ts'
import type { ConfigOfPlay } from '../play-events.ts'
import type { BlackjackTitleTexts } from './blackjack-title.ts'
import { blackjackWords } from './texts/blackjack-words.ts'

/** Lists the multiple of a stake that each result returns, the stake included, the best first. Insurance is of its own stake. */
export function returnsOf({ naturalPays: { numerator, denominator } }: ConfigOfPlay<'blackjack'>['game']) {
  return [
    { result: 'natural', multiple: 1 + numerator / denominator },
    { result: 'win', multiple: 2 },
    { result: 'push', multiple: 1 },
    { result: 'insurance', multiple: 3 },
  ] as const
}

/** The pay table with the limits, the title's rules, and what happens to a round that is left alone. */
export function blackjackInfo({
  config,
  figures,
  texts,
  language,
}: PlayInfoDeps<'blackjack', BlackjackTitleTexts>): GameInfo {
  const words = blackjackWords[language]
  const { table } = config
  const { amount } = figures
  const rows = returnsOf(config.game).map(({ result, multiple }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, words.paysRows[result]),
      el('td', { class: 'amount' }, words.multiple(figures.multiple(multiple))),
    ),
  )
  const head = [words.paysBet, words.paysReturns].map((text) => el('th', { scope: 'col' }, text))
  const limits = table?.bets.hand
  return {
    pays: [
      el('h3', {}, words.pays),
      el('table', { class: 'rounds' }, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows)),
      ...(limits
        ? [el('p', {}, words.paysNote(amount(limits.least), amount(limits.most), amount(table.layout.most)))]
        : []),
    ],
    rules: [...texts.rules(config, figures), words.timeOut(figures.number(config.actWithinHours))],
    more: [],
  }
}
