import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { View } from '../../../shell/stage/stage.ts'
import { layOut, type TableLayout } from '../layout.ts'

/** Positions and sizes in CSS pixels. */
export interface LiveLayout extends TableLayout {
  /** The line of the seconds to the lock; its middle. */
  readonly countdown: { readonly x: number; readonly y: number }
  /** A row for the players at the table; null where there is no room for one. */
  readonly seats: Rectangle | null
  /** The dealer stands in it, behind what the reveal shows; null where there is no room. */
  readonly dealer: Rectangle | null
  /** On an upright phone, where the dealer stands while the felt has the dealer's place: above it, left of the buttons. Null elsewhere. */
  readonly corner: Rectangle | null
}

const lineHeight = { usual: 38, flat: 34 } as const
const seatsHeight = { wide: 64, narrow: 50 } as const
/** A lower field has no room for a row of seats. */
const seatsFrom = { wide: 560, narrow: 470 } as const
const gap = 8
/** The dealer takes this part of the reveal's place above it; `behindPart`: how far the dealer's lower edge goes down behind it. */
const dealerPart = 0.4
const behindPart = 0.12
const dealerLeast = 90

interface LiveOptions {
  readonly aspect: number
  readonly bar: number
  readonly roads: boolean
  readonly fills: boolean
  readonly hasDealer: boolean
  /** In the bar at the top, left of its buttons. */
  readonly free: Rectangle
}

/** The layout of a table with a line for the seconds, a row of seats and a place for the dealer. */
export function layOutLive(view: View, area: Rectangle, { hasDealer, free, ...options }: LiveOptions): LiveLayout {
  const isFlat = area.width < view.width
  const line = isFlat ? lineHeight.flat : lineHeight.usual
  const size = area.width >= 860 ? 'wide' : 'narrow'
  const high = !isFlat && area.height - line >= seatsFrom[size] ? seatsHeight[size] : 0
  const rest = { ...area, y: area.y + line + high, height: area.height - line - high }
  const table = layOut(view, rest, options)
  const above = { ...rest, height: rest.height - options.bar }
  const room = table.covers
    ? { ...table.felt, y: table.felt.y, height: above.y + above.height - table.felt.y - gap }
    : { ...table.reveal, y: table.felt.y, height: table.felt.height }
  const column = columnOf(table, above, room)
  const { reveal, dealer } = hasDealer
    ? withDealer(table.covers ? column : asHighAs(column, area), isFlat)
    : { reveal: square(column), dealer: null }
  const corner = dealer !== null && table.covers && table.upright ? cornerOf(free, area.y + line) : null
  // beside a dealer, who has the whole height, everything else stands over the felt
  const left = hasDealer && !table.covers ? table.felt.x : area.x + gap
  const right = area.x + area.width - gap
  return {
    ...table,
    table: null, // its room has one
    area,
    reveal,
    dealer,
    corner,
    strip: { ...table.strip, x: left, width: right - left },
    countdown: { x: ((corner ? corner.x + corner.width : left) + right) / 2, y: area.y + line / 2 },
    seats: high === 0 ? null : { x: left, y: area.y + line, width: right - left, height: high - gap / 2 },
  }
}

/** A dealer smaller than this is not recognised. */
const cornerLeast = 56

function cornerOf(free: Rectangle, bottom: number): Rectangle | null {
  const corner = { ...free, x: free.x + gap / 2, width: free.width - gap, height: bottom - free.y }
  return corner.width < cornerLeast ? null : corner
}

const asHighAs = (column: Rectangle, { y, height }: Rectangle): Rectangle => ({
  ...column,
  y: y + gap,
  height: height - 2 * gap,
})

/** Where dealer and reveal stand: beside the felt, or in its place. */
function columnOf({ covers, reveal, strip }: TableLayout, rest: Rectangle, room: Rectangle): Rectangle {
  const top = strip.y + strip.height + 2
  const height = rest.y + rest.height - top - gap / 2
  return covers ? { ...room, y: top, height } : { x: reveal.x, y: top, width: reveal.width, height }
}

function withDealer(column: Rectangle, isFlat: boolean): Pick<LiveLayout, 'reveal' | 'dealer'> {
  const dealerHeight = column.height * dealerPart
  if (isFlat || dealerHeight < dealerLeast) return beside(column)
  const reveal = square({ ...column, y: column.y + dealerHeight, height: column.height - dealerHeight })
  const low = { ...reveal, y: column.y + column.height - reveal.height }
  return {
    reveal: low,
    dealer: { ...column, height: low.y - column.y + low.height * behindPart },
  }
}

/** On a phone on its side the dealer stands beside the reveal. */
function beside(column: Rectangle): Pick<LiveLayout, 'reveal' | 'dealer'> {
  const side = Math.min(column.height, column.width / 2)
  return {
    reveal: {
      x: column.x + column.width / 2 - side * 0.2,
      y: column.y + (column.height - side) / 2,
      width: side,
      height: side,
    },
    dealer: { x: column.x + gap, y: column.y, width: column.width / 2 - side * 0.25, height: column.height },
  }
}

function square(room: Rectangle): Rectangle {
  const side = Math.min(room.width, room.height)
  return { x: room.x + (room.width - side) / 2, y: room.y + (room.height - side) / 2, width: side, height: side }
}
