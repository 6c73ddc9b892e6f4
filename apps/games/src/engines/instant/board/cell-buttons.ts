import { el } from '../../../shell/hud/elements.ts'
import type { BoardLayout } from './layout.ts'

export type CellButtons = ReturnType<typeof createCellButtons>

interface CellButtonsOptions {
  readonly columns: number
  readonly rows: number
  readonly label: string
  /** The name of a cell for screen readers, with its state. */
  readonly nameOf: (index: number) => string
  readonly isOpen: (index: number) => boolean
  /** The pointer or the focus is on a cell that can be opened, or no longer. */
  readonly onPoint: (index: number | null) => void
  readonly onPick: (index: number) => void
}

/**
 * Buttons over the drawn cells, for pointer, keyboard and screen reader. Arrow keys move between cells, Home and End to the ends of the board; one cell is
 * in the tab order. Cells that cannot be opened stay focusable, so that the focus is not lost in the middle of a round.
 */
export function createCellButtons({ columns, rows, label, nameOf, isOpen, onPoint, onPick }: CellButtonsOptions) {
  const count = columns * rows
  let enabled = false
  let current = Math.floor(count / 2)
  const buttons = Array.from({ length: count }, (_, index) => {
    const button = el('button', { type: 'button', class: 'cell', tabindex: '-1' })
    button.addEventListener('click', () => {
      if (enabled && !isOpen(index)) onPick(index)
    })
    const point = () => onPoint(enabled && !isOpen(index) ? index : null)
    button.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'mouse') point()
    })
    button.addEventListener('pointerleave', () => {
      if (enabled) onPoint(null)
    })
    button.addEventListener('focus', () => {
      moveTo(index)
      if (button.matches(':focus-visible')) point()
    })
    return button
  })
  const root = el(
    'div',
    { class: 'cells', role: 'grid', 'aria-label': label },
    ...Array.from({ length: rows }, (_, row) =>
      el(
        'div',
        { role: 'row' },
        ...buttons.slice(row * columns, (row + 1) * columns).map((button) => el('div', { role: 'gridcell' }, button)),
      ),
    ),
  )
  root.style.setProperty('--columns', String(columns))
  root.addEventListener('keydown', (event) => {
    const next = target(event.key, current, { columns, count })
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  })

  function moveTo(index: number): void {
    buttons[current]?.setAttribute('tabindex', '-1')
    current = index
    buttons[current]?.setAttribute('tabindex', '0')
  }
  const update = () => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-label', nameOf(index))
      button.setAttribute('aria-disabled', String(!enabled || isOpen(index)))
    }
  }
  moveTo(current)
  update()

  return {
    root,
    update,
    setEnabled: (value: boolean): void => {
      enabled = value
      update()
    },
    hasFocus: (): boolean => root.contains(document.activeElement),
    focus: (): void => buttons[current]?.focus(),
    layOut: ({ board }: BoardLayout): void => {
      const { style } = root
      style.left = `${board.x}px`
      style.top = `${board.y}px`
      style.width = `${board.width}px`
      style.height = `${board.height}px`
    },
  }
}

/** The cell that a key leads to; null for other keys. At an edge the focus stays. */
export function target(
  key: string,
  from: number,
  { columns, count }: { columns: number; count: number },
): number | null {
  const column = from % columns
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : from
    case 'ArrowRight':
      return column < columns - 1 ? from + 1 : from
    case 'ArrowUp':
      return from >= columns ? from - columns : from
    case 'ArrowDown':
      return from + columns < count ? from + columns : from
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
