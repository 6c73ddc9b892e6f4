import { el } from '../../hud/elements.ts'
import type { SeatTexts } from './seat-texts.ts'
import type { createShownSetting } from './shown-setting.ts'

type Setting = ReturnType<typeof createShownSetting>

/** The setting whether the player is shown, and the question about it, which is asked once and leaves the felt free. */
export function createShownQuestion(texts: SeatTexts, setting: Setting) {
  const box = el('input', { type: 'checkbox', id: 'shown-at-table' })
  const toggle = el(
    'div',
    { class: 'shown-toggle' },
    el('label', { for: 'shown-at-table' }, box, el('span', {}, texts.show)),
    el('p', {}, texts.showNote),
  )
  const [yes, no] = [
    el('button', { type: 'button', class: 'shown-yes' }, texts.yes),
    el('button', { type: 'button', class: 'shown-no' }, texts.no),
  ]
  const question = el(
    'section',
    { class: 'shown-question', 'aria-label': texts.ask, hidden: true },
    el('p', {}, el('b', {}, texts.ask), ' ', texts.askNote),
    el('div', {}, no, yes),
  )
  const say = (isShown: boolean) => {
    setting.set(isShown)
    box.checked = isShown
    question.hidden = true
  }
  box.checked = setting.isShown()
  box.addEventListener('change', () => say(box.checked))
  yes.addEventListener('click', () => say(true))
  no.addEventListener('click', () => say(false))
  return {
    toggle,
    question,
    /** Asks, unless the player has said either. */
    ask: (): void => {
      question.hidden = !setting.isOpen()
    },
  }
}
