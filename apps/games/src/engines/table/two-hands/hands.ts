import { Container } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import { type Card, createCard } from '../../../tabletop/cards/card.ts'
import type { CardSheet } from '../../../tabletop/cards/card-sheet.ts'
import type { Face } from '../../../tabletop/cards/faces.ts'
import { type HandLook, handPlace, shoePlace } from './hand-places.ts'

/** A card of a side, from the first one on. It is used again in each round. */
interface HandCard {
  readonly to: string
  readonly number: number
  readonly card: Card<Face>
  isDealt: boolean
}

/** A card that has been told its face and lies face down; `number` counts from 0. */
export interface ToldCard {
  readonly to: string
  readonly number: number
  readonly card: Card<Face>
  readonly face: Face
  /** In CSS pixels. */
  readonly width: number
}

interface HandsDeps {
  readonly stage: Pick<Stage, 'play' | 'calm' | 'redraw'>
  readonly look: HandLook
  /** A card leaves the shoe: the first one is number 0. */
  readonly onDeal: (number: number) => void
  /** Turns a card over in another way than where it lies, such as by the player's hand. */
  readonly turn?: (told: ToldCard) => Promise<void>
}

export type Hands = ReturnType<typeof createHands>

/** The cards of two sides. They are dealt face down; one has a face when the server has told it, and is turned over where it lies. */
export function createHands({ stage, look, onDeal, turn = ({ card }) => card.turnOver() }: HandsDeps) {
  const container = new Container()
  let cards: readonly HandCard[] = []
  let side = 0
  let dealing: Promise<void> | null = null
  let round = 0
  const cardsOf = (to: string) => cards.filter((one) => one.to === to)
  const makeCards = (sheet: CardSheet<Face>) => {
    cards = Array.from({ length: look.most }, (_, number) => number).flatMap((number) =>
      look.sides.map((to) => ({ to, number, card: createCard(stage, sheet), isDealt: false })),
    )
    for (const { card } of cards) {
      card.container.visible = false
      container.addChild(card.container)
    }
  }
  const deal = async (one: HandCard) => {
    onDeal(cards.filter(({ isDealt }) => isDealt).length)
    one.isDealt = true
    one.card.container.visible = true
    await one.card.deal(shoePlace(side), handPlace(one.to, one.number, look, side))
  }
  const dealFirst = async () => {
    const begun = round
    for (const one of cards.filter(({ number }) => number < look.first)) {
      await deal(one)
      if (round !== begun) return // they were taken back
    }
  }
  return {
    container,
    /** The first cards of both sides, by turns, face down. Nothing depends on the result yet. */
    begin: (): void => {
      dealing = dealFirst()
    },
    /** Turns over the next card of this side, which is dealt first where none lies face down. */
    open: async (to: string, face: Face): Promise<void> => {
      dealing ??= dealFirst()
      await dealing
      const next = cardsOf(to).find(({ card }) => !card.isOpen())
      if (!next) return
      if (!next.isDealt) await deal(next)
      next.card.tell(face)
      await turn({ to, number: next.number, card: next.card, face, width: look.width * side })
    },
    /** The faces of this side's open cards, in their order. */
    facesOf: (to: string): readonly Face[] =>
      cardsOf(to).flatMap(({ card }) => {
        const face = card.face()
        return face && card.isOpen() ? [face] : []
      }),
    /** The side that won is framed, and the other one darker; null for a tie. */
    decide: async (winner: string | null): Promise<void> => {
      if (winner === null) return
      for (const { card, to } of cards) card.dim(to !== winner)
      await Promise.all(cardsOf(winner).map(({ card, isDealt }) => isDealt && card.win(true)))
    },
    clear: (): void => {
      round += 1
      dealing = null
      for (const one of cards) {
        one.isDealt = false
        one.card.forget()
        one.card.container.visible = false
      }
      stage.redraw()
    },
    layOut: (sheet: CardSheet<Face>, next: number): void => {
      side = next
      if (cards.length === 0) makeCards(sheet)
      for (const { to, number, card } of cards) {
        card.wear(sheet)
        card.put(handPlace(to, number, look, side))
      }
    },
  }
}
