import type { Figures } from '../text/amounts.ts'
import type { Messages } from '../text/messages.ts'
import { openPage } from './dialogs.ts'
import { el } from './elements.ts'

/** All stakes of the game, lowest first, the chosen one marked, and so are the lowest and the highest. A tap chooses and closes. */
export function openStakeLadder({
  messages,
  figures,
  stakes,
  current,
  choose,
}: {
  messages: Messages
  figures: Pick<Figures, 'amount'>
  stakes: readonly number[]
  current: number
  choose: (stake: number) => void
}): HTMLDialogElement {
  const steps = stakes.map((stake, index) => {
    const end = index === 0 ? messages.stakeLowest : index === stakes.length - 1 ? messages.stakeHighest : ''
    const button = el(
      'button',
      { type: 'button', class: 'stake-step', 'aria-pressed': String(stake === current) },
      el('span', {}, figures.amount(stake)),
      ...(end === '' ? [] : [el('small', {}, end)]),
    )
    button.addEventListener('click', () => {
      choose(stake)
      dialog.close()
    })
    return button
  })
  const dialog = openPage(messages, messages.stakeChoose, [
    el('div', { class: 'stake-ladder', role: 'group', 'aria-label': messages.stakeChoose }, ...steps),
  ])
  steps.find((step) => step.getAttribute('aria-pressed') === 'true')?.focus()
  return dialog
}
