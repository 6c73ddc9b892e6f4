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
  readonly noteY: number
}

const gap = 8
const widestPast = 900

export function layOut(view: View, area: Rectangle): CrashLayout {
  const isLow = area.height < 400
  const pastHeight = isLow ? 64 : 76
  const top = area.y + (area.y > 0 ? 0 : 52) // on a phone on its side the bar is at the right, and the countdown above
  const past = {
    x: area.x + area.width / 2 - Math.min(widestPast, area.width - 2 * gap) / 2,
    y: area.y + area.height - pastHeight - gap,
    width: Math.min(widestPast, area.width - 2 * gap),
    height: pastHeight,
  }
  const room = past.y - top
  const plateHeight = Math.max(74, Math.min(170, room * 0.36))
  const plateWidth = Math.min(area.width - 2 * gap, plateHeight * 3.4)
  return {
    view,
    area,
    past,
    plate: {
      x: area.x + area.width / 2 - plateWidth / 2,
      y: top + Math.max(8, room * 0.12),
      width: plateWidth,
      height: plateHeight,
    },
    sky: {
      x: area.x + area.width * 0.1,
      y: top + room * 0.1,
      width: area.width * 0.74,
      height: room * 0.86,
    },
    noteY: past.y - 34,
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
