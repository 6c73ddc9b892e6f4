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
/** Of the deck: so many backs, each so much higher than the one below, as a part of a card's width. */
const pile = { count: 5, rise: 0.03 } as const
/** How far the dealer lifts the hidden card to look at it, as a part of its width; and for how long. */
const peek = { lift: 0.16, ms: 520 } as const

interface Deps {
  readonly stage: Stage
  readonly back: Back
  readonly cardSounds: Pick<CardSounds, 'deal' | 'turn'>
}

export type CardsOnTable = ReturnType<typeof createCardsOnTable>

/** The cards of all hands and of the dealer, and the deck that they come from. The dealer's second card is a back without a face until the server has told it. */
export function createCardsOnTable({ stage, back, cardSounds }: Deps) {
  const container = new Container()
  const deck = new Container()
  container.addChild(deck)
  let sheet: CardSheet<Face> | null = null
  let density = 0
  let layout: BlackjackLayout | null = null
  let hands = new Map<number, DeckCard[]>()
  let dealer: DeckCard[] = []
  const onTable = () => [...[...hands.values()].flat(), ...dealer]

  const roomOf = (hand: number) => layout?.columns.flatMap((column) => column.hands).find((room) => room.hand === hand)
  const placesOf = (hand: number, count: number): readonly Place[] => {
    const room = roomOf(hand)
    if (!room || !layout) return []
    return cardPlaces(count, { room: room.cards, card: layout.card * room.scale }).map(flat)
  }
  const dealerPlaces = (count: number): readonly Place[] =>
    layout ? cardPlaces(count, { room: layout.dealer, card: layout.card }).map(flat) : []
  const shoe = (): Place => ({ x: layout?.shoe.x ?? 0, y: layout?.shoe.y ?? 0, turn: 0 })

  /** A new card, face down on the deck. */
  const take = (): DeckCard => {
    if (!sheet) throw new Error('cards are dealt when the table has its size')
    const card = createCard(stage, sheet)
    container.addChild(card.container)
    return card
  }
  /** Every card goes to where it belongs, those that are on their way excepted. */
  const arrange = async ({ moves, except = [] }: { moves: boolean; except?: readonly DeckCard[] }): Promise<void> => {
    const go = (cards: readonly DeckCard[], places: readonly Place[], scale: number) =>
      cards.map(async (card, index) => {
        const place = places[index]
        if (!place || except.includes(card)) return
        card.container.scale.set(scale)
        if (moves) await card.slide(place)
        else card.put(place)
      })
    await Promise.all([
      ...go(dealer, dealerPlaces(dealer.length), 1),
      ...[...hands].flatMap(([hand, cards]) => go(cards, placesOf(hand, cards.length), roomOf(hand)?.scale ?? 1)),
    ])
  }
  const arrive = async (card: DeckCard, to: Place | undefined, face: Face | null): Promise<void> => {
    cardSounds.deal()
    await card.deal(shoe(), to ?? shoe())
    if (face === null) return
    card.tell(face)
    cardSounds.turn()
    await card.turnOver()
  }
  const toHand = async (hand: number, face: Face): Promise<void> => {
    const card = take()
    const cards = [...(hands.get(hand) ?? []), card]
    hands.set(hand, cards)
    card.container.scale.set(roomOf(hand)?.scale ?? 1)
    const to = placesOf(hand, cards.length).at(-1)
    await Promise.all([arrange({ moves: true, except: [card] }), arrive(card, to, face)])
  }
  const toDealer = async (face: Face): Promise<void> => {
    const card = take()
    dealer = [...dealer, card]
    const to = dealerPlaces(dealer.length).at(-1)
    await Promise.all([arrange({ moves: true, except: [card] }), arrive(card, to, face)])
  }

  return {
    container,
    /** Cards that lie there go to their new places; `moves`: they are seen to slide, as at a split. */
    layOut: (
      next: BlackjackLayout,
      { density: wanted, moves }: { readonly density: number; readonly moves: boolean },
    ): Promise<void> => {
      if (!sheet || layout?.card !== next.card || density !== wanted) {
        if (sheet) stage.retire(sheet.back)
        sheet = paintDeck({ width: next.card, density: wanted, back })
        density = wanted
        for (const card of onTable()) card.wear(sheet)
      }
      layout = next
      layDeck(deck, sheet, next)
      stage.redraw()
      return arrange({ moves })
    },
    /** A card to each hand, the dealer's open one, and again, with the hidden one. */
    deal: async (
      dealt: readonly { readonly hand: number; readonly cards: readonly [Face, Face] }[],
      open: Face,
    ): Promise<void> => {
      const two = dealt.map(({ hand, cards }) => ({ hand, faces: cards, own: [take(), take()] as const }))
      hands = new Map(two.map(({ hand, own }) => [hand, [...own]]))
      const [shown, hidden] = [take(), take()]
      dealer = [shown, hidden]
      for (const card of onTable()) card.put(shoe())
      const [first, second] = dealerPlaces(2)
      const steps = [
        ...two.map(
          ({ hand, faces, own }) =>
            () =>
              arrive(own[0], placesOf(hand, 2)[0], faces[0]),
        ),
        () => arrive(shown, first, open),
        ...two.map(
          ({ hand, faces, own }) =>
            () =>
              arrive(own[1], placesOf(hand, 2)[1], faces[1]),
        ),
        () => arrive(hidden, second, null),
      ]
      for (const card of onTable()) card.container.visible = false
      const order = [...two.map(({ own }) => own[0]), shown, ...two.map(({ own }) => own[1]), hidden]
      await Promise.all(
        steps.map(async (step, index) => {
          if (!stage.calm()) await stage.wait(index * apartMs)
          const card = order[index]
          if (card) {
            card.container.visible = true
            container.addChild(card.container) // over those that were dealt before
          }
          await step()
        }),
      )
    },
    toHand,
    /** The second card of a pair becomes a hand of its own. */
    split: (hand: number): void => {
      const [first, second] = hands.get(hand) ?? []
      if (!first || !second) return
      hands.set(hand, [first])
      hands.set(secondHandOf(hand), [second])
    },
    /** The dealer looks at the hidden card: it is lifted, and its face is in nothing that is drawn. */
    peek: async (): Promise<void> => {
      const hidden = dealer.at(-1)
      if (!hidden || !layout || stage.calm()) return
      const from = hidden.place()
      const high = layout.card * peek.lift
      await stage.play(peek.ms, (progress) =>
        hidden.put({
          ...from,
          y: from.y - high * Math.sin(Math.PI * progress),
          turn: 0.07 * Math.sin(Math.PI * progress),
        }),
      )
      hidden.put(from)
    },
    turnHidden: async (face: Face): Promise<void> => {
      const hidden = dealer[1]
      if (!hidden) return
      hidden.tell(face)
      cardSounds.turn()
      await hidden.turnOver()
    },
    toDealer,
    /** Hands that are lost lie in the shade; those that won more than their stake are framed. */
    settle: (hand: number, result: 'won' | 'lost' | 'even'): void => {
      for (const card of hands.get(hand) ?? []) {
        if (result === 'won') void card.win(true)
        card.dim(result === 'lost')
      }
    },
    clear: (): void => {
      for (const card of onTable()) container.removeChild(card.container) // one that still moves may do so to its end
      hands = new Map()
      dealer = []
      stage.redraw()
    },
  }
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
