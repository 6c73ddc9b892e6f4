import { el } from '../../../shell/hud/elements.ts'
import { noneHeld, toggled } from './held.ts'
import type { DrawLayout } from './layout.ts'
import type { DrawTexts } from './texts/draw-texts.ts'

export type HoldButtons = ReturnType<typeof createHoldButtons>

interface HoldDeps {
  readonly words: DrawTexts
  /** The player has pressed one, or its number. */
  readonly onChange: (held: string) => void
  /** After a press with a pointer, the keys are those of the button that draws. */
  readonly giveFocus: () => void
  /** True if a card's number may be pressed while this element has the focus. */
  readonly takesKeysAt: (focused: Element | null) => boolean
}

const count = 5

/**
 * A button over each card and the plate below it: a press holds the card or lets it go. That a card is held is seen by its place, a sign and a word on its plate, and the frame of the
 * plate. A card has a name only when it lies face up.
 */
export function createHoldButtons({ words, onChange, giveFocus, takesKeysAt }: HoldDeps) {
  const root = el('div', { class: 'holds', role: 'group', 'aria-label': words.hand })
  let held = noneHeld
  let best: string | null = null
  let names: readonly string[] = []
  let isOpen = false
  const buttons = Array.from({ length: count }, (_, index) =>
    createHold(words.bestMark, ({ detail }) => {
      press(index)
      if (detail > 0) giveFocus()
    }),
  )
  root.append(...buttons.map(({ button }) => button))
  const isHeld = (index: number) => held.charAt(index) === '1'
  const show = () => {
    root.toggleAttribute('data-open', isOpen)
    for (const [index, { button, sign, word, mark }] of buttons.entries()) {
      const isBest = best?.charAt(index) === '1'
      const [name, on] = [names[index] ?? words.faceDown, isHeld(index)]
      button.setAttribute('aria-label', words.place(index + 1, name, isBest))
      button.setAttribute('aria-pressed', String(on))
      button.setAttribute('aria-disabled', String(!isOpen))
      sign.textContent = on ? '✓' : isOpen ? '↻' : ''
      word.textContent = on ? words.held : isOpen ? words.goes : ''
      mark.hidden = !isBest
    }
  }
  const press = (index: number) => {
    if (!isOpen) return
    held = toggled(held, index)
    show()
    onChange(held)
  }
  listenForNumbers((focused) => isOpen && takesKeysAt(focused), press)
  show()

  return {
    root,
    held: (): string => held,
    /** The names of the cards that lie face up, in order; none between rounds. */
    name: (next: readonly string[]): void => {
      names = next
      show()
    },
    /** The player may choose. */
    setOpen: (open: boolean): void => {
      isOpen = open
      show()
    },
    /** Shows the cards that a round held, or none. */
    set: (next: string): void => {
      held = next
      show()
    },
    /** The cards of the best hold; null: none is shown. */
    markBest: (next: string | null): void => {
      best = next
      show()
    },
    layOut: ({ holds, plate, card }: DrawLayout): void => {
      root.style.setProperty('--plate', `${plate}px`)
      root.style.setProperty('--card', `${card.width}px`)
      for (const [index, { button }] of buttons.entries()) {
        const { x = 0, y = 0, width = 0, height = 0 } = holds[index] ?? {}
        Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
      }
    },
  }
}

function createHold(bestMark: string, onClick: (event: MouseEvent) => void) {
  const sign = el('span', { class: 'hold-sign', 'aria-hidden': 'true' })
  const word = el('span', { class: 'hold-word', 'aria-hidden': 'true' })
  const mark = el('span', { class: 'hold-best', 'aria-hidden': 'true', hidden: true }, bestMark)
  const button = el('button', { type: 'button', class: 'hold' }, mark, el('span', { class: 'hold-plate' }, sign, word))
  button.addEventListener('click', onClick)
  return { button, sign, word, mark }
}

/** The keys 1 to 5. */
function listenForNumbers(mayPress: (focused: Element | null) => boolean, press: (index: number) => void): void {
  window.addEventListener('keydown', (event) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
    if (document.querySelector('dialog[open]') || !mayPress(document.activeElement)) return
    const index = Number(event.key) - 1
    if (!Number.isInteger(index) || index < 0 || index >= count) return
    event.preventDefault()
    press(index)
  })
}
