import { reactions } from '@andon/arcade/game-api/table-fields'
import { el } from '../../hud/elements.ts'
import { emotePicture } from './emotes.ts'
import type { Reaction, SeatTexts } from './seat-texts.ts'

/** A button for each reaction. Arrow keys move between them; one of them is in the order of Tab. */
export function createReactionRow(texts: SeatTexts, onReact: (reaction: Reaction) => void) {
  const buttons = reactions.map((reaction, index) => {
    const name = texts.reaction[reaction]
    const button = el(
      'button',
      {
        type: 'button',
        class: 'reaction',
        'data-react': reaction,
        'aria-label': name,
        title: name,
        tabindex: index === 0 ? '0' : '-1',
      },
      emotePicture(reaction),
    )
    button.addEventListener('click', () => onReact(reaction))
    return button
  })
  const root = el('div', { class: 'reaction-row', role: 'toolbar', 'aria-label': texts.reactions }, ...buttons)
  root.addEventListener('keydown', (event) => {
    const at = buttons.findIndex((button) => button.contains(document.activeElement))
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (at < 0 || step === 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = buttons[(at + step + buttons.length) % buttons.length]
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
    next?.focus()
  })
  return {
    root,
    setEnabled: (isEnabled: boolean): void => {
      for (const button of buttons) button.disabled = !isEnabled
    },
  }
}
