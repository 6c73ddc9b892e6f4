import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { Place } from '../../../tabletop/cards/places.ts'
import { monthRatio } from '../../../tabletop/months/paint-month.ts'
import type { CardLayout } from '../layout.ts'

/** Positions and sizes in CSS pixels. */
export interface HighLowPlaces {
  /** The months so far, above the cards. */
  readonly run: Rectangle
  /** The year below them, with what each guess reaches. */
  readonly year: Rectangle
  /** Little height: months are numbers without pictures. */
  readonly short: boolean
  readonly cardWidth: number
  /** The month that counts, and the pile beside it. */
  readonly shown: Place
  readonly pile: Place
}

const heights = {
  large: { run: 66, year: 92, gap: 14 },
  usual: { run: 58, year: 66, gap: 10 },
  short: { run: 26, year: 34, gap: 6 },
} as const
const shortBelow = 330
const largeFrom = 520
const highest = 420
const widestYear = 760

export function placesOf({ table }: Pick<CardLayout, 'table'>): HighLowPlaces {
  const short = table.height < shortBelow
  const isLarge = table.height >= largeFrom && table.width >= widestYear
  const { run, year, gap } = heights[short ? 'short' : isLarge ? 'large' : 'usual']
  const room = table.height - run - year - 2 * gap
  const apart = Math.max(12, Math.min(48, table.width * 0.04))
  const cardHeight = Math.max(40, Math.min(room * 0.97, highest, ((table.width - apart) / 2) * 0.96 * monthRatio))
  const cardWidth = cardHeight / monthRatio
  const spare = Math.max(0, (room - cardHeight) / 2)
  const middle = { x: table.x + table.width / 2, y: table.y + run + gap + room / 2 }
  const wide = Math.min(table.width, widestYear)
  // what belongs to the cards stays near them where there is room to spare
  const near = Math.max(0, spare - gap)
  return {
    run: { x: table.x, y: table.y + near, width: table.width, height: run },
    year: {
      x: middle.x - wide / 2,
      y: table.y + table.height - year - near,
      width: wide,
      height: year,
    },
    short,
    cardWidth,
    shown: { x: middle.x - (cardWidth + apart) / 2, y: middle.y, turn: 0 },
    pile: { x: middle.x + (cardWidth + apart) / 2, y: middle.y, turn: 0 },
  }
}
