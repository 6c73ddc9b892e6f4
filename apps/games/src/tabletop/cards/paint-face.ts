import { letter } from '../glyphs.ts'
import { compositionHeight, compositionWidth, paintMonth } from '../months/paint-month.ts'
import { type Brush, roundedBox, within } from '../pen.ts'
import { ink, paper } from '../pigments.ts'
import { type Face, type Rank, rankOf, type Suit, suitOf } from './faces.ts'
import { paintAce, paintSuit, suitColours } from './suit-signs.ts'

/** Cards are drawn in a space of this size; its corners are the picture's. */
export const cardWidth = 200
export const cardHeight = 280
export const cardRadius = 15
/** In CSS pixels: narrower cards have one large index and no pips. */
const pipsFrom = 60

/** Middles of the pips: columns and rows of the classic places. */
const [left, middle, right] = [71, 100, 129]
const rows: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  '2': [
    [middle, 54],
    [middle, 226],
  ],
  '3': [
    [middle, 54],
    [middle, 140],
    [middle, 226],
  ],
}
const sides = (ys: readonly number[]) => ys.flatMap((y) => [[left, y] as const, [right, y] as const])
const four = sides([54, 226])
const six = sides([54, 140, 226])
const eight = sides([54, 111.3, 168.7, 226])
const pips: Readonly<Partial<Record<Rank, readonly (readonly [x: number, y: number])[]>>> = {
  ...rows,
  '4': four,
  '5': [...four, [middle, 140]],
  '6': six,
  '7': [...six, [middle, 97]],
  '8': [...six, [middle, 97], [middle, 183]],
  '9': [...eight, [middle, 140]],
  T: [...eight, [middle, 82.7], [middle, 197.3]],
}

/** The months whose pictures the courts have: a season for each suit, from the jack to the king. */
export const courtMonths: Readonly<Record<Suit, Readonly<Record<'J' | 'Q' | 'K', number>>>> = {
  s: { J: 2, Q: 1, K: 12 },
  h: { J: 5, Q: 4, K: 3 },
  c: { J: 7, Q: 6, K: 8 },
  d: { J: 11, Q: 9, K: 10 },
}

interface FaceOptions {
  /** Width of the card, in CSS pixels. */
  readonly width: number
  /** False for a card that is peeked at: without an index, its pips are what the player looks for. */
  readonly index?: boolean
}

/** Paints a face; the origin is the card's top left. */
export function paintFace(brush: Brush, face: Face, { width, index = true }: FaceOptions): void {
  brush.save()
  brush.scale(width / cardWidth, width / cardWidth)
  paintBlank(brush, width)
  const [rank, suit] = [rankOf(face), suitOf(face)]
  if (width < pipsFrom && index) paintSmall(brush, rank, suit)
  else paintFull(brush, { rank, suit, index })
  brush.restore()
}

/** The stock of a card in the space of `cardWidth`: paper with a contour, which is never thinner than a pixel. */
export function paintBlank(brush: Brush, width: number, high = cardHeight): void {
  const line = Math.max(2.4, (1.1 * cardWidth) / width)
  brush.fillStyle = paper
  brush.fill(roundedBox(0, 0, cardWidth, high, cardRadius))
  brush.strokeStyle = ink
  brush.lineWidth = line
  brush.stroke(roundedBox(line / 2, line / 2, cardWidth - line, high - line, cardRadius - line / 2))
}

function paintFull(brush: Brush, { rank, suit, index }: { rank: Rank; suit: Suit; index: boolean }): void {
  if (rank === 'J' || rank === 'Q' || rank === 'K') paintCourt(brush, courtMonths[suit][rank], index ? 'two' : 'none')
  if (rank === 'A') paintAce(brush, suit, { x: middle, y: 140, size: 122 })
  for (const [x, y] of pips[rank] ?? []) paintSuit(brush, suit, { x, y, size: 40, turned: y > 140 })
  if (!index) return
  for (const turned of [false, true]) {
    brush.save()
    if (turned) {
      brush.translate(cardWidth, cardHeight)
      brush.rotate(Math.PI)
    }
    letter(brush, rank, { x: 25, y: 36, height: 42, widest: 30, weight: 19, colour: suitColours[suit] })
    paintSuit(brush, suit, { x: 25, y: 76, size: 28 })
    brush.restore()
  }
}

function paintSmall(brush: Brush, rank: Rank, suit: Suit): void {
  const court = rank === 'J' || rank === 'Q' || rank === 'K'
  if (court) paintCourt(brush, courtMonths[suit][rank], 'one')
  if (court) {
    letter(brush, rank, { x: 50, y: 66, height: 96, widest: 70, weight: 21, colour: suitColours[suit] })
    paintSuit(brush, suit, { x: 50, y: 148, size: 58 })
    return
  }
  letter(brush, rank, { x: 57, y: 71, height: 106, widest: 84, weight: 20, colour: suitColours[suit] })
  paintSuit(brush, suit, { x: 57, y: 162, size: 56 })
  paintSuit(brush, suit, { x: 136, y: 212, size: 108 })
}

/** A picture that fills the card but for the tabs of its indices: two small ones, one large one, or none. */
function paintCourt(brush: Brush, month: number, tabs: 'two' | 'one' | 'none'): void {
  const frame = courtFrames[tabs]()
  within(brush, frame, () => {
    // beside a large index, the middle of the picture moves aside
    const aside = tabs === 'one' ? 18 : 0
    brush.translate((cardWidth - compositionWidth) / 2 + aside, (cardHeight - compositionHeight) / 2 + aside / 2)
    if (tabs === 'one' && looksLeft.includes(month)) {
      brush.translate(compositionWidth, 0)
      brush.scale(-1, 1)
    }
    paintMonth(brush, month)
  })
  brush.strokeStyle = ink
  brush.lineWidth = tabs === 'one' ? 6 : 3.6
  brush.lineJoin = 'round'
  brush.stroke(frame)
}

/** Months whose animal would have its head behind a large index. */
const looksLeft: readonly number[] = [1, 2, 10]

const courtFrames = {
  two: () =>
    new Path2D(
      'M58 12H179A9 9 0 0 1 188 21V176H158A16 16 0 0 0 142 192V268H21A9 9 0 0 1 12 259V104H42A16 16 0 0 0 58 88Z',
    ),
  one: () =>
    new Path2D('M96 12H179A9 9 0 0 1 188 21V259A9 9 0 0 1 179 268H21A9 9 0 0 1 12 259V186H80A16 16 0 0 0 96 170Z'),
  none: () => roundedBox(12, 12, 176, 256, 9),
}
