import { el } from '../../shell/hud/elements.ts'
import type { PlayerAction } from '../../shell/scene.ts'
import type { Offer } from './card-title.ts'

export type ActionBar = ReturnType<typeof createActionBar>

/**
 * Buttons for what the player may do in a round, in the panel in place of the stake and the start button: a named group, within reach of a thumb. Arrow keys move in it; an offer's
 * own key takes it. The place of the buttons stays while a reply is awaited, so that nothing jumps under a finger.
 */
export function createActionBar(panel: HTMLElement, { label }: { readonly label: string }) {
  const root = el('div', { class: 'actions', role: 'group', 'aria-label': label })
  panel.append(root)
  let offered: readonly { readonly offer: Offer; readonly button: HTMLButtonElement }[] = []
  let take: ((offer: Offer) => void) | null = null
  let last = ''

  const press = (offer: Offer) => {
    if (take && offer.enabled) take(offer)
  }
  root.addEventListener('keydown', (event) => {
    if (event.repeat) return event.preventDefault() // the key that started the round does not act in it
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    const usable = offered.filter(({ button }) => !button.disabled)
    const at = usable.findIndex(({ button }) => button === document.activeElement)
    usable[(at + by + usable.length) % usable.length]?.button.focus()
    event.preventDefault()
  })
  window.addEventListener('keydown', (event) => {
    if (!take || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
    if (document.querySelector('dialog[open]')) return
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return
    const key = event.key.toLowerCase()
    if (key.length === 1 && !root.contains(document.activeElement)) return // no letters outside of the bar: speech input sends them
    const found = offered.find(({ offer }) => offer.key?.toLowerCase() === key)
    if (!found) return
    event.preventDefault()
    press(found.offer)
  })

  const show = (offers: readonly Offer[]) => {
    offered = offers.map((offer) => {
      const button = el(
        'button',
        { type: 'button', class: 'act', 'data-act': offer.id, 'data-tone': offer.tone, 'aria-label': offer.spoken },
        el('span', { class: 'act-label' }, offer.label),
        ...(offer.detail ? [el('span', { class: 'act-detail' }, offer.detail)] : []),
      )
      button.disabled = !offer.enabled
      button.addEventListener('click', () => press(offer))
      return { offer, button }
    })
    root.dataset.count = String(offers.length)
    delete root.dataset.waiting
    root.replaceChildren(...offered.map(({ button }) => button))
  }
  const end = () => {
    take = null
    root.dataset.waiting = ''
    for (const { button } of offered) button.disabled = true
  }

  return {
    root,
    /** Resolves with the action that the player takes. Never, once `movedOn` is aborted: then the buttons do nothing. */
    offer: (offers: readonly Offer[], movedOn: AbortSignal): Promise<PlayerAction> => {
      const byKeyboard = document.activeElement === document.body // the button that had the focus is disabled or gone
      show(offers)
      panel.dataset.acting = ''
      movedOn.addEventListener('abort', end)
      if (byKeyboard) {
        const usable = offered.filter(({ button }) => !button.disabled)
        ;(usable.find(({ offer }) => offer.id === last) ?? usable[0])?.button.focus()
      }
      return new Promise((done) => {
        take = (offer) => {
          last = offer.id
          const action = offer.take()
          end()
          done(action)
        }
      })
    },
    /** What the offers say has changed while the player decides, such as what the balance can pay. */
    update: (offers: readonly Offer[]): void => {
      if (!take) return
      const focused = offered.find(({ button }) => button === document.activeElement)?.offer.id
      show(offers)
      offered.find(({ offer }) => offer.id === focused)?.button.focus()
    },
    hasFocus: (): boolean => root.contains(document.activeElement),
    hide: (): void => {
      end()
      offered = []
      root.replaceChildren()
      delete panel.dataset.acting
    },
  }
}
