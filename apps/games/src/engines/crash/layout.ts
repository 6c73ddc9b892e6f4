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
  readonly noteY: number
}

const gap = 8
const widestPast = 900
/** Of the countdown, which stands above everything else. */
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
    noteY: past.y - 32,
  }
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
