import { Container, Sprite } from 'pixi.js'
import type { Picture } from '../../../shell/stage/pictures.ts'
import { painted } from '../../../shell/stage/pictures.ts'
import type { View } from '../../../shell/stage/stage.ts'
import { type Card, createCard } from '../../../tabletop/cards/card.ts'
import { type CardSheet, paintDeck } from '../../../tabletop/cards/card-sheet.ts'
import { type Face, faces } from '../../../tabletop/cards/faces.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
import { createDrifting } from '../drifting.ts'
import type { TableLayout } from '../layout.ts'
import type { TableReveal, TableSetting } from '../table-title.ts'
import { type HandLook, handPlace, shoePlace } from './hand-places.ts'

export interface CardLook extends HandLook {
  readonly back: Back
  /** The drawings of what drifts over the table in a great win. */
  readonly drifting: readonly string[]
}

interface Dealt {
  readonly to: string
  readonly number: number
  readonly card: Card<Face>
}

/** Of the cards behind a felt. */
const behindAlpha = 0.16

/** The room (`scenery/room`), and cards that are dealt to two sides. A card leaves the shoe face down when the server's event has come, and is turned over where it lies. */
export function createCardReveal(setting: TableSetting, look: CardLook): TableReveal {
  const { stage, drawings, tableSounds } = setting
  const [container, table, room] = [new Container(), new Container(), new Sprite()]
  const drifting = createDrifting(stage, drawings, look.drifting)
  container.addChild(room, table, drifting.container)
  let layout: TableLayout | null = null
  let sheet: CardSheet<Face> | null = null
  let dealt: readonly Dealt[] = []
  let isInFront = false
  const side = () => layout?.reveal.width ?? 0
  const appear = (value: boolean) => {
    isInFront = value
    table.alpha = layout?.covers && !value ? behindAlpha : 1
    stage.redraw()
  }
  const clear = () => {
    for (const { card } of dealt) card.container.destroy({ children: true })
    dealt = []
    appear(false)
  }
  return {
    container,
    begin: () => {
      clear()
      appear(true)
    },
    show: async ({ to, face }) => {
      const told = faces.find((one) => one === face)
      if (!told || !sheet) return
      appear(true)
      const card = createCard(stage, sheet)
      const number = dealt.filter((one) => one.to === to).length
      dealt = [...dealt, { to, number, card }]
      table.addChild(card.container)
      tableSounds.tick(number)
      await card.deal(shoePlace(side()), handPlace(to, number, look, side()))
      card.tell(told)
      await card.turnOver()
    },
    giveWay: () => appear(false),
    halt: clear,
    clear,
    celebration: drifting.celebration,
    layOut: (next) => {
      layout = next
      const { view, reveal } = next
      const { density } = view
      stage.retire(room.texture)
      room.texture = paintRoom(drawings.picture('scenery/room'), view)
      if (sheet) stage.retire(sheet.back)
      sheet = paintDeck({ width: look.width * side(), density, back: look.back })
      table.position.set(reveal.x + side() / 2, reveal.y + side() / 2)
      for (const { to, number, card } of dealt) {
        card.wear(sheet)
        card.put(handPlace(to, number, look, side()))
      }
      drifting.layOut({ view, x: table.x, y: table.y, radius: side() / 2 })
      appear(isInFront)
    },
  }
}

/** The room fills the view; what does not fit is cut at its sides. */
function paintRoom(picture: Picture, { width, height, density }: View) {
  return painted({ width, height, density }, (brush) => {
    const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
    const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
    brush.drawImage(picture, (width - wide) / 2, height - high, wide, high)
  })
}
