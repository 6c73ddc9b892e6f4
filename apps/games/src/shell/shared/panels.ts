import { el, type IconName, iconButton } from '../hud/elements.ts'
import type { Hud } from '../hud/hud.ts'
import type { Messages } from '../text/messages.ts'

/** A panel beside the game, such as a chat: at the side of a wide screen, a sheet from below on a phone. */
export interface SidePanel {
  /** For styles and tests: `[data-panel="<id>"]` and its button `[data-opens="<id>"]`. */
  readonly id: string
  /** Its heading, and the name of its button. */
  readonly label: string
  readonly icon: IconName
  readonly content: HTMLElement
  onToggle?(isOpen: boolean): void
}

export interface PanelHandle {
  isOpen(): boolean
  open(): void
  close(): void
  /** A short text at the button, such as the number of unread messages; empty for none. `spoken`: what it means, for screen readers. */
  setBadge(text: string, spoken: string): void
  /** Lies over the button, for what floats there for a moment. */
  readonly lane: HTMLElement
  /** False: neither the button nor the panel is there. */
  setAvailable(isAvailable: boolean): void
}

export interface Panels {
  /** Adds a button to the bar at the top that opens the panel. */
  add(panel: SidePanel): PanelHandle
}

/** One panel is open at a time. It is no dialog: the game goes on beside it, and Escape closes it. */
export function createPanels(hud: Pick<Hud, 'root' | 'top'>, messages: Pick<Messages, 'close'>): Panels {
  let openNow: PanelHandle | null = null
  return {
    add: ({ id, label, icon, content, onToggle }) => {
      const button = iconButton(icon, label)
      const badge = el('span', { class: 'panel-badge', 'aria-hidden': 'true', hidden: true })
      button.dataset.opens = id
      button.setAttribute('aria-expanded', 'false')
      button.setAttribute('aria-controls', `panel-${id}`)
      const lane = el('span', { class: 'panel-lane', 'aria-hidden': 'true' })
      button.append(badge, lane)
      const close = iconButton('close', messages.close)
      const root = el(
        'section',
        { class: 'side-panel', id: `panel-${id}`, 'data-panel': id, 'aria-label': label, hidden: true },
        el('header', {}, el('h2', { tabindex: '-1' }, label), close),
        content,
      )
      const show = (isOpen: boolean) => {
        if (root.hidden === !isOpen) return
        if (isOpen) openNow?.close()
        root.hidden = !isOpen
        openNow = isOpen ? handle : null
        button.setAttribute('aria-expanded', String(isOpen))
        if (isOpen) root.querySelector('h2')?.focus()
        else if (root.contains(document.activeElement) || document.activeElement === document.body) button.focus()
        onToggle?.(isOpen)
      }
      const handle: PanelHandle = {
        lane,
        isOpen: () => !root.hidden,
        open: () => show(true),
        close: () => show(false),
        setBadge: (text, spoken) => {
          badge.textContent = text
          badge.hidden = text === ''
          button.setAttribute('aria-label', spoken === '' ? label : `${label}: ${spoken}`)
        },
        setAvailable: (isAvailable) => {
          if (!isAvailable) show(false)
          button.hidden = !isAvailable
        },
      }
      button.addEventListener('click', () => show(root.hidden === true))
      close.addEventListener('click', () => show(false))
      root.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') show(false)
        event.stopPropagation() // keys of the game are not for text that is typed here
      })
      hud.top.lastElementChild?.prepend(button)
      hud.root.append(root)
      return handle
    },
  }
}
