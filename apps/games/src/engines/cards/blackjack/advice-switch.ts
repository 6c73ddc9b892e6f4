import { el } from '../../../shell/hud/elements.ts'
import type { KeyValueStorage } from '../../../shell/storage.ts'
import type { BlackjackLayout } from './layout.ts'
import { box } from './seat-parts.ts'
import type { BlackjackWords } from './texts/blackjack-words.ts'

/** Shows the best move on request: off until the player switches it on, and remembered on this device. */
export function createAdviceSwitch({
  words,
  storage,
  key,
  onChange,
}: {
  readonly words: BlackjackWords
  readonly storage: KeyValueStorage
  readonly key: string
  readonly onChange: () => void
}) {
  let isOn = storage.read(key) === 'on'
  const root = el(
    'button',
    { type: 'button', class: 'advice-switch' },
    el('span', { class: 'advice-mark', 'aria-hidden': 'true' }),
    el('span', {}, words.advice),
  )
  const show = () => root.setAttribute('aria-pressed', String(isOn))
  show()
  root.addEventListener('click', ({ detail }) => {
    isOn = !isOn
    storage.write(key, isOn ? 'on' : 'off')
    show()
    if (detail > 0) root.blur() // pressed with a pointer: the next space deals
    onChange()
  })
  return {
    root,
    isOn: (): boolean => isOn,
    layOut: ({ corner }: BlackjackLayout): void => {
      Object.assign(root.style, { ...box(corner), height: '' })
    },
  }
}
