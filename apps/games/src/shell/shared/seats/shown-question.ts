import { el } from '../../hud/elements.ts'
import type { Rectangle } from '../../hud/hud.ts'
import type { SeatTexts } from './seat-texts.ts'
import type { createShownSetting } from './shown-setting.ts'

/** In CSS pixels. */
const widest = 460
const aside = 8
/** Height of the line with the seconds to the lock. */
const below = 40

type Setting = ReturnType<typeof createShownSetting>

/** The setting whether the player is shown, and the question about it, which is asked once, and only between two rounds or while bets are open: never over a result. */
export function createShownQuestion(texts: SeatTexts, setting: Setting, question: HTMLElement) {
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
  question.setAttribute('aria-label', texts.ask)
  question.append(el('p', {}, el('b', {}, texts.ask), ' ', texts.askNote), el('div', {}, no, yes))
  let isAsked = false
  let isCalm = false
  const show = () => {
    question.hidden = !isAsked || !isCalm || !setting.isOpen()
  }
  const say = (isShown: boolean) => {
    setting.set(isShown)
    box.checked = isShown
    show()
  }
  box.checked = setting.isShown()
  box.addEventListener('change', () => say(box.checked))
  yes.addEventListener('click', () => say(true))
  no.addEventListener('click', () => say(false))
  return {
    toggle,
    /** Asks as soon as nothing is shown that it would lie over, unless the player has said either. */
    ask: (): void => {
      isAsked = true
      show()
    },
    /** True: the round is at rest, and nothing runs, turns or is being shown. */
    setCalm: (value: boolean): void => {
      isCalm = value
      show()
    },
    /** Below the seconds, in the middle of the field, unless the scene has a place for it. */
    layOut: ({ x, y, width }: Rectangle): void => {
      if (question.dataset.placed !== undefined) return
      const wide = Math.min(widest, width - 2 * aside)
      const place = { left: `${x + (width - wide) / 2}px`, top: `${y + below}px`, width: `${wide}px` }
      Object.assign(question.style, place)
    },
  }
}
