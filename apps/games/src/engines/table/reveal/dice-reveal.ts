import { Container, Sprite } from 'pixi.js'
import { pictureTexture } from '../../../shell/stage/pictures.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import { createDice } from '../../../tabletop/dice/dice.ts'
import { type DieFace, dieFaces } from '../../../tabletop/dice/die.ts'
import type { DieColours } from '../../../tabletop/dice/paint-die.ts'
import { createVessel } from '../../../tabletop/dice/vessel.ts'
import type { Brush } from '../../../tabletop/pen.ts'
import { createDrifting } from '../../../win/drifting.ts'
import type { TableLayout } from '../layout.ts'
import type { TableReveal, TableSetting } from '../table-title.ts'
import { createRoom } from './room.ts'

/** How the dice are shown. Lengths are parts of the tray. */
export interface DiceLook {
  readonly colours: DieColours
  /** The edge of a die. */
  readonly edge: number
  readonly vessel: { readonly paint: (brush: Brush) => void; readonly size: number }
  /** Where the vessel is shaken and where the dice come to lie, from the middle of the tray. The same place for dice that stay under it until it is lifted; otherwise they roll from it. */
  readonly shaken: { readonly x: number; readonly y: number }
  readonly lie: { readonly x: number; readonly y: number }
  /** The drawings of what drifts over the table in a great win. */
  readonly drifting: readonly string[]
}

const shakeMs = 900
const rattles = 6
/** The part of a throw's way where dice are that roll out of the vessel when it is lifted. */
const underVessel = 0.35
/** Opacity of the tray behind a felt. */
const behindAlpha = 0.16

/** The room, a tray, and dice under a vessel: `scenery/room` and `scenery/tray`. It is shaken from the press on; when the dice are known, they lie under it or roll out of it. */
export function createDiceReveal(setting: TableSetting, look: DiceLook): TableReveal {
  const { stage, drawings } = setting
  const parts = createParts(setting, look)
  const { dice, vessel, whole } = parts
  const drifting = createDrifting(stage, drawings, look.drifting)
  const container = new Container()
  container.addChild(parts.room.container, whole, drifting.container)
  let layout: TableLayout | null = null
  let shown: readonly DieFace[] = []
  let shaking: Promise<void> | null = null
  let isInFront = false
  const appear = (value: boolean) => {
    isInFront = value
    whole.alpha = layout?.covers && !value ? behindAlpha : 1
    stage.redraw()
  }
  const shake = async () => {
    if (!vessel.isDown()) await vessel.cover()
    shown = []
    dice.clear()
    await Promise.all([vessel.shake(), rattle(setting)])
  }
  const rest = () => {
    shaking = null
    shown = []
    dice.clear()
    vessel.stand()
    appear(false)
  }
  rest()
  return {
    container,
    begin: () => {
      appear(true)
      shaking = shake()
    },
    show: async ({ face }) => {
      appear(true)
      shaking ??= shake()
      await shaking
      shaking = null
      shown = facesOf(face)
      await open(parts, { faces: shown, look, random: looksOf(face) })
    },
    giveWay: () => appear(false),
    halt: rest,
    clear: rest,
    celebration: drifting.celebration,
    layOut: (next) => {
      layout = next
      parts.layOut(next)
      const { x, y, width } = next.reveal
      drifting.layOut({ view: next.view, x: x + width / 2, y: y + width / 2, radius: width / 2 })
      if (shown.length > 0) dice.lie(shown, looksOf(shown.join('-')))
      appear(isInFront)
    },
  }
}

function createParts(setting: TableSetting, { colours, edge, vessel: cup, shaken, lie }: DiceLook) {
  const { stage, drawings } = setting
  const [room, tray] = [createRoom(setting), new Sprite()]
  const whole = new Container()
  const [dice, vessel] = [createDice(stage, colours), createVessel(stage, cup.paint)]
  tray.anchor.set(0.5)
  whole.addChild(tray, dice.container, vessel.container)
  return {
    room,
    whole,
    dice,
    vessel,
    layOut: (layout: TableLayout): void => {
      const { view, reveal } = layout
      const { density } = view
      const side = reveal.width
      room.layOut(layout)
      stage.retire(tray.texture)
      tray.texture = pictureTexture(drawings.picture('scenery/tray'), { width: side, height: side, density })
      whole.position.set(reveal.x + side / 2, reveal.y + side / 2)
      dice.layOut({ edge: side * edge, density })
      vessel.layOut({ size: side * cup.size, density })
      dice.container.position.set(lie.x * side, lie.y * side)
      vessel.container.position.set(shaken.x * side, shaken.y * side)
    },
  }
}

interface Opening {
  readonly faces: readonly DieFace[]
  readonly look: DiceLook
  readonly random: () => number
}

async function open(
  { dice, vessel }: Pick<ReturnType<typeof createParts>, 'dice' | 'vessel'>,
  { faces, look: { shaken, lie }, random }: Opening,
): Promise<void> {
  if (shaken.x === lie.x && shaken.y === lie.y) {
    dice.lie(faces, random)
    await vessel.lift()
    return
  }
  const heading = Math.atan2(shaken.y - lie.y, lie.x - shaken.x)
  await Promise.all([vessel.lift(), dice.tumble(faces, { heading, random, from: underVessel })])
}

/** Dice in the vessel; the same whatever they show. */
async function rattle({
  stage,
  tableSounds,
}: { stage: Pick<Stage, 'play' | 'calm'> } & Pick<TableSetting, 'tableSounds'>) {
  if (stage.calm()) return
  let heard = 0
  await stage.play(shakeMs, (progress) => {
    while (heard < rattles && progress * rattles >= heard) tableSounds.tick(heard++)
  })
}

/** The faces of `3-1-6`. */
export function facesOf(face: string): DieFace[] {
  return face.split('-').flatMap((text) => dieFaces.find((one) => String(one) === text) ?? [])
}

/** Numbers in 0 … 1 for how dice lie, the same for the same faces. */
export function looksOf(face: string): () => number {
  let state = [...face].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7)
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
