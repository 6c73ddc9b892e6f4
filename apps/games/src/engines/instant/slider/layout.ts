import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { TextPlaces } from '../../../shell/hud/text-places.ts'
import type { View } from '../../../shell/stage/stage.ts'

/** Positions and sizes in CSS pixels. */
export interface SliderLayout {
  readonly view: View
  /** The space between the bars. */
  readonly area: Rectangle
  readonly upright: boolean
  /** The steps of the ruler, from the first number to the last. */
  readonly ruler: Rectangle
  /** Edge of the die that rolls on it. */
  readonly die: number
  /** The plate with the number. */
  readonly plate: Rectangle
  /** The list of marks: above the ruler when upright, else at its left. */
  readonly list: Rectangle
  /** In a row of the list of an upright view. */
  readonly marksAcross: number
  readonly short: boolean
  readonly noteY: number
}

const gap = 8
/** The height of three rows of buttons below the bet; of two on a short screen, where the chances are not seen. */
const strip = { usual: { height: 160, across: 4 }, short: { height: 112, across: 6 } } as const
const shortBelow = 400
const listWidth = { usual: 250, flat: 176, narrow: 150 } as const
const narrowBelow = 400
/** The field of the mark reaches beyond the ruler by half of its thumb. */
export const thumb = 28
const widest = 900

export function layOut(view: View, area: Rectangle): SliderLayout {
  const upright = view.width < area.height * 1.1
  const flat = area.width < view.width
  const short = upright && area.height < shortBelow
  const { height: stripHeight, across: marksAcross } = strip[short ? 'short' : 'usual']
  const wide = listWidth[flat ? (area.width < narrowBelow ? 'narrow' : 'flat') : 'usual']
  const list = upright
    ? { x: area.x + gap, y: area.y, width: area.width - 2 * gap, height: stripHeight }
    : { x: area.x + gap, y: area.y + gap / 2, width: wide, height: area.height - gap }
  const left = upright ? area.x : list.x + list.width + gap
  const top = upright ? area.y + stripHeight : area.y
  const room = { x: left, y: top, width: area.x + area.width - left, height: area.y + area.height - top }
  const width = Math.min(widest, room.width - 2 * (gap + thumb))
  const die = Math.max(22, Math.min(84, room.height * 0.16, width * 0.13))
  const height = Math.max(26, Math.min(64, room.height * 0.13))
  const plateHeight = Math.min(110, room.height * 0.24)
  const middle = room.x + room.width / 2
  const y = room.y + room.height * 0.6
  return {
    view,
    area,
    upright,
    die,
    list,
    marksAcross,
    short,
    ruler: { x: middle - width / 2, y, width, height },
    plate: {
      x: middle - plateHeight * 1.5,
      y: room.y + room.height * 0.07,
      width: plateHeight * 3,
      height: plateHeight,
    },
    noteY: y - die - room.height * 0.11,
  }
}

/** The game's name stands in the bar above, which leaves it room. */
export function textPlacesOf({ area, ruler, noteY }: SliderLayout): TextPlaces {
  return {
    above: area.y - 6,
    below: noteY,
    signSize: 16,
    middle: ruler.x + ruler.width / 2,
    right: ruler.x + ruler.width,
  }
}
