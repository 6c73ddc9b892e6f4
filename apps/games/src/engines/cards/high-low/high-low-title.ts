import './high-low.css'
import { el } from '../../../shell/hud/elements.ts'
import type { Title } from '../../../shell/scene.ts'
import type { CardPlay, CardTitle, CardTitleTexts } from '../card-title.ts'
import { cardTitle } from '../make-card-title.ts'
import { cardTexts } from '../texts/card-texts.ts'
import { highLowInfo } from './high-low-info.ts'
import { createHighLowTable } from './high-low-table.ts'
import { runEntry } from './run-list.ts'
import { type HighLowTexts, highLowTexts } from './texts/high-low-texts.ts'

export type HighLowTitleTexts = CardTitleTexts

const highLowPlay: CardPlay<'high-low', HighLowTitleTexts> = {
  play: 'high-low',
  words: (_texts, language) => ({ ...cardTexts[language], ...highLowTexts[language], startIcon: 'play' }),
  decisionEvents: new Set(['monthShown']),
  createTable: createHighLowTable,
  info: highLowInfo,
  outcome: (events, { language }) => {
    const entries = entriesOf(events, highLowTexts[language])
    return entries.length > 0 ? el('div', { class: 'run run-of-proof' }, el('ol', {}, ...entries)) : null
  },
}

/** The next month of twelve: the same or later, or the same or earlier, until a cash-out. */
export const highLowTitle = (title: CardTitle<HighLowTitleTexts>): Title => cardTitle(highLowPlay, title)

function entriesOf(events: Parameters<typeof highLowPlay.outcome>[0], words: HighLowTexts): HTMLLIElement[] {
  let from = 0
  return events.flatMap((event) => {
    if (event.type === 'highLowPaid') return []
    const isNew = event.type === 'monthGuessed' || event.skipped || from === 0
    const before = from
    from = event.month
    if (!isNew) return [] // a right guess has shown it
    const by = event.type === 'monthGuessed' ? event.guess : event.skipped ? 'skip' : null
    const right = event.type === 'monthGuessed' && event.right
    return [runEntry({ month: event.month, by, right, from: before }, words, 12)]
  })
}
