import type { Rectangle } from '../../shell/hud/hud.ts'
import type { TextPlaces } from '../../shell/hud/text-places.ts'
import type { View } from '../../shell/stage/stage.ts'

export type Point = readonly [x: number, y: number]

/** Positions and sizes in CSS pixels. */
export interface CrashLayout {
  readonly view: View
  /** The space between the bars. */
  readonly area: Rectangle
  /** The multiplier in large figures, with the state of the table below it. */
  readonly plate: Rectangle
  /** Past rounds and what they would have cost. */
  readonly past: Rectangle
  /** Where the shell flies: from its lower left corner up to its right. */
  readonly sky: Rectangle
  readonly countdownTop: number
  /** Where a question of the shell stands: between the figures and the past rounds, or over these where there is no room. `bottom`: of its lower edge, from that of the view. */
  readonly question: { readonly x: number; readonly bottom: number; readonly width: number; readonly isRow: boolean }
  readonly noteY: number
}

const gap = 8
const widestPast = 900
/** Height of the countdown, which stands above everything else. */
const countdownHeight = 40
/** All past rounds are seen: in three lines of figures, two or one, with one or two of text. */
const pastHeights = { narrow: 122, usual: 96, wide: 74 } as const
const narrowTo = 350
const wideFrom = 860

export function layOut(view: View, area: Rectangle): CrashLayout {
  const isUpright = area.width < area.height * 1.1
  const pastHeight = pastHeights[area.width < narrowTo ? 'narrow' : area.width < wideFrom ? 'usual' : 'wide']
  const width = Math.min(widestPast, area.width - 2 * gap)
  const middle = area.x + area.width / 2
  const past = { x: middle - width / 2, y: area.y + area.height - pastHeight - gap, width, height: pastHeight }
  const top = area.y + countdownHeight
  const room = past.y - top
  const plateHeight = Math.max(64, Math.min(170, room * 0.34))
  const plateWidth = Math.min(area.width - 2 * gap, plateHeight * 3.4)
  const plate = { x: middle - plateWidth / 2, y: top + room * 0.05, width: plateWidth, height: plateHeight }
  // on an upright screen the shell stays below the figures, on a wide one it flies past them at the right
  const skyTop = isUpright ? plate.y + plateHeight + gap : top
  return {
    view,
    area,
    past,
    plate,
    sky: { x: area.x + area.width * 0.08, y: skyTop, width: area.width * 0.8, height: past.y - gap - skyTop },
    countdownTop: area.y + gap / 2,
    question: questionIn(area, { view, past, from: plate.y + plate.height }),
    noteY: past.y - 32,
  }
}

/** In CSS pixels: how wide a question is at most, from where on its buttons stand beside each other, how high it is, and what the line of text above the past rounds takes. */
const question = { widest: 620, rowFrom: 500, high: { row: 74, column: 128 }, note: 40 } as const

function questionIn(
  area: Rectangle,
  { view, past, from }: { readonly view: View; readonly past: Rectangle; readonly from: number },
): CrashLayout['question'] {
  const width = Math.min(question.widest, area.width - 2 * gap)
  const isRow = width >= question.rowFrom
  const above = past.y - question.note
  const fits = above - from >= question.high[isRow ? 'row' : 'column']
  const lowest = fits ? above : past.y + past.height
  return { x: area.x + (area.width - width) / 2, bottom: view.height - lowest, width, isRow }
}

/** The game's name stands in the bar above, which leaves it room. */
export function textPlacesOf({ area, noteY }: CrashLayout): TextPlaces {
  return {
    above: area.y - 6,
    below: noteY,
    signSize: 16,
    middle: area.x + area.width / 2,
    right: area.x + area.width - gap,
  }
}
