import { el } from '../../shell/hud/elements.ts'
import type { Rectangle } from '../../shell/hud/hud.ts'
import type { TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

/** The most results that are kept; as many are shown as there is room for. */
const most = 24

/** The last results of this page, the newest first, with the sentence that they change nothing. */
export function createResultsStrip({ words, texts }: { words: TableTexts; texts: Pick<TableTitleTexts, 'past'> }) {
  const list = el('ol', {})
  const itemOf = (facts: readonly string[]) => {
    const { label, tone } = texts.past(facts)
    return el('li', { 'data-tone': tone }, label)
  }
  const root = el('section', { class: 'results', 'aria-label': words.past }, list, el('p', {}, words.pastNote))
  return {
    root,
    add: (facts: readonly string[]): void => {
      list.prepend(itemOf(facts))
      while (list.childElementCount > most) list.lastElementChild?.remove()
    },
    /** All of them, the newest last. */
    showAll: (results: readonly (readonly string[])[]): void =>
      list.replaceChildren(...results.slice(-most).toReversed().map(itemOf)),
    layOut: ({ x, y, width, height }: Rectangle): void => {
      Object.assign(root.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
    },
  }
}
