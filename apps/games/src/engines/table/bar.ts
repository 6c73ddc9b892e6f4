import { el } from '../../shell/hud/elements.ts'
import { chipPicture, tierOfChip } from './chip-picture.ts'
import { svg } from './svg.ts'
import type { TableTexts } from './texts/table-texts.ts'

/** On a square of 24 units. */
const icons = {
  undo: 'M8 5 3.8 9.2 8 13.4M4.4 9.2H14a5.6 5.6 0 0 1 0 11.2H9',
  clear: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  double: 'M4 9l6 7M10 9l-6 7M14 10.4a3 3 0 1 1 5 2.2L14 18h6',
  repeat: 'M4 12a7 7 0 0 1 12-5l3 3M19 5v5h-5M20 12a7 7 0 0 1-12 5l-3-3M5 19v-5h5',
  favourites: 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4.1 5.8-.8Z',
  list: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.4M4 12h.4M4 18h.4',
  squeeze:
    'M18 12V4a1.5 1.5 0 0 0-1.5-1.5h-9A1.5 1.5 0 0 0 6 4v16a1.5 1.5 0 0 0 1.5 1.5H10M10 21.5 18 12c-2.6.4-5 1-7.4 1.8.3 2.6.2 5-.6 7.7Z',
  calls: 'M8 6h8a6 6 0 0 1 0 12H8A6 6 0 0 1 8 6ZM9 10h6a2 2 0 0 1 0 4H9a2 2 0 0 1 0-4Z',
} as const
export type ToolName = keyof typeof icons

export function toolButton(name: ToolName, label: string, className = ''): HTMLButtonElement {
  const picture = svg(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
    svg('path', { d: icons[name] }),
  )
  return el('button', { type: 'button', class: `tool ${className}`.trim(), 'aria-label': label, title: label }, picture)
}

interface BarDeps {
  readonly words: TableTexts
  /** Ascending. */
  readonly chips: readonly number[]
  readonly first: number
  readonly amount: (minorUnits: number) => string
  readonly short: (minorUnits: number) => string
  /** A chip is dragged; true at the end. */
  readonly onDrag: (event: PointerEvent, ends: boolean) => boolean
  readonly tools: readonly HTMLButtonElement[]
}

/** The chips that the balance can pay; the least one stays, whatever the balance. */
export function chipsWithin(chips: readonly number[], balance: number): readonly number[] {
  return chips.filter((chip, place) => place === 0 || chip <= balance)
}

export type Bar = ReturnType<typeof createBar>

/** Chips to choose from, and what the player does with the whole layout. Chips that the balance cannot pay are put away. */
export function createBar({ words, chips, first, amount, short, onDrag, tools }: BarDeps) {
  let chosen = first
  const buttons = chips.map((value) => {
    const tier = tierOfChip(chips, value)
    const picture = svg(
      'svg',
      { viewBox: '-25 -25 50 52', 'aria-hidden': 'true' },
      chipPicture({ tier, label: short(value), size: 46 }),
    )
    const button = el(
      'button',
      { type: 'button', class: 'chip', role: 'radio', 'aria-label': words.chip(amount(value)) },
      picture,
    )
    button.addEventListener('click', () => choose(value))
    dragFrom(button, { begin: () => choose(value), onDrag })
    return { value, button }
  })
  const tray = el(
    'div',
    { class: 'tray', role: 'radiogroup', 'aria-label': words.chips },
    ...buttons.map(({ button }) => button),
  )
  tray.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    const offered = buttons.filter(({ button }) => !button.hidden)
    const place = offered.findIndex(({ value }) => value === chosen)
    const next = offered[(place + by + offered.length) % offered.length]
    if (!next) return
    choose(next.value)
    next.button.focus()
  })
  const show = () => {
    for (const { value, button } of buttons) {
      button.setAttribute('aria-checked', String(value === chosen))
      button.tabIndex = value === chosen ? 0 : -1
    }
  }
  const choose = (value: number) => {
    chosen = value
    show()
  }
  show()
  const toolRow = el('div', { class: 'tools' }, ...tools)
  return {
    root: el('div', { class: 'table-bar' }, tray, toolRow),
    /** The row of tools, for what a game adds to them. */
    tools: toolRow,
    chosen: () => chosen,
    /** The place of a chip among those that are offered, from 0. */
    chooseAt: (place: number): boolean => {
      const offered = buttons.filter(({ button }) => !button.hidden)
      const chip = offered[place]
      if (chip) choose(chip.value)
      return chip !== undefined
    },
    fitTo: (balance: number): void => {
      const paid = chipsWithin(chips, balance)
      for (const { value, button } of buttons) button.hidden = !paid.includes(value)
      if (!paid.includes(chosen)) choose(paid.at(-1) ?? first)
    },
    setEnabled: (enabled: boolean): void => {
      for (const { button } of buttons) button.disabled = !enabled
    },
  }
}

/** A finger may move this far on a button that it only presses. In CSS pixels. */
const pressSlack = 10

function dragFrom(
  button: HTMLButtonElement,
  { begin, onDrag }: { readonly begin: () => void; readonly onDrag: BarDeps['onDrag'] },
): void {
  let from: { x: number; y: number } | null = null
  let isDragged = false
  let ghost: Node | null = null
  button.addEventListener('pointerdown', (event) => {
    if (button.disabled) return
    from = { x: event.clientX, y: event.clientY }
    button.setPointerCapture(event.pointerId)
  })
  button.addEventListener('pointermove', (event) => {
    if (!from) return
    if (!isDragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) > pressSlack) {
      isDragged = true
      begin()
      const picture = button.querySelector('svg')?.cloneNode(true)
      ghost = el('div', { class: 'chip-dragged', 'aria-hidden': 'true' }, ...(picture ? [picture] : []))
      document.body.append(ghost)
    }
    if (!isDragged) return
    if (ghost instanceof HTMLElement) ghost.style.translate = `${event.clientX - 24}px ${event.clientY - 24}px`
    onDrag(event, false)
  })
  const end = (event: PointerEvent, lays: boolean) => {
    if (isDragged && lays) onDrag(event, true)
    from = null
    isDragged = false
    ghost?.parentNode?.removeChild(ghost)
    ghost = null
  }
  button.addEventListener('pointerup', (event) => end(event, true))
  button.addEventListener('pointercancel', (event) => end(event, false))
}
