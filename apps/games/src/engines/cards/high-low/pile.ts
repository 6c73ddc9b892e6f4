import { Container, Sprite } from 'pixi.js'
import { painted } from '../../../shell/stage/pictures.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import { type Card, createCard } from '../../../tabletop/cards/card.ts'
import { type CardSheet, type Month, months, paintMonths } from '../../../tabletop/cards/card-sheet.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
import { roundedBox } from '../../../tabletop/pen.ts'
import type { CardLayout } from '../layout.ts'
import { type HighLowPlaces, placesOf } from './places.ts'

/** Cards that lie below the one on top of the pile, and how far they stand out, as a part of a card's width. */
const below = 4
const standOut = 0.016
const leaveMs = 260

/** Where the month that counts will lie. */
const emptyPlace = ({ width, height }: CardSheet<Month>, density: number) =>
  painted({ width, height, density }, (brush) => {
    const line = Math.max(2, width * 0.014)
    brush.fillStyle = 'rgb(0 0 0 / 0.16)'
    brush.fill(roundedBox(0, 0, width, height, width * 0.09))
    brush.strokeStyle = 'rgb(255 224 150 / 0.5)'
    brush.lineWidth = line
    brush.setLineDash([width * 0.06, width * 0.045])
    brush.stroke(roundedBox(line, line, width - 2 * line, height - 2 * line, width * 0.08))
  })

/** The part that lies still: the empty place, and the cards below the top one. */
function createBed(stage: Stage) {
  const container = new Container()
  const under = Array.from({ length: below }, () => new Sprite())
  const slot = new Sprite()
  for (const sprite of [slot, ...under]) sprite.anchor.set(0.5)
  container.addChild(slot, ...under)
  return {
    container,
    layOut: ({ shown, pile }: HighLowPlaces, sheet: CardSheet<Month>, density: number): void => {
      stage.retire(slot.texture)
      slot.texture = emptyPlace(sheet, density)
      slot.position.set(shown.x, shown.y)
      for (const [index, sprite] of under.entries()) {
        sprite.texture = sheet.back
        const off = (below - index) * sheet.width * standOut
        sprite.position.set(pile.x + off, pile.y + off)
      }
    },
  }
}

export type Pile = ReturnType<typeof createPile>

/**
 * A pile face down, and beside it the month that counts. Its top card is turned over where it lies, so that both can be compared, and then takes the place of the other. It has no
 * face before the server has told it.
 */
export function createPile(stage: Stage, back: Back) {
  const container = new Container()
  const bed = createBed(stage)
  container.addChild(bed.container)
  let sheet: CardSheet<Month> | null = null
  let places: HighLowPlaces | null = null
  let cards: { top: Card<Month>; shown: Card<Month> } | null = null
  let hasShown = false

  const put = () => {
    if (!cards || !places) return
    cards.top.put(places.pile)
    cards.shown.put(places.shown)
    cards.shown.container.visible = hasShown
    cards.shown.container.alpha = 1
  }
  const reset = () => {
    hasShown = false
    cards?.top.forget()
    cards?.shown.forget()
    put()
    stage.redraw()
  }
  return {
    container,
    reset,
    /** The top card with the month that the server has told. */
    turnOver: async (month: number): Promise<void> => {
      const face = months.find((one) => one === String(month))
      if (!cards || !face) throw new RangeError(`a year has no month ${month}`)
      cards.top.tell(face)
      await cards.top.turnOver()
    },
    isTurned: (): boolean => cards?.top.isOpen() ?? false,
    /** The turned card makes its guess right: a frame around it; or wrong: it and the other get dark. */
    mark: async (right: boolean): Promise<void> => {
      if (right) return cards?.top.win(true)
      cards?.top.dim(true)
      cards?.shown.dim(true)
    },
    /** The month that counts is left without a guess. */
    dimShown: (): void => cards?.shown.dim(true),
    /** The turned card takes the place of the month that counts, and the pile has another one on top. */
    moveOn: async (): Promise<void> => {
      if (!cards || !places) return
      const { top, shown } = cards
      void top.win(false) // at once
      await Promise.all([hasShown ? leave(stage, shown) : null, top.slide(places.shown)])
      shown.forget()
      cards = { top: shown, shown: top }
      hasShown = true
      container.setChildIndex(shown.container, 1) // above what lies below the top card, under the other
      shown.container.visible = true
      shown.container.alpha = 1
      put()
    },
    layOut: (layout: CardLayout): HighLowPlaces => {
      places = placesOf(layout)
      const { density } = layout.view
      const next = paintMonths({ width: Math.round(places.cardWidth), density, back, number: true })
      if (cards) for (const card of [cards.top, cards.shown]) card.wear(next)
      else {
        cards = { top: createCard(stage, next), shown: createCard(stage, next) }
        container.addChild(cards.top.container, cards.shown.container)
      }
      if (sheet) stage.retire(sheet.back)
      sheet = next
      bed.layOut(places, next, density)
      put()
      return places
    },
  }
}

/** The month that counted goes away, upwards to those before it. */
async function leave(stage: Stage, card: Card<Month>): Promise<void> {
  const { x, y, turn } = card.place()
  const move = (progress: number) => {
    card.put({ x, y: y - progress * progress * 40, turn })
    card.container.alpha = 1 - progress
  }
  if (!stage.calm()) await stage.play(leaveMs, move)
  move(1)
}
