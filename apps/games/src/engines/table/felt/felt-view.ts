import { el } from '../../../shell/hud/elements.ts'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import { chipStack } from '../chip-picture.ts'
import { type Felt, type FeltPlace, placeAt } from '../felt.ts'
import type { Layout } from '../laid-bets.ts'
import { type OthersOn, othersChips } from '../live/others-chips.ts'
import { svg } from '../svg.ts'
import { cellPicture } from './cell-picture.ts'
import { createFeltCursor } from './felt-cursor.ts'
import { listenToPointer } from './felt-pointer.ts'
import { lettersBeside } from './letters-beside.ts'

/** Size of a chip: a part of a field's shorter side; in CSS pixels at least and at most. */
const chipSize = { part: 0.72, least: 18, most: 44 } as const

/** A felt that is scrolled less far from its edge shows that edge. In CSS pixels. */
const slack = 6

/** A marked field stands this far from the edges of a felt that is scrolled: there it fades. In CSS pixels. */
const edge = 40

/** Chips that are laid where others have been placed stand so far aside of them, in parts of a chip. */
const laidAside = 0.36
const none: Layout = new Map()

interface FeltChips {
  /** The return of each bet, once the round has decided; null before. */
  readonly paid: Layout | null
  readonly placed?: Layout
}

export interface FeltDeps {
  readonly label: string
  readonly hint: string
  readonly chips: readonly number[]
  /** A place for screen readers and for the line of text at it. */
  readonly nameOf: (id: string) => string
  /** The facts that a place covers, which are lit while it is pointed at. */
  readonly covers: (id: string) => readonly string[]
  /** Fields lower than this make the felt scroll, where it says nothing else. In CSS pixels. */
  readonly leastField: number
  readonly onLay: (id: string) => void
  readonly onTake: (id: string) => void
  readonly onKey: (key: string) => boolean
}

/**
 * The felt as a drawing with the player's chips. A press shows which place it means, and lays a chip where it ends, so that a finger can correct itself; a chip of the tray is dragged to it in the same way. One button
 * walks over the places by arrow keys.
 */
export function createFeltView(deps: FeltDeps) {
  let felt: Felt = { width: 1, height: 1, cells: [], places: [] }
  let scale = { x: 1, y: 1 }
  let others: readonly OthersOn[] = []
  let enabled = false
  const sheet = createSheet(deps)
  const ownSize = () => Math.max(chipSize.least, Math.min(chipSize.most, Math.min(scale.x, scale.y) * chipSize.part))
  const showOthers = () => sheet.showOthers(othersChips(felt, others, { chips: deps.chips, own: ownSize(), scale }))
  const { root, drawing } = sheet
  const point = (place: FeltPlace | null) => sheet.point(place, scale)
  const placeUnder = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = drawing.getBoundingClientRect()
    return placeAt(felt, (clientX - box.x) / scale.x, (clientY - box.y) / scale.y)
  }
  const isEnabled = () => enabled
  const cursor = createFeltCursor({ ...deps, felt: () => felt, isEnabled, point })
  drawing.after(cursor.button)
  listenToPointer(drawing, { placeUnder, point, lay: deps.onLay, isEnabled })
  return {
    root,
    setEnabled: (value: boolean): void => {
      enabled = value
      root.toggleAttribute('data-enabled', value)
    },
    /** A chip of the tray is dragged over the page. Returns whether there is a place under it. */
    drag: (event: PointerEvent, ends: boolean): boolean => {
      const place = enabled ? placeUnder(event) : null
      point(ends ? null : place)
      if (ends && place) deps.onLay(place.id)
      return place !== null
    },
    /** The bets that lie on it, and those that have been placed on a shared round; with `paid`, what became of these, or of the former where none are placed. */
    showChips: (layout: Layout, { paid, placed = none }: FeltChips): void => {
      const size = ownSize()
      const stacks = (bets: Layout, of: { readonly isPlaced: boolean; readonly aside: number }) =>
        felt.places.flatMap(({ id, at }) => {
          const amount = bets.get(id)
          if (!amount) return []
          const won = paid && (of.isPlaced || placed.size === 0) ? (paid.get(id) ?? 0) : null
          const aside = of.aside * size * (placed.has(id) ? 1 : 0)
          const [x, y] = [at.x * scale.x + aside, at.y * scale.y - aside]
          return [{ x, y, stack: chipStack({ chips: deps.chips, size, amount, won, isPlaced: of.isPlaced, y }) }]
        })
      sheet.showStacks([
        ...stacks(placed, { isPlaced: true, aside: 0 }),
        ...stacks(layout, { isPlaced: false, aside: laidAside }),
      ])
      cursor.name()
    },
    /** The bets of other players at a shared table. */
    showOthers: (next: readonly OthersOn[]): void => {
      others = next
      showOthers()
    },
    /** The ids of all places. */
    places: (): readonly string[] => felt.places.map(({ id }) => id),
    /** Marks what the round has decided. */
    mark: (facts: readonly string[]): void => sheet.showResult(facts),
    hide: (value: boolean): void => {
      root.toggleAttribute('data-away', value)
    },
    layOut: (next: Felt, box: Rectangle): void => {
      felt = next
      const height = Math.max(box.height, felt.height * (felt.leastField ?? deps.leastField))
      scale = { x: box.width / felt.width, y: height / felt.height }
      sheet.layOut(box, height)
      const beside = lettersBeside(felt.cells, scale)
      sheet.showCells(felt.cells.map((cell) => cellPicture(cell, scale, beside(cell))))
      showOthers()
      cursor.layOut(scale)
    },
  }
}

/** Its elements: fields, the chips over them, and the line of text at the place that is pointed at. */
function createSheet({ label, nameOf, covers }: FeltDeps) {
  const drawing = svg('svg', { class: 'felt-drawing', 'aria-hidden': 'true' })
  const [ground, others, chips] = [svg('g'), svg('g', { class: 'felt-chips' }), svg('g', { class: 'felt-chips' })]
  drawing.append(ground, others, chips)
  const bubble = el('p', { class: 'felt-bubble', hidden: true, 'aria-hidden': 'true' })
  const scroller = el('div', { class: 'felt-scroller' }, el('div', { class: 'felt-sheet' }, drawing))
  const more = (['above', 'below'] as const).map((at) => el('span', { class: 'felt-more', 'data-at': at }))
  const root = el('section', { class: 'felt', 'aria-label': label }, scroller, ...more, bubble)
  let hidden = 0
  let result = ''
  const showMore = () => {
    const above = hidden > 0 ? scroller.scrollTop : 0
    root.toggleAttribute('data-more-above', above > slack)
    root.toggleAttribute('data-more-below', hidden - above > slack)
  }
  scroller.addEventListener('scroll', showMore, { passive: true })
  /** The middle of what is marked, if that is not seen. */
  const scrollTo = (marked: SVGElement | null) => {
    if (!marked || hidden <= 0) return
    const [seen, cell] = [scroller.getBoundingClientRect(), marked.getBoundingClientRect()]
    if (cell.top >= seen.top + edge && cell.bottom <= seen.bottom - edge) return
    scroller.scrollTop += cell.top + cell.height / 2 - seen.top - seen.height / 2
  }
  const light = (facts: readonly string[], name: 'lit' | 'result') => {
    for (const cell of ground.querySelectorAll<SVGElement>('[data-fact]'))
      cell.toggleAttribute(
        `data-${name}`,
        (cell.dataset.fact ?? '').split(' ').some((fact) => facts.includes(fact)),
      )
  }
  return {
    root,
    drawing,
    light,
    showResult: (facts: readonly string[]): void => {
      light(facts, 'result')
      const isShown = facts.join(' ') === result
      result = facts.join(' ')
      if (!isShown) scrollTo(ground.querySelector<SVGElement>('[data-result]'))
    },
    point: (place: FeltPlace | null, scale: { readonly x: number; readonly y: number }): void => {
      light(place ? covers(place.id) : [], 'lit')
      bubble.hidden = place === null
      if (!place) return
      bubble.textContent = nameOf(place.id)
      const [box, sheet] = [root.getBoundingClientRect(), drawing.getBoundingClientRect()]
      const left = sheet.x - box.x + place.at.x * scale.x
      const half = bubble.offsetWidth / 2
      bubble.style.left = `${Math.max(half, Math.min(box.width - half, left))}px`
      bubble.style.top = `${Math.max(0, sheet.y - box.y + place.at.y * scale.y - 34)}px`
    },
    showCells: (cells: readonly SVGElement[]): void => ground.replaceChildren(...cells),
    showOthers: (stacks: readonly SVGElement[]): void => others.replaceChildren(...stacks),
    showStacks: (stacks: readonly { readonly x: number; readonly y: number; readonly stack: SVGElement }[]): void => {
      for (const { x, y, stack } of stacks) stack.setAttribute('transform', `translate(${x} ${y})`)
      chips.replaceChildren(...stacks.map(({ stack }) => stack))
    },
    layOut: ({ x, y, width, height: visible }: Rectangle, height: number): void => {
      Object.assign(root.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${visible}px` })
      drawing.setAttribute('width', String(width))
      drawing.setAttribute('height', String(height))
      root.toggleAttribute('data-scrolls', height > visible)
      hidden = height - visible
      showMore()
    },
  }
}
