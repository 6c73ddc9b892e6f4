import { el } from '../../../shell/hud/elements.ts'
import type { Hud } from '../../../shell/hud/hud.ts'
import type { BoardConfig } from './board-config.ts'
import type { BoardTexts } from './texts/board-texts.ts'

export type BoardControls = ReturnType<typeof createBoardControls>

/** In the panel: the number of hazards before a round, and in its place the button that cashes out during one. */
export function createBoardControls(
  hud: Hud,
  { config, words, hazardsLabel }: { config: BoardConfig; words: BoardTexts; hazardsLabel: string },
) {
  const choice = el(
    'select',
    { name: 'hazards' },
    ...config.ladders.map(({ hazards }) =>
      el('option', { value: String(hazards), selected: hazards === config.defaultHazards }, String(hazards)),
    ),
  )
  const cashOut = el('button', { type: 'button', class: 'cash-out', hidden: true })
  hud.panel.append(el('label', { class: 'choice' }, el('span', {}, hazardsLabel), choice), cashOut)
  let onCashOut = () => {}
  cashOut.addEventListener('click', () => onCashOut())
  return {
    hazards: () => Number(choice.value),
    onChange: (callback: () => void) => choice.addEventListener('change', callback),
    setReady: (ready: boolean) => {
      choice.disabled = !ready
    },
    /** During a round. What cashing out pays now, null before the first cell, and after one more; formatted. */
    showCashOut: ({ now, next }: { now: string | null; next: string | null }, callback: () => void) => {
      hud.panel.dataset.playing = ''
      cashOut.hidden = false
      cashOut.disabled = now === null
      cashOut.replaceChildren(
        el('span', { class: 'now' }, now === null ? words.choose : words.cashOut(now)),
        ...(next === null ? [] : [el('span', { class: 'next' }, words.next(next))]),
      )
      onCashOut = callback
    },
    /** While the reply is awaited. */
    holdCashOut: () => {
      cashOut.disabled = true
    },
    hideCashOut: () => {
      delete hud.panel.dataset.playing
      cashOut.hidden = true
    },
  }
}
