import { Container, Sprite } from 'pixi.js'
import { pictureTexture } from '../../../shell/stage/pictures.ts'
import { paintDeck } from '../../../tabletop/cards/card-sheet.ts'
import { faces } from '../../../tabletop/cards/faces.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
import type { TableLayout } from '../layout.ts'
import { createDrifting } from '../reveal/drifting.ts'
import { createRoom } from '../reveal/room.ts'
import type { TableReveal, TableSetting } from '../table-title.ts'
import { type HandLook, handsAside } from './hand-places.ts'
import { createHandPlate, type PlateColours } from './hand-plate.ts'
import { createHands } from './hands.ts'
import { createSqueezeTurn } from './squeeze-turn.ts'

export interface CardLook extends HandLook {
  readonly back: Back
  /** Of both sides, the left one first; `y` of their middle, from that of the reveal. */
  readonly plates: { readonly y: number; readonly colours: readonly [left: PlateColours, right: PlateColours] }
  /** The drawings of what drifts over the table in a great win. */
  readonly drifting: readonly string[]
}

/** Of the table behind a felt. */
const behindAlpha = 0.16
/** Parts of the reveal's side. */
const plateSize = { width: 0.42, height: 0.085 } as const
/** Between two cards that are turned over. */
const breathMs = 260

/** The room and the table (`scenery/room`, `scenery/table`), and cards that are dealt to two sides, face down from the press on. What the server draws is turned over where it lies. */
export function createCardReveal(setting: TableSetting, look: CardLook): TableReveal {
  const { stage, drawings, tableSounds, texts } = setting
  const room = createRoom(setting)
  const [container, whole, table] = [new Container(), new Container(), new Sprite()]
  table.anchor.set(0.5)
  const squeeze = texts.squeeze ? createSqueezeTurn({ setting, back: look.back, words: texts.squeeze }) : null
  const hands = createHands({
    stage,
    look,
    onDeal: (number) => tableSounds.tick(number),
    turn: squeeze?.turn ?? (({ card }) => card.turnOver()),
  })
  const plates = createPlates(stage, look)
  const drifting = createDrifting(stage, drawings, look.drifting)
  whole.addChild(table, plates.container, hands.container)
  if (squeeze) whole.addChild(squeeze.container)
  container.addChild(room.container, whole, drifting.container)
  let layout: TableLayout | null = null
  let isInFront = false
  const appear = (value: boolean) => {
    isInFront = value
    whole.alpha = layout?.covers && !value ? behindAlpha : 1
    stage.redraw()
  }
  const showPlates = () => plates.show((to) => texts.hand?.(to, hands.facesOf(to)) ?? '')
  const clear = () => {
    squeeze?.end()
    hands.clear()
    showPlates()
    appear(false)
  }
  return {
    container,
    control: squeeze?.control ?? null,
    begin: () => {
      hands.clear()
      showPlates()
      appear(true)
      hands.begin()
    },
    sent: () => squeeze?.begin(),
    show: async ({ to, face }) => {
      const told = faces.find((one) => one === face)
      if (!told) return
      appear(true)
      await hands.open(to, told)
      showPlates()
      if (!stage.calm()) await stage.wait(breathMs)
    },
    decided: (facts) => {
      squeeze?.end()
      return hands.decide(look.sides.find((to) => facts.includes(to)) ?? null)
    },
    giveWay: () => appear(false),
    halt: clear,
    clear,
    celebration: drifting.celebration,
    layOut: (next) => {
      layout = next
      const { view, reveal } = next
      const { density } = view
      const side = reveal.width
      room.layOut(view)
      stage.retire(table.texture)
      table.texture = pictureTexture(drawings.picture('scenery/table'), { width: side, height: side, density })
      whole.position.set(reveal.x + side / 2, reveal.y + side / 2)
      plates.layOut(side, density)
      hands.layOut(paintDeck({ width: look.width * side, density, back: look.back }), side)
      squeeze?.layOut(next)
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
