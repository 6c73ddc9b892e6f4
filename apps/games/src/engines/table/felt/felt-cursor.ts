import { el } from '../../../shell/hud/elements.ts'
import { type Direction, type Felt, type FeltPlace, neighbourOf } from '../felt.ts'

interface CursorDeps {
  readonly label: string
  readonly hint: string
  readonly felt: () => Felt
  readonly nameOf: (id: string) => string
  readonly isEnabled: () => boolean
  readonly point: (place: FeltPlace | null) => void
  readonly onLay: (id: string) => void
  readonly onTake: (id: string) => void
  /** Other keys: whether it is one that the table takes. */
  readonly onKey: (key: string) => boolean
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** One button that walks over the places of a felt by arrow keys; its name is that of the place. */
export function createFeltCursor({ label, hint, felt, nameOf, isEnabled, point, onLay, onTake, onKey }: CursorDeps) {
  let at: FeltPlace | null = null
  const button = el('button', { type: 'button', class: 'felt-cursor', title: hint })
  const name = () => button.setAttribute('aria-label', at ? nameOf(at.id) : label)
  const moveTo = (place: FeltPlace | null, scale: { readonly x: number; readonly y: number }) => {
    at = place
    if (!place) return
    button.style.left = `${place.at.x * scale.x}px`
    button.style.top = `${place.at.y * scale.y}px`
    name()
  }
  let scale = { x: 1, y: 1 }
  button.addEventListener('click', () => {
    if (isEnabled() && at) onLay(at.id)
  })
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible')) point(at)
  })
  button.addEventListener('blur', () => point(null))
  button.addEventListener('keydown', (event) => {
    const direction = directions[event.key]
    if (direction && at) {
      moveTo(neighbourOf(felt(), at, direction), scale)
      point(at)
      button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && at && isEnabled()) onTake(at.id)
    else if (!isEnabled() || !onKey(event.key)) return
    event.preventDefault()
  })
  return {
    button,
    name,
    /** Stays at its place where the new felt has it. */
    layOut: (next: { readonly x: number; readonly y: number }): void => {
      scale = next
      const { places } = felt()
      moveTo(places.find(({ id }) => id === at?.id) ?? places[0] ?? null, scale)
    },
  }
}
