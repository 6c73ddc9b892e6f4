import { secondHandOf } from '@andon/arcade/engines/cards/blackjack/table-state'
import { Container, Sprite } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import { type Card, createCard } from '../../../tabletop/cards/card.ts'
import { type CardSheet, paintDeck } from '../../../tabletop/cards/card-sheet.ts'
import type { Face } from '../../../tabletop/cards/faces.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
import type { Place } from '../../../tabletop/cards/places.ts'
import type { CardSounds } from '../card-sounds.ts'
import { type BlackjackLayout, cardPlaces } from './layout.ts'

type DeckCard = Card<Face>

/** Between two cards of the deal; each takes longer to arrive. */
const apartMs = 190
/** The deck shows `count` backs, each higher than the one below by `rise`, a part of a card's width. */
const pile = { count: 5, rise: 0.03 } as const
/** How far the dealer lifts the hidden card to look at it, as a part of its width; and for how long. */
const peek = { lift: 0.16, ms: 520 } as const

interface Deps {
  readonly stage: Stage
  readonly back: Back
  readonly cardSounds: Pick<CardSounds, 'deal' | 'turn'>
}

export type CardsOnTable = ReturnType<typeof createCardsOnTable>

/** All that lies on the table. */
interface Lying extends Deps {
  readonly container: Container
  readonly deck: Container
  sheet: CardSheet<Face> | null
  density: number
  layout: BlackjackLayout | null
  hands: Map<number, DeckCard[]>
  dealer: DeckCard[]
}

/** The cards of all hands and of the dealer, and the deck that they come from. The dealer's second card is a back without a face until the server has told it. */
export function createCardsOnTable({ stage, back, cardSounds }: Deps) {
  const [container, deck] = [new Container(), new Container()]
  container.addChild(deck)
  const lying: Lying = {
    stage,
    back,
    cardSounds,
    container,
    deck,
    sheet: null,
    density: 0,
    layout: null,
    hands: new Map(),
    dealer: [],
  }
  return {
    container,
    /** Cards that lie there go to their new places; `moves`: they are seen to slide, as at a split. */
    layOut: (next: BlackjackLayout, how: { readonly density: number; readonly moves: boolean }): Promise<void> =>
      layOut(lying, next, how),
    /** A card to each hand, the dealer's open one, and again, with the hidden one. */
    deal: (dealt: readonly DealtHand[], open: Face): Promise<void> => deal(lying, dealt, open),
    toHand: (hand: number, face: Face): Promise<void> => toHand(lying, hand, face),
    /** The second card of a pair becomes a hand of its own. */
    split: (hand: number): void => {
      const [first, second] = lying.hands.get(hand) ?? []
      if (!first || !second) return
      lying.hands.set(hand, [first])
      lying.hands.set(secondHandOf(hand), [second])
    },
    /** The dealer looks at the hidden card: it is lifted, and its face is in nothing that is drawn. */
    peek: async (): Promise<void> => {
      const hidden = lying.dealer.at(-1)
      if (!hidden || !lying.layout || stage.calm()) return
      const from = hidden.place()
      const high = lying.layout.card * peek.lift
      await stage.play(peek.ms, (progress) => {
        const lifted = Math.sin(Math.PI * progress)
        hidden.put({ x: from.x, y: from.y - high * lifted, turn: 0.07 * lifted })
      })
      hidden.put(from)
    },
    turnHidden: async (face: Face): Promise<void> => {
      const hidden = lying.dealer[1]
      if (!hidden) return
      hidden.tell(face)
      cardSounds.turn()
      await hidden.turnOver()
    },
    toDealer: (face: Face): Promise<void> => toDealer(lying, face),
    /** Hands that are lost lie in the shade; those that won more than their stake are framed. */
    settle: (hand: number, result: 'won' | 'lost' | 'even'): void => {
      for (const card of lying.hands.get(hand) ?? []) {
        if (result === 'won') void card.win(true)
        card.dim(result === 'lost')
      }
    },
    clear: (): void => {
      for (const card of onTable(lying)) container.removeChild(card.container) // one that still moves may do so to its end
      lying.hands = new Map()
      lying.dealer = []
      stage.redraw()
    },
  }
}

interface DealtHand {
  readonly hand: number
  readonly cards: readonly [Face, Face]
}

const onTable = ({ hands, dealer }: Lying): readonly DeckCard[] => [...[...hands.values()].flat(), ...dealer]

const roomOf = ({ layout }: Lying, hand: number) =>
  layout?.columns.flatMap((column) => column.hands).find((room) => room.hand === hand)

function placesOf(lying: Lying, hand: number, count: number): readonly Place[] {
  const room = roomOf(lying, hand)
  if (!room || !lying.layout) return []
  return cardPlaces(count, { room: room.cards, card: lying.layout.card * room.scale }).map(flat)
}

const dealerPlaces = ({ layout }: Lying, count: number): readonly Place[] =>
  layout ? cardPlaces(count, { room: layout.dealer, card: layout.card }).map(flat) : []

const shoeOf = ({ layout }: Lying): Place => ({ x: layout?.shoe.x ?? 0, y: layout?.shoe.y ?? 0, turn: 0 })

function layOut(
  lying: Lying,
  next: BlackjackLayout,
  { density, moves }: { readonly density: number; readonly moves: boolean },
): Promise<void> {
  const { stage, back, deck } = lying
  const isKept = lying.sheet && lying.layout?.card === next.card && lying.density === density
  const sheet = isKept && lying.sheet ? lying.sheet : paintDeck({ width: next.card, density, back })
  if (sheet !== lying.sheet) {
    if (lying.sheet) stage.retire(lying.sheet.back)
    for (const card of onTable(lying)) card.wear(sheet)
  }
  lying.sheet = sheet
  lying.density = density
  lying.layout = next
  layDeck(deck, sheet, next)
  stage.redraw()
  return arrange(lying, { moves })
}

/** A new card, face down on the deck. */
function take({ stage, sheet, container }: Lying): DeckCard {
  if (!sheet) throw new Error('cards are dealt when the table has its size')
  const card = createCard(stage, sheet)
  container.addChild(card.container)
  return card
}

/** Every card goes to where it belongs, the one that is on its way excepted. */
async function arrange(lying: Lying, { moves, except }: { moves: boolean; except?: DeckCard }): Promise<void> {
  const go = (cards: readonly DeckCard[], places: readonly Place[], scale: number) =>
    cards.map(async (card, index) => {
      const place = places[index]
      if (!place || card === except) return
      card.container.scale.set(scale)
      if (moves) await card.slide(place)
      else card.put(place)
    })
  const { dealer, hands } = lying
  await Promise.all([
    ...go(dealer, dealerPlaces(lying, dealer.length), 1),
    ...[...hands].flatMap(([hand, cards]) =>
      go(cards, placesOf(lying, hand, cards.length), roomOf(lying, hand)?.scale ?? 1),
    ),
  ])
}

async function arrive(lying: Lying, card: DeckCard, { to, face }: { to: Place | undefined; face: Face | null }) {
  const { cardSounds } = lying
  cardSounds.deal()
  await card.deal(shoeOf(lying), to ?? shoeOf(lying))
  if (face === null) return
  card.tell(face)
  cardSounds.turn()
  await card.turnOver()
}

async function toHand(lying: Lying, hand: number, face: Face): Promise<void> {
  const card = take(lying)
  const cards = [...(lying.hands.get(hand) ?? []), card]
  lying.hands.set(hand, cards)
  card.container.scale.set(roomOf(lying, hand)?.scale ?? 1)
  const to = placesOf(lying, hand, cards.length).at(-1)
  await Promise.all([arrange(lying, { moves: true, except: card }), arrive(lying, card, { to, face })])
}

async function toDealer(lying: Lying, face: Face): Promise<void> {
  const card = take(lying)
  lying.dealer = [...lying.dealer, card]
  const to = dealerPlaces(lying, lying.dealer.length).at(-1)
  await Promise.all([arrange(lying, { moves: true, except: card }), arrive(lying, card, { to, face })])
}

async function deal(lying: Lying, dealt: readonly DealtHand[], open: Face): Promise<void> {
  const { stage, container } = lying
  const two = dealt.map(({ hand, cards }) => ({ hand, faces: cards, own: [take(lying), take(lying)] as const }))
  lying.hands = new Map(two.map(({ hand, own }) => [hand, [...own]]))
  const [shown, hidden] = [take(lying), take(lying)]
  lying.dealer = [shown, hidden]
  const [first, second] = dealerPlaces(lying, 2)
  const round = (at: 0 | 1) =>
    two.map(({ hand, faces, own }) => ({ card: own[at], to: placesOf(lying, hand, 2)[at], face: faces[at] }))
  const order = [
    ...round(0),
    { card: shown, to: first, face: open },
    ...round(1),
    { card: hidden, to: second, face: null },
  ]
  for (const { card } of order) card.container.visible = false
  await Promise.all(
    order.map(async ({ card, ...arrival }, index) => {
      if (!stage.calm()) await stage.wait(index * apartMs)
      card.container.visible = true
      container.addChild(card.container) // over those that were dealt before
      await arrive(lying, card, arrival)
    }),
  )
}

const flat = ({ x, y }: { readonly x: number; readonly y: number }): Place => ({ x, y, turn: 0 })

function layDeck(deck: Container, sheet: CardSheet<Face>, { shoe }: BlackjackLayout): void {
  for (const card of deck.removeChildren()) card.destroy()
  for (let index = 0; index < pile.count; index++) {
    const card = new Sprite(sheet.back)
    card.anchor.set(0.5)
    card.position.set(shoe.x + index * sheet.width * pile.rise * 0.4, shoe.y - index * sheet.width * pile.rise)
    deck.addChild(card)
  }
}
