import type { Rectangle } from '../../../shell/hud/hud.ts'

/** A place of the felt with the numbers of its hands, in the order of play; none where nothing is staked. */
export interface FeltPlace {
  readonly place: number
  readonly hands: readonly number[]
}

/** Where a hand lies. */
export interface HandRoom {
  readonly hand: number
  /** For its cards. */
  readonly cards: Rectangle
  /** The width of a card divided by that of the table's cards: less than 1 where a place is split and narrow. */
  readonly scale: number
}

/** Positions and sizes in CSS pixels. */
export interface BlackjackLayout {
  /** Width of a card. */
  readonly card: number
  /** For the dealer's cards. */
  readonly dealer: Rectangle
  /** Where cards come from: the middle of the pile. */
  readonly shoe: { readonly x: number; readonly y: number }
  /** At the other side of the dealer: for what the player may switch on. */
  readonly corner: Rectangle
  /** The place of the felt's print, and of the texts of a round. */
  readonly middle: Rectangle
  /** By place. */
  readonly columns: readonly Column[]
  /** Height of the line of a hand's total above its cards, and of the chips below them. */
  readonly badge: number
  readonly seat: number
}

export interface Column extends Rectangle {
  readonly place: number
  readonly hands: readonly HandRoom[]
}

export const cardRatio = 1.4
/** The part of a card that shows its index, across and down. */
const [indexAcross, indexDown] = [0.32, 0.38]
const widest = 122
const gap = 6
/** A place is so many cards wide: two of them, the second over the right part of the first. */
const two = 1.72
/** Share of the width of a place without a stake while others are played, and of a split one. */
const [aside, halved] = [0.6, 1.7]
/** The dealer has room for so many cards side by side. */
const mostInDealer = 4.4
/** The same on a phone on its side. */
const dealerLying = 1.72

/**
 * Dealer above, places below; on a phone on its side the dealer is at the left of the places. `bar`: height of the chips where they stand over the field.
 */
export function layOutBlackjack(
  table: Rectangle,
  { flat, bar, places }: { readonly flat: boolean; readonly bar: number; readonly places: readonly FeltPlace[] },
): BlackjackLayout {
  const room = {
    x: table.x + gap,
    y: table.y + gap,
    width: table.width - 2 * gap,
    height: table.height - 2 * gap - bar,
  }
  return flat ? lying(room, places) : standing(room, places)
}

function standing(room: Rectangle, places: readonly FeltPlace[]): BlackjackLayout {
  const seat = clamp(room.height * 0.15, 46, 78)
  const badge = room.height < 360 ? 20 : 26
  const leastMiddle = clamp(room.height * 0.2, 60, 96)
  const free = room.height - seat - 2 * badge - leastMiddle - 3 * gap
  const card = Math.max(24, Math.min(widest, room.width / 3 / two, free / cardRatio / 2.22))
  const high = card * cardRatio
  const handsHigh = Math.min(high * 1.75, Math.max(high, free - high))
  const width = Math.min(room.width, card * two * 3 * 1.3)
  const y = room.y + room.height - seat - handsHigh - badge
  const hands = { x: room.x + (room.width - width) / 2, y, width, height: badge + handsHigh + seat }
  const side = Math.min(Math.max(card + 3 * gap, 84), room.width / 4)
  const dealerWide = Math.min(room.width - 2 * side, card * mostInDealer)
  const dealer = { x: room.x + (room.width - dealerWide) / 2, y: room.y, width: dealerWide, height: high }
  const below = dealer.y + high + badge + gap
  return {
    card,
    dealer,
    badge,
    seat,
    shoe: { x: dealer.x + dealer.width + 2 * gap + card / 2, y: room.y + high / 2 },
    corner: { x: dealer.x - side, y: room.y, width: side - gap, height: high },
    middle: { x: room.x, y: below, width: room.width, height: Math.max(0, y - gap - below) },
    columns: columnsOf(hands, places, { card, badge, seat }),
  }
}

function lying(room: Rectangle, places: readonly FeltPlace[]): BlackjackLayout {
  const [seat, badge, corner] = [clamp(room.height * 0.19, 40, 60), 22, 44]
  const left = room.width * 0.37
  const [wide, free] = [room.width - left, room.height - seat - badge]
  const card = Math.max(
    24,
    Math.min(widest, wide / 3 / two, free / cardRatio / 1.5, (left - 5 * gap) / (1 + dealerLying)),
  )
  const high = card * cardRatio
  const height = Math.min(room.height, badge + high * 1.9 + seat)
  const hands = { x: room.x + left, y: room.y + room.height - height, width: wide, height }
  const dealer = { x: room.x, y: room.y, width: card * dealerLying, height: high }
  const below = room.y + high + badge + gap
  const foot = room.y + room.height - corner
  return {
    card,
    dealer,
    badge,
    seat,
    shoe: { x: room.x + left - card / 2 - 2 * gap, y: room.y + high / 2 },
    corner: { x: room.x, y: foot, width: left - 2 * gap, height: corner },
    middle: { x: room.x, y: below, width: left - 2 * gap, height: Math.max(0, foot - gap - below) },
    columns: columnsOf(hands, places, { card, badge, seat }),
  }
}

function columnsOf(
  hands: Rectangle,
  places: readonly FeltPlace[],
  { card, badge, seat }: { readonly card: number; readonly badge: number; readonly seat: number },
): readonly Column[] {
  const isPlayed = places.some((place) => place.hands.length > 0)
  const shares = places.map((place) =>
    !isPlayed ? 1 : place.hands.length === 0 ? aside : place.hands.length > 1 ? halved : 1,
  )
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const cards = { y: hands.y + badge, height: hands.height - badge - seat }
  let x = hands.x
  return places.map(({ place, hands: numbers }, at) => {
    const width = (hands.width * (shares[at] ?? 1)) / whole
    const column = { x, y: hands.y, width, height: hands.height }
    x += width
    const each = width / Math.max(1, numbers.length)
    const rooms = numbers.map((hand, index) => ({
      hand,
      cards: { ...cards, x: column.x + index * each + gap / 2, width: each - gap },
      scale: Math.min(1, (each - gap) / (card * (1 + indexAcross))),
    }))
    return { ...column, place, hands: rooms }
  })
}

interface CardPlace {
  readonly x: number
  readonly y: number
}

/**
 * The middles of a hand's cards: side by side, each over the one before it where they do not fit, and in further rows where not even their indexes do. Every index stays in sight, and every card in the room.
 */
export function cardPlaces(
  count: number,
  { room, card }: { readonly room: Rectangle; readonly card: number },
): readonly CardPlace[] {
  const high = card * cardRatio
  const most = Math.max(2, 1 + Math.floor((room.width - card) / (card * indexAcross) + 1e-6))
  const rows = Math.max(1, Math.ceil(count / most))
  const perRow = Math.ceil(count / rows)
  const down = rows > 1 ? Math.min(high * indexDown, Math.max(0, room.height - high) / (rows - 1)) : 0
  const across = perRow > 1 ? Math.min(card * 1.06, (room.width - card) / (perRow - 1)) : 0
  const left = room.x + (room.width - card - across * (perRow - 1)) / 2
  return Array.from({ length: count }, (_, index) => ({
    x: left + card / 2 + across * (index % perRow),
    y: room.y + high / 2 + down * Math.floor(index / perRow),
  }))
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
