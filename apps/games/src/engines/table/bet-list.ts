import type { TableConfig } from '@andon/arcade/engines/table/index'
import { el } from '../../shell/hud/elements.ts'
import type { Rectangle } from '../../shell/hud/hud.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Layout } from './laid-bets.ts'
import { oddsOf } from './pays.ts'
import type { Spot, TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

interface ListDeps {
  readonly config: TableConfig
  readonly words: TableTexts
  readonly texts: TableTitleTexts
  readonly figures: Figures
  readonly chosen: () => number
  readonly onLay: (id: string) => void
  readonly onTake: (id: string) => void
}

export type BetList = ReturnType<typeof createBetList>

/**
 * All bets of the felt as a plain list: each sort with its return and limits, and for each bet a button that lays a chip and the player's own chips. A button stays the same element for as long as the page is open, so
 * that no change takes the focus away.
 */
export function createBetList(deps: ListDeps) {
  const { words, figures, chosen } = deps
  const { rows, sections } = createSections(deps)
  const total = el('p', { class: 'list-total' })
  const close = el('button', { type: 'button', class: 'list-close' }, words.close)
  const root = el(
    'aside',
    { class: 'bet-list', 'aria-label': words.list, id: 'bet-list' },
    el('header', {}, el('h2', {}, words.list), total, close),
    el('div', { class: 'list-body' }, ...sections),
  )
  let isDocked = false
  let isOpen = false
  const update = () => {
    root.hidden = !isDocked && !isOpen
    root.toggleAttribute('data-docked', isDocked)
  }
  update()
  return {
    root,
    close,
    isOpen: () => isOpen,
    /** Returns `value`. */
    open: (value: boolean): boolean => {
      isOpen = value
      update()
      return value
    },
    /** `placed`: what has been placed on a shared round beside what is laid. */
    show: (layout: Layout, sum: number, placed: Layout | null = null): void => {
      for (const [id, { row, name, lay, mine, take }] of rows) {
        const [amount, stands] = [layout.get(id) ?? 0, placed?.get(id) ?? 0]
        const said = [
          ...(stands > 0 ? [words.placed(figures.amount(stands))] : []),
          ...(amount > 0
            ? [placed === null ? words.mine(figures.amount(amount)) : words.laidNow(figures.amount(amount))]
            : []),
        ]
        const text = placed === null ? (amount > 0 ? figures.amount(amount) : '') : said.join(' ')
        if (mine.textContent !== text) mine.textContent = text
        lay.setAttribute('aria-label', [words.lay(name, figures.amount(chosen())), ...said].join(', '))
        row.toggleAttribute('data-laid', amount + stands > 0)
        take.hidden = amount === 0
      }
      total.textContent = words.total(figures.amount(sum))
    },
    /** The bets of one table; null where there is one. */
    showTable: (table: string | null): void => {
      for (const section of sections)
        section.hidden = section.dataset.table !== undefined && section.dataset.table !== table
    },
    setEnabled: (enabled: boolean): void => {
      // focusable all the time, so that the focus is not lost in a round
      for (const { lay, take } of rows.values())
        for (const button of [lay, take]) button.setAttribute('aria-disabled', String(!enabled))
    },
    layOut: (box: Rectangle | null, over: Rectangle): void => {
      isDocked = box !== null
      const { x, y, width, height } = box ?? over
      Object.assign(root.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
      update()
    },
  }
}

interface Row {
  readonly row: HTMLElement
  readonly name: string
  readonly lay: HTMLButtonElement
  readonly mine: HTMLElement
  readonly take: HTMLButtonElement
}

/** A section for each sort of bet, with the rows of its spots. */
function createSections(deps: ListDeps) {
  const { config, words, texts, figures } = deps
  const rows = new Map<string, Row>()
  const sections = bySort(config.spots).map(({ sort, spots }) => {
    const [first] = spots
    const limits = config.table?.bets[sort]
    const rtp = config.bets?.[sort]?.rtp
    if (!first) return el('section')
    const terms = words.sort(
      texts.sorts[sort] ?? sort,
      oddsOf(first, figures.number),
      rtp ? figures.share(rtp.decimal) : '',
    )
    return el(
      'section',
      { 'data-table': first.table ?? undefined, 'aria-label': texts.sorts[sort] ?? sort },
      el('h3', {}, terms),
      ...(first.covers ? [el('p', {}, words.covers(figures.number(first.covers)))] : []),
      ...(limits ? [el('p', {}, words.limits(figures.amount(limits.least), figures.amount(limits.most)))] : []),
      el(
        'ul',
        {},
        ...spots.map(({ id }) => {
          const row = createRow(id, deps)
          rows.set(id, row)
          return row.row
        }),
      ),
    )
  })
  return { rows, sections }
}

function createRow(id: string, { words, texts, onLay, onTake }: ListDeps): Row {
  const name = texts.name(id)
  const lay = el('button', { type: 'button', class: 'lay', 'data-lay': id })
  const mine = el('span', { class: 'mine' })
  const take = el('button', { type: 'button', class: 'take', hidden: true, 'aria-label': words.take(name) }, '−')
  lay.append(el('span', {}, name), mine)
  lay.addEventListener('click', () => onLay(id))
  take.addEventListener('click', () => {
    lay.focus() // the button goes away
    onTake(id)
  })
  return { row: el('li', {}, lay, take), name, lay, mine, take }
}

function bySort(spots: readonly Spot[]): { sort: string; spots: Spot[] }[] {
  const sorts = new Map<string, Spot[]>()
  for (const spot of spots) sorts.set(spot.sort, [...(sorts.get(spot.sort) ?? []), spot])
  return [...sorts].map(([sort, of]) => ({ sort, spots: of }))
}
