import type { Rectangle } from '../../../shell/hud/hud.ts'
import { cardHeight, cardWidth } from '../../../tabletop/cards/paint-face.ts'
import type { Place } from '../../../tabletop/cards/places.ts'
import type { CardLayout } from '../layout.ts'

/** Positions and sizes in CSS pixels. */
export interface DrawLayout {
  /** The table of pays, with the height of a row and in how many columns they stand. */
  readonly pays: Rectangle & { readonly columns: number; readonly row: number }
  /** Below it: the return with its condition, and the switch of the best hold. */
  readonly notes: Rectangle
  /** The cloth under the cards. */
  readonly mat: Rectangle
  readonly card: { readonly width: number; readonly height: number }
  /** The middles of the five cards, left to right. */
  readonly places: readonly Place[]
  /** By how much a held card moves up. */
  readonly lift: number
  /** The buttons: a card with its place when it is lifted, and the plate below. */
  readonly holds: readonly Rectangle[]
  /** Height of a plate. */
  readonly plate: number
  /** Where cards come from and where they go, outside of the view. */
  readonly stock: Place
  readonly discards: Place
  /** The place of the best hold and of the cost of the player's own. */
  readonly advice: Rectangle
}

const count = 5
const rowsOfPays = 9
/** Parts of a card's width. */
const [gapPart, liftPart, edgePart] = [0.05, 0.14, 0.08]
const plateHeight = { usual: 44, short: 34 } as const
const notesHeight = { usual: 46, short: 44 } as const
const adviceHeight = { usual: 30, short: 22 } as const
const row = { least: 15, most: 30, short: 22 } as const
/** Borders of the table of pays. */
const border = 6
/** Lower tables of cards give less to texts. */
const shortBelow = 400
/** A column of rows needs so much. */
const columnLeast = 180
/** On a large screen neither grows further. */
const widestCard = 220
const widestPays = { upright: 480, lying: 1_160 } as const

/** From top to bottom: the table of pays, its notes, the cards with their plates, and a line about the best hold. Upright, the table has one column of rows, or two where it is low; otherwise three, or two where it is narrow. */
export function layOut({ view, table, upright }: Pick<CardLayout, 'view' | 'table' | 'upright'>): DrawLayout {
  const size = table.height < shortBelow ? 'short' : 'usual'
  const columns = columnsOf(upright ? (size === 'short' ? 2 : 1) : 3, table.width)
  const rows = Math.ceil(rowsOfPays / columns)
  const [plate, notesHigh, adviceHigh] = [plateHeight[size], notesHeight[size], adviceHeight[size]]
  const ratio = cardHeight / cardWidth
  const free = table.height - notesHigh - plate - adviceHigh
  const widest = table.width / (count + (count - 1) * gapPart + 2 * edgePart)
  const tallest = (free - rows * row.least - border) / (ratio + liftPart + 2 * edgePart)
  const width = Math.floor(Math.min(widestCard, widest, tallest))
  const card = { width, height: Math.round(width * ratio) }
  const [lift, edge] = [Math.round(width * liftPart), Math.round(width * edgePart)]
  const matHeight = lift + card.height + plate + 2 * edge
  const left = table.height - notesHigh - adviceHigh - matHeight - border
  const rowHigh = Math.max(row.least, Math.floor(Math.min(size === 'short' ? row.short : row.most, left / rows)))
  const spare = Math.max(0, left - rows * rowHigh)
  const middle = table.x + table.width / 2
  const wide = Math.min(table.width, widestPays[upright ? 'upright' : 'lying'])
  const paysHigh = rows * rowHigh + border
  const pays = { x: middle - wide / 2, y: table.y + Math.round(spare * 0.3), width: wide, height: paysHigh }
  const notes = { x: pays.x, y: pays.y + paysHigh, width: wide, height: notesHigh }
  const whole = width * (count + (count - 1) * gapPart)
  const mat = {
    x: middle - whole / 2 - edge,
    y: notes.y + notesHigh + Math.round(spare * 0.3),
    width: whole + 2 * edge,
    height: matHeight,
  }
  const top = mat.y + edge
  const places = Array.from({ length: count }, (_, index) => ({
    x: middle + (index - (count - 1) / 2) * width * (1 + gapPart),
    y: top + lift + card.height / 2,
    turn: 0,
  }))
  return {
    pays: { ...pays, columns, row: rowHigh },
    notes,
    mat,
    card,
    places,
    lift,
    holds: places.map(({ x }) => ({ x: x - width / 2, y: top, width, height: matHeight - 2 * edge })),
    plate,
    stock: { x: view.width + width, y: mat.y - card.height * 0.4, turn: 0.4 },
    discards: { x: -width, y: mat.y - card.height * 0.2, turn: -0.4 },
    advice: { x: table.x, y: mat.y + matHeight, width: table.width, height: adviceHigh },
  }
}

const columnsOf = (wanted: number, width: number) => (wanted === 3 && width < 3 * columnLeast ? 2 : wanted)
