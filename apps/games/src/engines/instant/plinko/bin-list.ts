import { el } from '../../../shell/hud/elements.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { PlinkoLayout } from './layout.ts'
import { chanceDigits, type PinTable, type PlinkoConfig, paysAsRead, paysOf } from './plinko-config.ts'
import type { PlinkoTexts } from './texts/plinko-texts.ts'

interface ListDeps {
  readonly config: PlinkoConfig
  readonly words: PlinkoTexts
  readonly figures: Figures
}

/** Beside the canvas: what the bins of the table pay and with which chance, as plain text; the bin of the last ball is marked. */
export function createBinList({ config, words, figures }: ListDeps) {
  const list = el('ol', { 'aria-label': words.bins, tabindex: '0' })
  const root = el(
    'section',
    { class: 'pay-list' },
    el('p', { class: 'pay-list-rtp' }, words.rtp(figures.share(config.leastRtp.decimal))),
    list,
  )
  let items: { readonly bins: readonly number[]; readonly item: HTMLElement }[] = []
  return {
    root,
    show: (table: PinTable): void => {
      items = paysAsRead(paysOf(table), figures.multiple).map(({ text, chance, bins }) => ({
        bins,
        item: el(
          'li',
          {},
          el('b', {}, words.multiple(text)),
          el('span', {}, figures.share(chance, chanceDigits(chance))),
        ),
      }))
      list.replaceChildren(...items.map(({ item }) => item))
      list.scrollTo(0, 0)
    },
    /** Null for none. */
    mark: (bin: number | null): void => {
      for (const { bins, item } of items) {
        const isReached = bin !== null && bins.includes(bin)
        if (isReached) item.setAttribute('aria-current', 'true')
        else item.removeAttribute('aria-current')
        if (isReached)
          list.scrollTo({
            left: item.offsetLeft - list.clientWidth / 2 + item.offsetWidth / 2,
            top: item.offsetTop - list.clientHeight / 2 + item.offsetHeight / 2,
          })
      }
    },
    layOut: ({ list: place, upright, binsAcross, short }: PlinkoLayout): void => {
      root.dataset.along = upright ? 'row' : 'column'
      root.toggleAttribute('data-short', short)
      list.style.setProperty('--across', String(binsAcross))
      Object.assign(root.style, {
        left: `${place.x}px`,
        top: `${place.y}px`,
        width: `${place.width}px`,
        height: `${place.height}px`,
      })
    },
  }
}
