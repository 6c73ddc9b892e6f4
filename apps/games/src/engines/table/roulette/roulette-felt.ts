import type { Felt, FeltBox, FeltCell, FeltPlace, FeltTerms } from '../felt.ts'
import { coveredBy } from '../pays.ts'
import type { Spot, TableTitleTexts } from '../table-title.ts'

/** In fields: zero, twelve streets of three numbers, the columns; below them dozens and even chances. */
const width = 14
const outside = 0.92
const height = 3 + 2 * outside
/** A press so near to a line between fields means the bet on it. */
const reach = 0.23

export const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const toneOf = (number: number) => (number === 0 ? 'zero' : reds.has(number) ? 'red' : 'black')

const box = (x: number, y: number, wide: number, high: number): FeltBox => ({ x, y, width: wide, height: high })
const around = (x: number, y: number, wide: number, high: number) => box(x - wide / 2, y - high / 2, wide, high)
const middle = ({ x, y, width: wide, height: high }: FeltBox) => ({ x: x + wide / 2, y: y + high / 2 })

/** The field of a number. */
export function fieldOf(number: number): FeltBox {
  return number === 0 ? box(0, 0, 1, 3) : box(1 + Math.floor((number - 1) / 3), 2 - ((number - 1) % 3), 1, 1)
}

const columnBox = (column: number) => box(13, 3 - column, 1, 1)
const dozenBox = (dozen: number) => box(1 + 4 * (dozen - 1), 3, 4, outside)
const chances = ['low', 'even', 'red', 'black', 'odd', 'high'] as const
const chanceBox = (place: number) => box(1 + 2 * place, 3 + outside, 2, outside)

/** A felt on which every bet returns the same: that is printed beside the dozens. */
export function evenFelt(spots: readonly Spot[], texts: Pick<TableTitleTexts, 'felt'>, { rtp }: FeltTerms): Felt {
  const felt = rouletteFelt(spots, texts)
  const printed: FeltCell = { ...box(13, 3, 1, 2 * outside), label: rtp('straight') ?? '', tone: 'printed', fact: null }
  return { ...felt, cells: [...felt.cells, printed] }
}

/** In CSS pixels: between the lines of a number there is room for a finger. */
const leastField = 44

/** The felt of a single zero, on its side. */
export function rouletteFelt(spots: readonly Spot[], texts: Pick<TableTitleTexts, 'felt'>): Felt {
  return { width, height, cells: cellsOf(texts), places: spots.map(placeOf), leastField }
}

function cellsOf({ felt }: Pick<TableTitleTexts, 'felt'>): FeltCell[] {
  const numbers = Array.from({ length: 37 }, (_, number) => ({
    ...fieldOf(number),
    label: String(number),
    tone: toneOf(number),
    fact: String(number),
  }))
  const plain = (of: FeltBox, label: string, sign?: string): FeltCell => ({
    ...of,
    label,
    tone: 'outside',
    fact: null,
    ...(sign && { sign }),
  })
  return [
    ...numbers,
    ...[1, 2, 3].map((column) => plain(columnBox(column), felt.column ?? '')),
    ...[1, 2, 3].map((dozen) => plain(dozenBox(dozen), felt[`dozen-${dozen}`] ?? '')),
    ...chances.map((chance, place) =>
      plain(chanceBox(place), felt[chance] ?? chance, ['red', 'black'].includes(chance) ? chance : undefined),
    ),
  ]
}

/** Where the chips of a spot lie: inside bets on the lines between the numbers that they cover. */
export function placeOf(spot: Spot): FeltPlace {
  const { id, sort } = spot
  const at = (zone: FeltBox): FeltPlace => ({ id, at: middle(zone), zone })
  const numbers = coveredBy(spot).map(Number)
  if (sort === 'straight') return at(fieldOf(numbers[0] ?? 0))
  if (sort === 'column') return at(columnBox(Number(id.at(-1))))
  if (sort === 'dozen') return at(dozenBox(Number(id.at(-1))))
  const chance = chances.findIndex((one) => id === one || id === `${one}-half`)
  if (chance >= 0) return at(chanceBox(chance))
  return at(lineOf(sort, numbers))
}

function lineOf(sort: string, numbers: readonly number[]): FeltBox {
  const fields = numbers.filter((number) => number > 0).map(fieldOf)
  const x = fields.reduce((sum, field) => sum + field.x + 0.5, 0) / fields.length
  const y = fields.reduce((sum, field) => sum + field.y + 0.5, 0) / fields.length
  const [along, small] = [1 - 2 * reach, 2 * reach]
  if (numbers.includes(0)) {
    if (sort === 'first-four') return around(1, 3, small, small)
    return sort === 'trio' ? around(1, y, small, small) : around(1, y, small, along)
  }
  if (sort === 'street') return around(x, 3, along, small)
  if (sort === 'six-line') return around(x, 3, small, small)
  if (sort === 'corner') return around(x, y, small, small)
  const [first, second] = fields
  return first && second && first.x === second.x ? around(x, y, along, small) : around(x, y, small, along)
}
