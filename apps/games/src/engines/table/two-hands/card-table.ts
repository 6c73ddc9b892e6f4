import { Container, Sprite } from 'pixi.js'
import { painted, pictureTexture } from '../../../shell/stage/pictures.ts'
import { backOf, type WantedBack } from '../../../tabletop/cards/back-of.ts'
import { paintDeck } from '../../../tabletop/cards/card-sheet.ts'
import { roundedBox, within } from '../../../tabletop/pen.ts'
import { createDrifting } from '../../../win/drifting.ts'
import type { TableLayout } from '../layout.ts'
import { createRoom } from '../reveal/room.ts'
import type { TableSetting } from '../table-title.ts'
import { type HandLook, handsAside } from './hand-places.ts'
import { createHandPlate, type PlateColours } from './hand-plate.ts'
import { createHands, type ToldCard } from './hands.ts'

export interface CardLook extends HandLook {
  readonly back: WantedBack
  /** The plates of both sides, the left one first; `y` of their middle, from that of the reveal. */
  readonly plates: { readonly y: number; readonly colours: readonly [left: PlateColours, right: PlateColours] }
  /** The frame of `scenery/table`, as a part of its side, 0 for none: it is cut off where the reveal and the felt lie on one table, which has a frame of its own. */
  readonly frame: number
  /** The drawings of what drifts over the table in a great win. */
  readonly drifting: readonly string[]
}

/** Opacity of the table behind a felt. */
const behindAlpha = 0.16
/** Parts of the reveal's side. */
const plateSize = { width: 0.42, height: 0.085 } as const

interface CardTableDeps {
  readonly setting: TableSetting
  readonly look: CardLook
  /** In place of `setting.stage` for the cards, such as where they lie at once. */
  readonly stage: Pick<TableSetting['stage'], 'play' | 'calm' | 'redraw'>
  /** Turns a card over in another way than where it lies. */
  readonly turn?: ((told: ToldCard) => Promise<void>) | undefined
  /** In front of the cards, in their coordinates. */
  readonly front: Container | null
}

/** The room and the table (`scenery/room`, `scenery/table`), the cards of two sides and their plates. */
export function createCardTable({ setting, look, stage: motion, turn, front }: CardTableDeps) {
  const { stage, drawings, tableSounds, texts } = setting
  const room = createRoom(setting)
  const [container, back, whole, table] = [new Container(), new Container(), new Container(), new Sprite()]
  table.anchor.set(0.5)
  const hands = createHands({
    stage: motion,
    look,
    onDeal: (number) => tableSounds.tick(number),
    turn: turn ?? (({ card }) => card.turnOver()),
  })
  const plates = createPlates(stage, look)
  const drifting = createDrifting(stage, drawings, look.drifting)
  whole.addChild(plates.container, hands.container)
  if (front) whole.addChild(front)
  container.addChild(room.container, table, back, whole, drifting.container)
  let layout: TableLayout | null = null
  let isInFront = false
  const appear = (value: boolean) => {
    isInFront = value
    const alpha = layout?.covers && !value ? behindAlpha : 1
    whole.alpha = alpha
    table.alpha = alpha
    stage.redraw()
  }
  const showPlates = () => plates.show((to) => texts.hand?.(to, hands.facesOf(to)) ?? '')
  return {
    /** `back`: empty, on the table and below the cards, for the dealer; in the coordinates of the page. */
    shown: { container, back, celebration: drifting.celebration },
    hands,
    appear,
    showPlates,
    clear: (): void => {
      hands.clear()
      showPlates()
      appear(false)
    },
    /** The side that these facts name as the winner; null for a tie. */
    winnerOf: (facts: readonly string[]): string | null => look.sides.find((to) => facts.includes(to)) ?? null,
    layOut: (next: TableLayout): void => {
      layout = next
      const { view, reveal } = next
      const { density } = view
      const side = reveal.width
      room.layOut(next)
      stage.retire(table.texture)
      const picture = drawings.picture('scenery/table')
      const size = { width: side, height: side, density }
      const cut = look.frame * side
      const inside = roundedBox(cut, cut, side - 2 * cut, side - 2 * cut, cut * 0.6)
      table.texture = next.table
        ? painted(size, (brush) => within(brush, inside, () => brush.drawImage(picture, 0, 0, side, side)))
        : pictureTexture(picture, size)
      whole.position.set(reveal.x + side / 2, reveal.y + side / 2)
      table.position.copyFrom(whole.position)
      plates.layOut(side, density)
      hands.layOut(paintDeck({ width: look.width * side, density, back: backOf(look.back) }), side)
      drifting.layOut({ view, x: whole.x, y: whole.y, radius: side / 2 })
      showPlates()
      appear(isInFront)
    },
  }
}

/** The plates of both sides, over or under their cards. */
function createPlates(stage: TableSetting['stage'], { sides, plates }: CardLook) {
  const container = new Container()
  const shown = sides.map((to, index) => ({
    to,
    direction: index === 0 ? -1 : 1,
    plate: createHandPlate(stage, plates.colours[index === 0 ? 0 : 1]),
  }))
  container.addChild(...shown.map(({ plate }) => plate.container))
  return {
    container,
    show: (textOf: (to: string) => string): void => {
      for (const { to, plate } of shown) plate.show(textOf(to))
    },
    /** `side`: of the reveal. */
    layOut: (side: number, density: number): void => {
      for (const { plate, direction } of shown) {
        plate.layOut({ width: plateSize.width * side, height: plateSize.height * side, density })
        plate.container.position.set(direction * handsAside * side, plates.y * side)
      }
    },
  }
}
