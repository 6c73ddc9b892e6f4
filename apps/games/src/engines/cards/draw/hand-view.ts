import { Container, Sprite } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import { type Card, createCard } from '../../../tabletop/cards/card.ts'
import { type CardSheet, paintHand } from '../../../tabletop/cards/card-sheet.ts'
import type { Face } from '../../../tabletop/cards/faces.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
import type { Place } from '../../../tabletop/cards/places.ts'
import type { CardSounds } from '../card-sounds.ts'
import { noneHeld } from './held.ts'
import type { DrawLayout } from './layout.ts'
import { paintMat } from './paint-mat.ts'

export type HandView = ReturnType<typeof createHandView>

interface HandDeps {
  readonly stage: Stage
  readonly back: Back
  readonly cardSounds: Pick<CardSounds, 'deal' | 'turn'>
}

const all = [0, 1, 2, 3, 4]
/** From one card to the next. */
const [dealApartMs, turnApartMs] = [60, 100]
const liftMs = 140

/** Five cards on their cloth. Between rounds they lie face down, or as they were at the end of the last round. */
export function createHandView(deps: HandDeps) {
  const { stage } = deps
  const five = createFive(deps)
  const { leave, come, open } = five
  /** The cards of a new round lie, or are on their way. */
  let dealt: Promise<unknown> = Promise.resolve()

  /** One after the other, each before the last has arrived. */
  const each = (indices: readonly number[], apartMs: number, move: (index: number) => Promise<void>) =>
    Promise.all(
      indices.map(async (index, order) => {
        if (!stage.calm()) await stage.wait(order * apartMs)
        await move(index)
      }),
    )
  const turnOver = (indices: readonly number[], faces: readonly Face[]) =>
    each(indices, turnApartMs, (index) => open(index, faces[index] as Face)) // five of them

  return {
    container: five.container,
    layOut: five.layOut,
    /** The cards of the last round leave, and five come face down. Backs that lie there stay. */
    sweep: (): void => {
      five.setHeld(noneHeld)
      if (stage.calm() || five.liesFaceDown()) five.faceDown()
      else
        dealt = each(all, dealApartMs, async (index) => {
          await leave(index)
          await come(index)
        })
    },
    /** Turns over the five cards of a new round. */
    show: async (faces: readonly Face[]): Promise<void> => {
      await dealt
      five.paint(faces)
      await turnOver(all, faces)
    },
    /** Held cards move up. */
    hold: (held: string): void => {
      const changed = all.filter((index) => five.isHeld(index) !== (held.charAt(index) === '1'))
      five.setHeld(held)
      for (const index of changed) five.lift(index)
    },
    /** The cards that are not held leave, and others come for them, which are then turned over from left to right. */
    exchange: async (faces: readonly Face[]): Promise<void> => {
      const goes = all.filter((index) => !five.isHeld(index))
      five.paint([...five.faces(), ...faces])
      await each(goes, 0, leave)
      await each(goes, dealApartMs, come)
      await turnOver(goes, faces)
    },
    /** Frames around the cards of a hand that has won. */
    win: async (which: readonly boolean[]): Promise<void> => {
      await Promise.all(five.cards().map((card, index) => card.win(which[index] === true)))
    },
  }
}

/** The cards, their places, and the ways in which one of them moves. */
function createFive({ stage, back, cardSounds }: HandDeps) {
  const [container, mat] = [new Container(), new Sprite()]
  container.addChild(mat)
  let layout: DrawLayout | null = null
  let density = 1
  let sheet: CardSheet<Face> | null = null
  let cards: readonly Card<Face>[] = []
  let held = noneHeld
  const isHeld = (index: number) => held.charAt(index) === '1'
  const placeOf = (index: number, lifted = isHeld(index)) => placeIn(layout, index, lifted)
  const lie = () => {
    for (const [index, card] of cards.entries()) card.put(placeOf(index))
  }
  let painted: readonly Face[] = []
  /** All faces that are seen from now on. */
  const paint = (faces: readonly Face[]): CardSheet<Face> => {
    painted = faces
    const next = paintHand(faces, { width: layout?.card.width ?? 0, density, back })
    for (const card of cards) card.wear(next)
    if (sheet) stage.retire(sheet.back)
    sheet = next
    return next
  }
  return {
    container,
    cards: () => cards,
    faces: () => cards.flatMap((card) => card.face() ?? []),
    paint,
    isHeld,
    setHeld: (next: string): void => {
      held = next
    },
    liesFaceDown: () => cards.every((card) => !card.isOpen()),
    faceDown: (): void => {
      for (const card of cards) {
        card.forget()
        void card.win(false)
      }
      lie()
    },
    lift: (index: number): void => {
      const [card, goal] = [cards[index], isHeld(index)]
      const [from, to] = [placeOf(index, !goal), placeOf(index, goal)]
      if (stage.calm()) card?.put(to)
      else
        void stage.play(liftMs, (progress) => {
          if (isHeld(index) === goal) card?.put({ ...to, y: from.y + (to.y - from.y) * progress }) // else pressed again
        })
    },
    leave: async (index: number): Promise<void> => {
      if (layout) await cards[index]?.slide(layout.discards)
    },
    come: async (index: number): Promise<void> => {
      const card = cards[index]
      card?.forget()
      void card?.win(false)
      cardSounds.deal()
      if (layout) await card?.deal(layout.stock, placeOf(index))
    },
    open: async (index: number, face: Face): Promise<void> => {
      cards[index]?.tell(face)
      cardSounds.turn()
      await cards[index]?.turnOver()
    },
    layOut: (next: DrawLayout, dense: number): void => {
      layout = next
      density = dense
      const dress = paint(painted)
      if (cards.length === 0) {
        cards = all.map(() => createCard<Face>(stage, dress))
        container.addChild(...cards.map((card) => card.container))
      }
      stage.retire(mat.texture)
      mat.texture = paintMat(next, density)
      mat.position.set(next.mat.x, next.mat.y)
      lie()
    },
  }
}

function placeIn(layout: DrawLayout | null, index: number, lifted: boolean): Place {
  const place = layout?.places[index] ?? { x: 0, y: 0, turn: 0 }
  return lifted ? { ...place, y: place.y - (layout?.lift ?? 0) } : place
}
