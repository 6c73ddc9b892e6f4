import type { PokerHand } from '@andon/arcade/engines/cards/events'
import { el } from '../../../shell/hud/elements.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { DrawLayout } from './layout.ts'
import type { DrawTexts } from './texts/draw-texts.ts'

/** In CSS pixels: three columns side by side have no room for multiples. */
const narrowBelow = 900

export type PayList = ReturnType<typeof createPayList>

interface PayDeps {
  readonly pays: readonly { readonly hand: PokerHand; readonly multiple: number }[]
  readonly words: DrawTexts
  readonly figures: Figures
}

/** The list of amounts that hands pay at the stake, the best first. The hand that lies on the table is marked, and no other. */
export function createPayList({ pays, words, figures }: PayDeps) {
  const rows = pays.map(({ hand, multiple }) => {
    const amount = el('span', { class: 'pay-amount' })
    const row = el(
      'li',
      { class: 'draw-pay' },
      el('span', { class: 'pay-sign', 'aria-hidden': 'true' }, '▶'),
      el('span', { class: 'pay-name' }, words.hands[hand]),
      el('span', { class: 'pay-brief', 'aria-hidden': 'true' }, words.brief[hand]),
      el('span', { class: 'pay-multiple' }, words.multiple(figures.multiple(multiple))),
      amount,
    )
    return { hand, multiple, row, amount }
  })
  const root = el('ol', { class: 'draw-pays', role: 'list', 'aria-label': words.pays }, ...rows.map(({ row }) => row))
  return {
    root,
    /** In minor units. */
    setStake: (stake: number): void => {
      for (const { multiple, amount } of rows) amount.textContent = figures.amount(stake * multiple)
    },
    /** Null: no hand lies, or it pays nothing. */
    mark: (made: PokerHand | null): void => {
      for (const { hand, row } of rows)
        if (hand === made) row.setAttribute('aria-current', 'true')
        else row.removeAttribute('aria-current')
    },
    layOut: ({ pays: { x, y, width, height, columns, row } }: DrawLayout): void => {
      root.dataset.columns = String(columns)
      root.toggleAttribute('data-narrow', columns > 2 && width < narrowBelow)
      root.style.setProperty('--wide', `${width}px`)
      Object.assign(root.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
      root.style.setProperty('--row', `${row}px`)
      root.style.setProperty('--rows', String(Math.ceil(rows.length / columns)))
    },
  }
}
