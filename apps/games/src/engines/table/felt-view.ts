import { el } from '../../shell/hud/elements.ts'
import type { Rectangle } from '../../shell/hud/hud.ts'
import { chipPicture, tierOfChip } from './chip-picture.ts'
import { type Felt, type FeltCell, type FeltPlace, neighbourOf, placeAt } from './felt.ts'
import type { Layout } from './laid-bets.ts'
import { svg } from './svg.ts'

const chipPart = 0.72

export interface FeltDeps {
  readonly label: string
  readonly hint: string
  readonly chips: readonly number[]
  /** A place for screen readers and for the line of text at it. */
  readonly nameOf: (id: string) => string
  /** The facts that a place covers, which are lit while it is pointed at. */
  readonly covers: (id: string) => readonly string[]
  readonly short: (amount: number) => string
  /** Fields lower than this make the felt scroll. In CSS pixels. */
  readonly leastField: number
  readonly onLay: (id: string) => void
  readonly onTake: (id: string) => void
  readonly onKey: (key: string) => boolean
}

export type FeltView = ReturnType<typeof createFeltView>

/**
 * The felt as a drawing with the player's chips. A press shows which place it means, and lays a chip where it ends, so that a finger can correct itself; a chip of the tray is dragged to it in the same way. One button
 * walks over the places by arrow keys.
 */
export function createFeltView(deps: FeltDeps) {
  const { nameOf, covers, onLay, onTake, onKey } = deps
  let felt: Felt = { width: 1, height: 1, cells: [], places: [] }
  let scale = { x: 1, y: 1 }
  let enabled = false
  let at: FeltPlace | null = null
  const drawing = svg('svg', { class: 'felt-drawing', 'aria-hidden': 'true' })
  const [ground, chipsLayer] = [svg('g'), svg('g', { class: 'felt-chips' })]
  drawing.append(ground, chipsLayer)
  const cursor = el('button', { type: 'button', class: 'felt-cursor', title: deps.hint })
  const bubble = el('p', { class: 'felt-bubble', hidden: true, 'aria-hidden': 'true' })
  const scroller = el('div', { class: 'felt-scroller' }, el('div', { class: 'felt-sheet' }, drawing, cursor))
  const root = el('section', { class: 'felt', 'aria-label': deps.label }, scroller, bubble)

  const light = (facts: readonly string[], name: 'lit' | 'result') => {
    for (const cell of ground.querySelectorAll<SVGElement>('[data-fact]'))
      cell.toggleAttribute(`data-${name}`, facts.includes(cell.dataset.fact ?? ''))
  }
  const point = (place: FeltPlace | null) => {
    light(place ? covers(place.id) : [], 'lit')
    bubble.hidden = place === null
    if (!place) return
    bubble.textContent = nameOf(place.id)
    const box = root.getBoundingClientRect()
    const sheet = drawing.getBoundingClientRect()
    bubble.style.left = `${Math.min(box.width - 90, Math.max(90, sheet.x - box.x + place.at.x * scale.x))}px`
    bubble.style.top = `${Math.max(0, sheet.y - box.y + place.at.y * scale.y - 34)}px`
  }
  const placeUnder = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = drawing.getBoundingClientRect()
    return placeAt(felt, (clientX - box.x) / scale.x, (clientY - box.y) / scale.y)
  }
  const nameCursor = () => cursor.setAttribute('aria-label', at ? nameOf(at.id) : deps.label)
  const moveTo = (place: FeltPlace | null) => {
    at = place
    if (!place) return
    cursor.style.left = `${place.at.x * scale.x}px`
    cursor.style.top = `${place.at.y * scale.y}px`
    nameCursor()
  }
  listenToPointer(drawing, { placeUnder, point, lay: (id) => enabled && onLay(id), isEnabled: () => enabled })
  cursor.addEventListener('click', () => {
    if (enabled && at) onLay(at.id)
  })
  cursor.addEventListener('focus', () => {
    if (cursor.matches(':focus-visible')) point(at)
  })
  cursor.addEventListener('blur', () => point(null))
  cursor.addEventListener('keydown', (event) => {
    const direction = directions[event.key]
    if (direction && at) {
      moveTo(neighbourOf(felt, at, direction))
      point(at)
      cursor.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && at && enabled) onTake(at.id)
    else if (!enabled || !onKey(event.key)) return
    event.preventDefault()
  })

  return {
    root,
    setEnabled: (value: boolean): void => {
      enabled = value
      root.toggleAttribute('data-enabled', value)
    },
    /** A chip of the tray is dragged over the page. Returns whether it was laid. */
    drag: (event: PointerEvent, ends: boolean): boolean => {
      const place = enabled ? placeUnder(event) : null
      point(ends ? null : place)
      if (ends && place) onLay(place.id)
      return place !== null
    },
    /** The bets that lie on it; `paid` is written beside those that returned something, and others are faint then. */
    showChips: (layout: Layout, paid: Layout | null = null): void => {
      chipsLayer.replaceChildren(
        ...felt.places.flatMap((place) => {
          const amount = layout.get(place.id)
          return amount ? [stackOf(place, { amount, won: paid?.get(place.id) ?? 0, isOver: paid !== null })] : []
        }),
      )
      nameCursor()
    },
    /** The ids of all places. */
    places: (): readonly string[] => felt.places.map(({ id }) => id),
    /** Marks what the round has decided. */
    mark: (facts: readonly string[]): void => light(facts, 'result'),
    hide: (value: boolean): void => {
      root.toggleAttribute('data-away', value)
    },
    layOut: (next: Felt, box: Rectangle): void => {
      const known = at?.id
      felt = next
      const height = Math.max(box.height, felt.height * deps.leastField)
      scale = { x: box.width / felt.width, y: height / felt.height }
      Object.assign(root.style, sizesOf(box))
      drawing.setAttribute('width', String(box.width))
      drawing.setAttribute('height', String(height))
      root.toggleAttribute('data-scrolls', height > box.height)
      ground.replaceChildren(...felt.cells.map((cell) => cellPicture(cell, scale)))
      moveTo(felt.places.find(({ id }) => id === known) ?? felt.places[0] ?? null)
    },
  }

  function stackOf(place: FeltPlace, { amount, won, isOver }: { amount: number; won: number; isOver: boolean }) {
    const size = Math.max(18, Math.min(44, Math.min(scale.x, scale.y) * chipPart))
    const tier = tierOfChip(deps.chips, amount)
    const [x, y] = [place.at.x * scale.x, place.at.y * scale.y]
    const label = svg('text', { class: 'paid', y: -size * 0.62, 'font-size': Math.max(11, size * 0.42) })
    label.textContent = won > 0 ? `+${deps.short(won)}` : ''
    return svg(
      'g',
      { transform: `translate(${x} ${y})`, class: isOver && won === 0 ? 'lost' : 'lies' },
      chipPicture({ tier, label: deps.short(amount), size }),
      label,
    )
  }
}

const directions: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

const sizesOf = ({ x, y, width, height }: Rectangle) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
})

interface PointerDeps {
  readonly placeUnder: (event: PointerEvent) => FeltPlace | null
  readonly point: (place: FeltPlace | null) => void
  readonly lay: (id: string) => void
  readonly isEnabled: () => boolean
}

function listenToPointer(drawing: SVGSVGElement, { placeUnder, point, lay, isEnabled }: PointerDeps): void {
  let pressed: number | null = null
  drawing.addEventListener('pointerdown', (event) => {
    if (!isEnabled() || event.button !== 0) return
    pressed = event.pointerId
    point(placeUnder(event))
  })
  drawing.addEventListener('pointermove', (event) => {
    const isMouse = event.pointerType === 'mouse'
    if (isEnabled() && (isMouse || event.pointerId === pressed)) point(placeUnder(event))
  })
  drawing.addEventListener('pointerup', (event) => {
    if (event.pointerId !== pressed) return
    pressed = null
    const place = placeUnder(event)
    if (event.pointerType !== 'mouse') point(null)
    if (place) lay(place.id)
  })
  const leave = () => {
    pressed = null
    point(null)
  }
  drawing.addEventListener('pointercancel', leave) // the felt is being scrolled
  drawing.addEventListener('pointerleave', leave)
}

function cellPicture(cell: FeltCell, scale: { readonly x: number; readonly y: number }): SVGGElement {
  const [width, height] = [cell.width * scale.x, cell.height * scale.y]
  const turned = width < height * 0.62 && cell.label.length > 2
  const along = turned ? height : width
  const across = turned ? width : height
  const size = Math.min(across * 0.5, (along * 1.5) / Math.max(2, widthOf(cell.label)), 24)
  const middle = `translate(${width / 2} ${height / 2})${turned ? ' rotate(-90)' : ''}`
  return svg(
    'g',
    {
      transform: `translate(${cell.x * scale.x} ${cell.y * scale.y})`,
      class: 'cell-of-felt',
      'data-tone': cell.tone,
      'data-fact': cell.fact ?? undefined,
    },
    svg('rect', { x: 1, y: 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2), rx: 4 }),
    cell.sign
      ? svg('path', {
          class: 'sign-of-felt',
          'data-tone': cell.sign,
          d: rhombus(Math.min(along * 0.32, across * 0.9), across * 0.3),
          transform: middle,
        })
      : svg('text', { transform: middle, 'font-size': size, dy: '0.36em' }, cell.label),
  )
}

/** In widths of a Latin letter. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2000' ? 1.75 : 1), 0)

const rhombus = (half: number, high: number) => `M${-half} 0L0 ${-high}L${half} 0L0 ${high}Z`
