import { el } from '../../../shell/hud/elements.ts'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { KeyValueStorage } from '../../../shell/storage.ts'
import type { RoadResult } from '../../../tabletop/roads/big-road.ts'
import { roadRows } from '../../../tabletop/roads/road-cells.ts'
import { framesIn, marksOf, type RoadFrame, type RoadMark } from '../../../tabletop/roads/roads-picture.ts'
import { svg } from '../svg.ts'
import type { TableTitleTexts } from '../table-title.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import { type Result, resultsKeptIn } from './results-kept.ts'

/** Past results of a game of two sides, drawn as roads. */
export interface Roads {
  /** How a round stands on them, by its facts. */
  resultOf(facts: readonly string[]): RoadResult
  /** After so many rounds they start over. */
  readonly rounds: number
}

interface RoadsDeps {
  readonly roads: Roads
  readonly words: Pick<TableTexts, 'past' | 'pastNote'>
  readonly texts: Pick<TableTitleTexts, 'past'>
  readonly storage: KeyValueStorage
  readonly key: string
}

/** The line below them. In CSS pixels. */
const noteHeight = 18

/** The roads of the rounds on this device, with the sentence that they change nothing; the same results as a list for screen readers. */
export function createRoadsView({ roads, words, texts, storage, key }: RoadsDeps) {
  const kept = resultsKeptIn(storage, key, roads.rounds)
  const drawing = svg('svg', { class: 'roads-drawing', 'aria-hidden': 'true' })
  const list = el('ol', { class: 'aside' })
  const note = el('p', {}, words.pastNote)
  const root = el('section', { class: 'results roads', 'aria-label': words.past }, drawing, list, note)
  let size = { width: 1, height: 1 }
  const labelOf = (result: Result) => texts.past(result).label
  const show = () => {
    const results = kept.all()
    const frames = framesIn({ ...size, rounds: roads.rounds })
    const derived = {
      bigEye: frames.bigEye.columns,
      small: frames.small.columns,
      cockroach: frames.cockroach.columns,
    }
    const windows = { bead: frames.bead.columns, big: frames.big.columns, derived }
    const marks = marksOf(results.map(roads.resultOf), windows)
    drawing.replaceChildren(
      ...Object.values(frames).map(gridOf),
      ...marks.map((mark) => markOf(mark, frames[mark.road], labelOf(results[mark.hand ?? 0] ?? []))),
    )
    list.replaceChildren(...results.toReversed().map((result) => el('li', {}, labelOf(result))))
  }
  return {
    root,
    add: (facts: readonly string[]): void => {
      kept.add(facts)
      show()
    },
    /** All of them, the newest last: those of a table that many players share. */
    showAll: (results: readonly Result[]): void => {
      kept.replace(results)
      show()
    },
    layOut: ({ x, y, width, height }: Rectangle): void => {
      Object.assign(root.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
      size = { width, height: height - noteHeight }
      drawing.setAttribute('width', String(size.width))
      drawing.setAttribute('height', String(size.height))
      show()
    },
  }
}

function gridOf({ x, y, cell, columns }: RoadFrame): SVGElement {
  const across = Array.from({ length: roadRows + 1 }, (_, row) => `M${x} ${y + row * cell}h${columns * cell}`)
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${x + column * cell} ${y}v${roadRows * cell}`)
  return svg('path', { class: 'road-grid', d: [...across, ...down].join('') })
}

/** Beads have a letter; the big road and big eye boy rings, the small road discs, the cockroach road strokes. */
function markOf(mark: RoadMark, frame: RoadFrame, label: string): SVGElement {
  const { cell } = frame
  const centre = { x: frame.x + (mark.column + 0.5) * cell, y: frame.y + (mark.row + 0.5) * cell }
  const tone = mark.colour ?? 'green'
  const circle = (r: number, name: string) => svg('circle', { class: name, 'data-tone': tone, r })
  const shapes: Readonly<Record<RoadMark['road'], () => readonly SVGElement[]>> = {
    bead: () => [
      circle(cell * 0.44, 'road-disc'),
      svg('text', { class: 'road-letter', 'font-size': cell * 0.56, dy: '0.36em' }, label),
    ],
    big: () => (mark.colour ? [circle(cell * 0.38, 'road-ring'), ...tiesOf(mark, cell)] : tiesOf(mark, cell)),
    bigEye: () => [circle(cell * 0.36, 'road-ring')],
    small: () => [circle(cell * 0.4, 'road-disc')],
    cockroach: () => [svg('path', { class: 'road-ring', 'data-tone': tone, d: stroke(cell * 0.4) })],
  }
  return svg(
    'g',
    { transform: `translate(${centre.x} ${centre.y})`, 'data-road': mark.road },
    ...shapes[mark.road](),
    ...pairsOf(mark, cell),
  )
}

const stroke = (half: number) => `M${-half} ${half}L${half} ${-half}`

/** A green stroke through the win that ties hang on, and their number where there are several. */
function tiesOf({ ties }: RoadMark, cell: number): SVGElement[] {
  if (ties === 0) return []
  const line = svg('path', { class: 'road-ring', 'data-tone': 'green', d: stroke(cell * 0.42) })
  const count = svg('text', { class: 'road-letter', 'font-size': cell * 0.62, dy: '0.36em' }, String(ties))
  return ties > 1 ? [line, count] : [line]
}

/** A point at the top left for a pair of the red side, at the bottom right for one of the blue side. */
function pairsOf({ pairs }: RoadMark, cell: number): SVGElement[] {
  return pairs.map((side) => {
    const off = cell * (side === 'red' ? -0.32 : 0.32)
    return svg('circle', { class: 'road-pair', 'data-tone': side, cx: off, cy: off, r: cell * 0.13 })
  })
}
