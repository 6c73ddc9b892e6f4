import type { Rectangle } from '../../shell/hud/hud.ts'
import type { TextPlaces } from '../../shell/hud/text-places.ts'
import type { View } from '../../shell/stage/stage.ts'

/** Positions and sizes in CSS pixels. */
export interface CardLayout {
  readonly view: View
  /** The space between the bars. */
  readonly area: Rectangle
  /** A phone held upright. */
  readonly upright: boolean
  /** A phone on its side: the bars stand beside the table. */
  readonly flat: boolean
  /** Where the cards and what is said about them may lie: below the name, above the line of text. */
  readonly table: Rectangle
  readonly texts: TextPlaces
}

const gap = 8
/** The board with the name, and the line of text; a phone on its side has the text in its bar. */
const sign = { usual: { size: 20, height: 44 }, short: { size: 13, height: 30 } } as const
const noteHeight = { usual: 40, short: 30 } as const
const shortBelow = 400

export function layOut(view: View, area: Rectangle): CardLayout {
  const flat = area.width < view.width
  const upright = !flat && view.width < view.height
  const size = area.height < shortBelow ? 'short' : 'usual'
  const { height, size: signSize } = sign[size]
  const above = flat ? gap : height
  const below = flat ? gap : noteHeight[size]
  const table = {
    x: area.x + gap,
    y: area.y + above,
    width: area.width - 2 * gap,
    height: Math.max(0, area.height - above - below),
  }
  return {
    view,
    area,
    upright,
    flat,
    table,
    texts: {
      above: area.y + above - 6,
      below: table.y + table.height + (below - 32) / 2,
      signSize,
      middle: area.x + area.width / 2,
      right: area.x + area.width - gap,
    },
  }
}
