import type { TableConfig } from '@andon/arcade/engines/table/index'
import { el } from '../../shell/hud/elements.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import { sortsOf, winsOf } from './pays.ts'
import type { TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

interface TableInfoDeps {
  readonly config: TableConfig
  readonly words: TableTexts
  readonly texts: TableTitleTexts
  readonly figures: Figures
}

/** Each sort of bet with what a win returns, its exact return and its limits. */
export function betTable({ config, words, texts, figures }: TableInfoDeps): Node[] {
  const rows = sortsOf(config).map(({ sort, spot }) => {
    const [rtp, limits] = [config.bets?.[sort]?.rtp, config.table?.bets[sort]]
    const cell = (text: string, ...more: readonly Node[]) => el('td', { class: 'amount' }, text, ...more)
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, texts.sorts[sort] ?? sort),
      cell(
        winsOf(spot)
          .map((returns) => words.multiple(figures.multiple(returns)))
          .join(' / '),
      ),
      rtp ? cell(figures.share(rtp.decimal), el('small', {}, ` ${rtp.numerator}⁄${rtp.denominator}`)) : cell(''),
      cell(limits ? words.limits(figures.amount(limits.least), figures.amount(limits.most)) : ''),
    )
  })
  const covering = sortsOf(config).flatMap(({ spot }) => spot.covers ?? [])
  const head = [words.paysBet, words.paysReturns, words.paysRtp, words.paysLimits]
  const layout = config.table?.layout
  return [
    el('h3', {}, words.pays),
    el(
      'table',
      { class: 'rounds' },
      el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
      el('tbody', {}, ...rows),
    ),
    ...covering.map((parts) => el('p', {}, words.covers(figures.number(parts)))),
    ...(layout ? [el('p', {}, words.layout(figures.amount(layout.least), figures.amount(layout.most)))] : []),
    el('p', {}, words.unitNote(figures.amount(config.table?.chips[0] ?? config.unit))),
  ]
}
