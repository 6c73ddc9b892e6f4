import { el } from '../../../shell/hud/elements.ts'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import { type Layout, totalOf } from '../laid-bets.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import { type keptLayoutsIn, mostFavourites } from './layouts-kept.ts'

interface FavouritesDeps {
  readonly words: TableTexts
  readonly figures: Figures
  readonly kept: ReturnType<typeof keptLayoutsIn>
  readonly laid: () => Layout
  readonly onUse: (layout: Layout) => void
  readonly say: (text: string) => void
}

/** Layouts that the player has saved on this device, in a box over the felt. */
export function createFavourites({ words, figures, kept, laid, onUse, say }: FavouritesDeps) {
  const list = el('ul', {})
  const save = el('button', { type: 'button', class: 'save-layout' }, words.save)
  const close = el('button', { type: 'button', class: 'list-close' }, words.close)
  const root = el(
    'aside',
    { class: 'favourites', 'aria-label': words.favourites, hidden: true },
    el('header', {}, el('h2', {}, words.favourites), close),
    list,
    save,
  )
  const show = () => {
    const layouts = kept.read()
    const entries = layouts.map((layout, place) => {
      const use = el(
        'button',
        { type: 'button', class: 'use' },
        words.use(layout.size, figures.amount(totalOf(layout))),
      )
      const remove = el('button', { type: 'button', class: 'remove' }, words.remove)
      use.addEventListener('click', () => onUse(layout))
      remove.addEventListener('click', () => {
        kept.write(layouts.filter((_, other) => other !== place))
        show()
        save.focus()
      })
      return el('li', {}, use, remove)
    })
    list.replaceChildren(...(entries.length > 0 ? entries : [el('li', {}, words.noFavourites)]))
    save.disabled = laid().size === 0
  }
  save.addEventListener('click', () => {
    const layouts = kept.read()
    if (layouts.length >= mostFavourites) return say(words.favouritesFull(mostFavourites))
    kept.write([...layouts, laid()])
    say(words.saved)
    show()
  })
  return {
    root,
    close,
    toggle: (open = root.hidden): void => {
      root.hidden = !open
      if (open) show()
    },
    layOut: ({ x, y, width }: Rectangle): void => {
      Object.assign(root.style, { left: `${x + 8}px`, top: `${y + 8}px`, maxWidth: `${width - 16}px` })
    },
  }
}
