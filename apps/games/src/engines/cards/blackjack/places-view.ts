import { el } from '../../../shell/hud/elements.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { Layout } from '../../table/laid-bets.ts'
import { createHandLabels } from './hand-labels.ts'
import type { BlackjackLayout, Column } from './layout.ts'
import { box, chipElement, type Mode } from './seat-parts.ts'
import type { ShownTable } from './shown-table.ts'
import type { BlackjackWords } from './texts/blackjack-words.ts'

export interface PlacesDeps {
  readonly words: BlackjackWords
  readonly figures: Figures
  /** Values of chips, ascending. */
  readonly chips: readonly number[]
  readonly nameOfCard: (card: ShownTable['dealer'][number]) => string
  readonly onLay: (spot: string) => void
  readonly onTake: (spot: string) => void
}

const places = [0, 1, 2] as const
const spotOf = (place: number) => `hand${place}`

/**
 * The three places as buttons, which stay the same elements, and what is said of each hand over its cards. A press lays the chosen chip, Delete takes the bet back, arrow keys go from place to place.
 */
export function createPlacesView(deps: PlacesDeps) {
  const { words, figures, chips, onLay, onTake } = deps
  const labels = createHandLabels(deps)
  const seats = places.map((place) => {
    const spot = spotOf(place)
    const ring = el('span', { class: 'seat-ring' })
    const amount = el('span', { class: 'seat-amount' })
    const button = el('button', { type: 'button', class: 'seat', 'data-lay': spot }, ring, amount)
    button.addEventListener('click', () => onLay(spot))
    return { place, spot, button, ring, amount }
  })
  const root = el(
    'div',
    { class: 'seats', role: 'group', 'aria-label': words.bets },
    ...seats.map(({ button }) => button),
  )
  root.addEventListener('keydown', (event) => {
    const at = seats.findIndex(({ button }) => button === event.target)
    const seat = seats[at]
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!seat || !(by || event.key === 'Delete' || event.key === 'Backspace')) return
    event.preventDefault()
    if (by) seats[(at + by + seats.length) % seats.length]?.button.focus()
    else onTake(seat.spot)
  })
  let columns: readonly Column[] = []

  return {
    elements: [root, ...labels.elements],
    showTable: labels.show,
    showBets: (laid: Layout, { mode, enabled }: { readonly mode: Mode; readonly enabled: boolean }): void => {
      for (const { place, spot, button, ring, amount } of seats) {
        const bet = laid.get(spot) ?? 0
        const name = words.hand(place, 0)
        button.disabled = !enabled
        // in a round, the chips of a hand lie at its cards
        button.hidden = mode === 'round' && labels.has(place)
        button.dataset.mode = mode
        ring.replaceChildren(...(bet > 0 ? [chipElement(chips, bet)] : []))
        amount.textContent = bet > 0 ? figures.amount(bet) : name
        button.setAttribute('aria-label', words.seat(name, bet > 0 ? figures.amount(bet) : words.noBet))
      }
    },
    /** A dragged chip is over this place; null over none. */
    spotAt: (x: number, y: number): string | null => {
      const column = columns.find((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height)
      return column ? spotOf(column.place) : null
    },
    light: (spot: string | null): void => {
      for (const seat of seats) seat.button.toggleAttribute('data-lit', seat.spot === spot)
    },
    layOut: (layout: BlackjackLayout, mode: Mode): void => {
      columns = layout.columns
      for (const { place, button } of seats) {
        const column = columns.find((one) => one.place === place)
        if (!column) continue
        // before a round the whole place may be pressed; under the cards of a result, its foot
        const high = mode === 'bets' ? column.height : layout.seat
        const top = column.y + column.height - high
        button.style.setProperty('--seat', `${Math.round(layout.seat)}px`)
        Object.assign(button.style, box({ ...column, y: top, height: high }))
      }
      labels.layOut(layout)
    },
  }
}
