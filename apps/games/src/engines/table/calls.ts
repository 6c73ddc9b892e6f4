import { el } from '../../shell/hud/elements.ts'
import { createFeltView } from './felt/felt-view.ts'
import { upright } from './felt.ts'
import type { Layout } from './laid-bets.ts'
import type { TableLayout } from './layout.ts'
import type { CallBets, TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

interface CallDeps {
  readonly words: TableTexts
  readonly texts: TableTitleTexts
  readonly chips: readonly number[]
  readonly chosen: () => number
  readonly onLay: (layout: Layout) => void
}

/** A second felt, in the place of the first, whose bets lay chips on several spots of that. */
export function createCalls(calls: CallBets, { words, texts, chips, chosen, onLay }: CallDeps) {
  let reach = Math.min(calls.reach.most, Math.max(calls.reach.least, 2))
  let isOpen = false
  const lay = (id: string) => {
    const bet = calls.bet(id, reach)
    if (bet) onLay(new Map(Object.entries(bet.chips).map(([spot, count]) => [spot, count * chosen()])))
  }
  const view = createFeltView({
    label: texts.calls ?? '',
    hint: words.feltHint,
    chips,
    leastField: 20,
    onKey: () => false,
    onTake: () => {},
    nameOf: (id) =>
      [texts.name(id), ...(calls.bet(id, reach) && isNumber(id) ? [texts.reach?.(reach) ?? ''] : [])].join('　'),
    covers: (id) => Object.keys(calls.bet(id, reach)?.chips ?? {}).flatMap((spot) => spot.split('-').filter(isNumber)),
    onLay: lay,
  })
  const choice = el(
    'select',
    { 'aria-label': words.neighbours },
    ...Array.from({ length: calls.reach.most - calls.reach.least + 1 }, (_, more) => calls.reach.least + more).map(
      (count) => el('option', { value: String(count), selected: count === reach }, texts.reach?.(count) ?? ''),
    ),
  )
  choice.addEventListener('change', () => {
    reach = Number(choice.value)
  })
  const root = el(
    'section',
    { class: 'calls', 'aria-label': texts.calls ?? '', hidden: true },
    view.root,
    el('label', {}, choice),
  )
  const update = () => {
    root.hidden = !isOpen
  }
  return {
    root,
    /** Returns whether it is open now. */
    toggle: (): boolean => {
      isOpen = !isOpen
      update()
      return isOpen
    },
    setEnabled: (enabled: boolean): void => {
      view.setEnabled(enabled)
      choice.disabled = !enabled
    },
    layOut: ({ felt, upright: stands }: TableLayout): void => {
      const { x, y, width, height } = felt
      Object.assign(root.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
      const shape = calls.felt(texts)
      view.layOut(stands ? upright(shape) : shape, { x: 0, y: 0, width, height: height - 52 })
    },
  }
}

const isNumber = (text: string) => /^\d+$/.test(text)
