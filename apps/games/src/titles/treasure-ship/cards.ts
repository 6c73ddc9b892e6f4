import { Container, Sprite, type Texture } from 'pixi.js'
import type { Field, Position } from '../../engines/slot/field.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const settleMs = 300
const raiseMs = 420
/** How much larger a card is before it lies. */
const raised = 0.13
/** A card of this scale throws its whole shadow. */
const lifted = 1.09

/** The symbols as cards: they land on a stack, and throw a shadow on their neighbours while they are lifted. The origin is the top left of the board. */
export function createCards(stage: Stage, field: Field) {
  const container = new Container()
  const shadows = field.grid().map((column) => column.map(() => new Sprite()))
  for (const shadow of shadows.flat()) {
    shadow.anchor.set(0.5)
    shadow.alpha = 0
    container.addChild(shadow)
  }
  let places: Places | null = null

  const throwShadows = () => {
    if (!places) return
    const { width, height } = places.cell
    for (const [reel, column] of shadows.entries())
      for (const [row, shadow] of column.entries()) {
        const sprite = field.spriteAt([reel, row])
        const lift = Math.max(0, Math.min(1, ((sprite?.scale.x ?? 1) - 1) / (lifted - 1)))
        shadow.alpha = lift * (sprite?.alpha ?? 1)
        shadow.scale.set(sprite?.scale.x ?? 1)
        shadow.position.set((reel + 0.5) * width, (row + 0.5) * height)
      }
  }
  stage.onIdleFrame(() => {
    if (!stage.calm()) throwShadows()
  })

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const texture = paintShadow(next.symbol, next.view.density)
      const old = shadows[0]?.[0]?.texture
      for (const shadow of shadows.flat()) shadow.texture = texture
      if (old) stage.retire(old)
    },
    /** Lifts these cards once, such as the sails before they unfurl. */
    raise: async (positions: readonly Position[]): Promise<void> => {
      if (stage.calm()) return
      const cards = positions.flatMap((position) => field.spriteAt(position) ?? [])
      await stage.play(raiseMs, (progress) => {
        for (const card of cards) card.scale.set(1 + raised * Math.sin(progress * Math.PI))
      })
    },
    /** A reel has landed: its cards come to lie one after the other, from below. */
    settle: (reel: number): void => {
      const cards = shadows[reel]?.flatMap((_, row) => field.spriteAt([reel, row]) ?? []) ?? []
      if (stage.calm()) return
      void stage.play(settleMs, (progress) => {
        for (const [row, card] of cards.entries()) {
          const late = (cards.length - 1 - row) * 0.16
          const t = Math.min(1, Math.max(0, (progress - late) / (1 - 0.16 * (cards.length - 1))))
          card.scale.set(1 + raised * (1 - t) ** 2)
        }
      })
    },
  }
}

/** A soft shadow around a card, open where the card is. */
function paintShadow(card: number, density: number): Texture {
  const size = card * 1.5
  return painted({ width: size, height: size, density: Math.min(1, density) }, (brush) => {
    const inset = (size - card) / 2
    brush.shadowColor = 'rgb(7 16 46 / .75)'
    brush.shadowBlur = card * 0.16 * density
    brush.shadowOffsetX = card * 0.03
    brush.shadowOffsetY = card * 0.07
    brush.fillStyle = '#07102e'
    brush.beginPath()
    brush.roundRect(inset + card * 0.04, inset + card * 0.04, card * 0.92, card * 0.92, card * 0.06)
    brush.fill()
    brush.shadowColor = 'transparent'
    brush.globalCompositeOperation = 'destination-out'
    brush.beginPath()
    brush.roundRect(inset + card * 0.035, inset + card * 0.035, card * 0.93, card * 0.93, card * 0.06)
    brush.fill()
  })
}
