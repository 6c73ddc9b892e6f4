import type { Rectangle } from '../../../shell/hud/hud.ts'
import { cardHeight, cardWidth } from '../../../tabletop/cards/paint-face.ts'
import type { TableLayout } from '../layout.ts'

/** Where a card is squeezed. Positions on the page, in CSS pixels. */
export interface SqueezePlaces {
  /** Width of the card, upright. */
  readonly width: number
  /** The card's middle. */
  readonly x: number
  readonly y: number
  /** Where the hint and the buttons stand: below the card, or beside it on a phone on its side. */
  readonly tools: Rectangle
}

/** Between card and buttons. */
const gap = 12
/** A row of buttons, with the hint where there is room. */
const toolsHeight = { usual: 80, low: 46 } as const
/** From this side of the reveal on. */
const roomForHint = 250
/** A row of buttons needs so much, where there is so much. */
const toolsLeast = 400
/** Room for the card lying across, which is wider. */
const part = { upright: 0.432, flat: 0.62 } as const

export function squeezePlaces({ reveal, area, flat }: Pick<TableLayout, 'reveal' | 'area' | 'flat'>): SqueezePlaces {
  const side = reveal.width
  const x = reveal.x + side / 2
  const width = side * part[flat ? 'flat' : 'upright']
  const longest = (width * cardHeight) / cardWidth
  if (flat) {
    const left = x + longest / 2 + gap
    const tools = { x: left, y: reveal.y, width: area.x + area.width - left - gap, height: side }
    return { width, x, y: reveal.y + side / 2, tools }
  }
  const height = toolsHeight[side < roomForHint ? 'low' : 'usual']
  // as low as the buttons leave it, so that the totals above stay in view
  const y = reveal.y + side - height - gap - longest / 2
  const toolsWidth = Math.min(area.width - 2 * gap, Math.max(side, toolsLeast))
  const left = Math.max(area.x + gap, x - toolsWidth / 2)
  return { width, x, y, tools: { x: left, y: y + longest / 2 + gap, width: toolsWidth, height } }
}
