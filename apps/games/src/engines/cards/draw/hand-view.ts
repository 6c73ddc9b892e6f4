import { Container, Sprite } from 'pixi.js'
import type { Stage } from '../../../shell/stage/stage.ts'
import { type Card, createCard } from '../../../tabletop/cards/card.ts'
import { type CardSheet, paintDeck } from '../../../tabletop/cards/card-sheet.ts'
import type { Face } from '../../../tabletop/cards/faces.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
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

const count = 5

/** From one card to the next. */
const [dealApartMs, turnApartMs] = [60, 100]
const liftMs = 140

/** Five cards on their cloth. Between rounds they lie face down, or as they were at the end of the last round. */
export function createHandView({ stage, back, cardSounds }: HandDeps) {
  const container = new Container()
  const mat = new Sprite()
  container.addChild(mat)
  let layout: DrawLayout | null = null
  let sheet: CardSheet<Face> | null = null
  let cards: readonly Card<Face>[] = []
  let held = noneHeld
  /** The cards of a new round lie, or are on their way. */
  let dealt: Promise<unknown> = Promise.resolve()

  const isHeld = (index: number) => held.charAt(index) === '1'
  const placeOf = (index: number, lifted = isHeld(index)) => {
    const place = layout?.places[index] ?? { x: 0, y: 0, turn: 0 }
    return lifted ? { ...place, y: place.y - (layout?.lift ?? 0) } : place
  }
  const lie = () => {
    for (const [index, card] of cards.entries()) card.put(placeOf(index))
  }
  const faceDown = () => {
    held = noneHeld
    for (const card of cards) {
      card.forget()
      void card.win(false)
    }
    lie()
  }
  const pause = async (ms: number) => {
    if (!stage.calm()) await stage.wait(ms)
  }
  /** One after the other, each before the last has arrived. */
  const each = (indices: readonly number[], apartMs: number, move: (index: number) => Promise<void>) =>
    Promise.all(
      indices.map(async (index, order) => {
        await pause(order * apartMs)
        await move(index)
      }),
    )
  const leave = async (index: number) => {
    if (layout) await cards[index]?.slide(layout.discards)
  }
  const come = async (index: number) => {
    const card = cards[index]
    card?.forget()
    void card?.win(false)
    cardSounds.deal()
    if (layout) await card?.deal(layout.stock, placeOf(index))
  }
  const open = async (index: number, face: Face) => {
    const card = cards[index]
    card?.tell(face)
    cardSounds.turn()
    await card?.turnOver()
  }
  const all = Array.from({ length: count }, (_, index) => index)

  return {
    container,
    layOut: (next: DrawLayout, density: number): void => {
      layout = next
      const old = sheet
      sheet = paintDeck({ width: next.card.width, density, back })
      if (cards.length === 0) {
        const dress = sheet
        cards = all.map(() => createCard<Face>(stage, dress))
        container.addChild(...cards.map((card) => card.container))
      } else for (const card of cards) card.wear(sheet)
      if (old) stage.retire(old.back)
      stage.retire(mat.texture)
      mat.texture = paintMat(next, density)
      mat.position.set(next.mat.x, next.mat.y)
      lie()
    },
    /** The cards of the last round leave, and five come face down. Backs that lie there stay. */
    sweep: (): void => {
      if (stage.calm() || cards.every((card) => !card.isOpen())) {
        faceDown()
        return
      }
      dealt = each(all, dealApartMs, async (index) => {
        await leave(index)
        await come(index)
      })
      held = noneHeld
    },
    /** Turns over the five cards of a new round. */
    show: async (faces: readonly Face[]): Promise<void> => {
      await dealt
      await each(all, turnApartMs, (index) => open(index, faces[index] as Face)) // five of them
    },
    /** Held cards move up. */
    hold: (next: string): void => {
      const before = held
      held = next
      for (const [index, card] of cards.entries()) {
        const goal = isHeld(index)
        if (before.charAt(index) === next.charAt(index)) continue
        if (stage.calm()) card.put(placeOf(index))
        else
          void stage.play(liftMs, (progress) => {
            if (isHeld(index) !== goal) return // pressed again
            const [from, to] = [placeOf(index, !goal), placeOf(index, goal)]
            card.put({ ...to, y: from.y + (to.y - from.y) * progress })
          })
      }
    },
    /** The cards that are not held leave, and others come for them, which are then turned over from left to right. */
    exchange: async (faces: readonly Face[]): Promise<void> => {
      const goes = all.filter((index) => !isHeld(index))
      await each(goes, 0, leave)
      await each(goes, dealApartMs, come)
      await each(goes, turnApartMs, (index) => open(index, faces[index] as Face)) // five of them
    },
    /** Frames around the cards of a hand that has won. */
    win: async (which: readonly boolean[]): Promise<void> => {
      await Promise.all(cards.map((card, index) => card.win(which[index] === true)))
    },
  }
}
