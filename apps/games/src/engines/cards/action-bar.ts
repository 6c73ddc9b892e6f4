import { el } from '../../shell/hud/elements.ts'
import type { PlayerAction } from '../../shell/scene.ts'
import type { Offer } from './card-title.ts'

export type ActionBar = ReturnType<typeof createActionBar>

interface Offered {
  readonly offer: Offer
  readonly button: HTMLButtonElement
}

/**
 * Buttons for what the player may do in a round, in the panel in place of the stake and the start button: a named group, within reach of a thumb. Arrow keys move in it; an offer's
 * own key takes it. The place of the buttons stays while a reply is awaited, so that nothing jumps under a finger.
 */
export function createActionBar(panel: HTMLElement, { label }: { readonly label: string }) {
  const root = el('div', { class: 'actions', role: 'group', 'aria-label': label })
  panel.append(root)
  let offered: readonly Offered[] = []
  let take: ((offer: Offer) => void) | null = null
  let last = ''
  let hadFocus = false

  const press = (offer: Offer) => {
    if (take && offer.enabled) take(offer)
  }
  root.addEventListener('keydown', (event) => moveFocus(event, offered))
  window.addEventListener('keydown', (event) => {
    const found = take ? offerOfKey(event, { offered, isInBar: root.contains(document.activeElement) }) : null
    if (!found) return
    event.preventDefault()
    press(found)
  })
  const show = (offers: readonly Offer[]) => {
    offered = offers.map((offer) => ({ offer, button: buttonOf(offer, () => press(offer)) }))
    root.dataset.count = String(offers.length)
    delete root.dataset.waiting
    root.replaceChildren(...offered.map(({ button }) => button))
  }
  const end = () => {
    take = null
    root.dataset.waiting = ''
    for (const { button } of offered) button.disabled = true
  }
  const focus = (id: string) => {
    const usable = offered.filter(({ button }) => !button.disabled)
    ;(usable.find(({ offer }) => offer.id === id) ?? usable[0])?.button.focus()
  }
  return {
    root,
    /** Resolves with the action that the player takes. Never, once `movedOn` is aborted: then the buttons do nothing. */
    offer: (offers: readonly Offer[], movedOn: AbortSignal): Promise<PlayerAction> => {
      const byKeyboard = document.activeElement === document.body // the button that had the focus is disabled or gone
      show(offers)
      panel.dataset.acting = ''
      movedOn.addEventListener('abort', end)
      if (byKeyboard) focus(last)
      return new Promise((done) => {
        take = (offer) => {
          last = offer.id
          hadFocus = root.contains(document.activeElement)
          const action = offer.take()
          end()
          done(action)
        }
      })
    },
    /** Shows changed offers while the player decides, such as after a change of the balance. */
    update: (offers: readonly Offer[]): void => {
      if (!take) return
      const focused = offered.find(({ button }) => button === document.activeElement)?.offer.id
      show(offers)
      if (focused !== undefined) focus(focused)
    },
    /** True if the last action was taken while the focus was in the bar: it is lost with the buttons. */
    hadFocus: (): boolean => hadFocus,
    hide: (): void => {
      end()
      offered = []
      hadFocus = false
      root.replaceChildren()
      delete panel.dataset.acting
    },
  }
}

function buttonOf(offer: Offer, onPress: () => void): HTMLButtonElement {
  const button = el(
    'button',
    { type: 'button', class: 'act', 'data-act': offer.id, 'data-tone': offer.tone, 'aria-label': offer.spoken },
    el('span', { class: 'act-label' }, offer.label),
    ...(offer.detail ? [el('span', { class: 'act-detail' }, offer.detail)] : []),
  )
  button.disabled = !offer.enabled
  button.addEventListener('click', onPress)
  return button
}

/** Left and right walk over the buttons that can be pressed. */
function moveFocus(event: KeyboardEvent, offered: readonly Offered[]): void {
  if (event.repeat) {
    event.preventDefault() // the key that started the round does not act in it
    return
  }
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!by) return
  const usable = offered.filter(({ button }) => !button.disabled)
  const at = usable.findIndex(({ button }) => button === document.activeElement)
  usable[(at + by + usable.length) % usable.length]?.button.focus()
  event.preventDefault()
}

/** The offer that a key anywhere on the page takes; null for none. Letters count in the bar only, because speech input sends them. */
function offerOfKey(
  event: KeyboardEvent,
  { offered, isInBar }: { readonly offered: readonly Offered[]; readonly isInBar: boolean },
): Offer | null {
  if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return null
  if (document.querySelector('dialog[open]')) return null
  if (event.target instanceof Element && event.target.closest('input, select, textarea')) return null
  const key = event.key.toLowerCase()
  if (key.length === 1 && !isInBar) return null
  return offered.find(({ offer }) => offer.key?.toLowerCase() === key)?.offer ?? null
}
