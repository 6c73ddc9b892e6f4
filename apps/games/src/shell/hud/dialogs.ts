import type { Messages } from '../text/messages.ts'
import { el, icon } from './elements.ts'

/** A page over the game (information, history) with a heading, a close button and a scrolling body. */
export function openPage(messages: Messages, title: string, body: readonly (Node | string)[]): HTMLDialogElement {
  const close = el('button', { type: 'button', class: 'round', 'aria-label': messages.close }, icon('close'))
  const dialog = el(
    'dialog',
    { class: 'page', 'aria-label': title },
    el('header', {}, el('h2', {}, title), close),
    el('div', { class: 'page-body', tabindex: '0' }, ...body),
  )
  close.addEventListener('click', () => dialog.close())
  return shown(dialog)
}

export interface Notice {
  readonly title: string
  readonly text: string
  /** Enter takes the first one. */
  readonly actions: readonly { readonly label: string; readonly act: () => void }[]
  /** False for notices behind which nothing can be used, such as a lost session: no key and no gesture closes them, and they stay until an action has its effect. */
  readonly dismissable?: boolean
}

/** One message with actions. `closed` resolves when the player has closed it. */
export function openNotice({ title, text, actions, dismissable = true }: Notice): {
  dialog: HTMLDialogElement
  closed: Promise<void>
} {
  const buttons = actions.map(({ label, act }, index) => {
    const button = el('button', { type: 'button', class: index === 0 ? 'act main-act' : 'act' }, label)
    button.addEventListener('click', () => {
      if (dismissable) dialog.close()
      act()
    })
    return button
  })
  const dialog = el(
    'dialog',
    { class: 'notice', 'aria-label': title },
    el('h2', {}, title),
    el('p', {}, text),
    el('div', { class: 'acts' }, ...buttons),
  )
  if (!dismissable) keepOpen(dialog)
  const closed = new Promise<void>((resolve) => dialog.addEventListener('close', () => resolve(), { once: true }))
  shown(dialog)
  return { dialog, closed }
}

/** `cancel` alone is not enough: browsers close a dialog at a second Escape, and at the first where the page has not been used yet. */
function keepOpen(dialog: HTMLDialogElement): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault()
  }
  dialog.setAttribute('closedby', 'none')
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  window.addEventListener('keydown', onKey, { capture: true })
  dialog.addEventListener('close', () => window.removeEventListener('keydown', onKey, { capture: true }))
}

function shown(dialog: HTMLDialogElement): HTMLDialogElement {
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove(), { once: true })
  dialog.showModal()
  return dialog
}
