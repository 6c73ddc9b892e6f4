import { Container, Sprite } from 'pixi.js'
import type { TableLayout } from '../../engines/table/layout.ts'
import { facesOf, looksOf } from '../../engines/table/reveal/dice-reveal.ts'
import { createRoom } from '../../engines/table/reveal/room.ts'
import type { TableReveal, TableSetting } from '../../engines/table/table-title.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { createDice } from '../../tabletop/dice/dice.ts'
import type { DieFace } from '../../tabletop/dice/die.ts'
import { bone } from '../../tabletop/dice/paint-die.ts'
import { createDrifting } from '../../win/drifting.ts'
import { skippableMotion } from '../../win/skippable-motion.ts'
import { createThrowPlate } from './throw-plate.ts'

/** Parts of the side of the reveal. */
const [edge, bowlSize, plateHigh] = [0.084, 0.74, 0.13] as const
const [shakeMs, rattles] = [620, 5] as const
/** When dice of a throw meet the bowl: milliseconds from its start. */
const knocks = [340, 640, 830] as const
/** Each throw stays so long before the next one, under reduced motion too. */
const seenMs = 480
const behindAlpha = 0.16

const sides = ['banker', 'player'] as const
type Side = (typeof sides)[number]
const quarter = Math.PI / 2
/** The banker sits across the table, and throws towards the player. */
const headings: Readonly<Record<Side, number>> = { banker: -quarter, player: quarter }

/** A bowl between the banker and the player. Each side throws three dice into it, and a plate for each keeps every throw. A tap ends the throw that is shown. */
export function createBowlReveal(setting: TableSetting): TableReveal {
  const { stage, drawings, texts } = setting
  const motion = skippableMotion(stage)
  const parts = createParts(setting, motion)
  const { dice, bowl, whole, plates } = parts
  const drifting = createDrifting(stage, drawings, ['scenery/petal-red', 'scenery/petal-white'])
  const container = new Container()
  container.addChild(parts.room.container, whole, drifting.container)
  let layout: TableLayout | null = null
  let lying: readonly DieFace[] = []
  let shaking: Promise<void> | null = null
  let isInFront = false
  const appear = (value: boolean) => {
    isInFront = value
    whole.alpha = layout?.covers && !value ? behindAlpha : 1
    stage.redraw()
  }
  const empty = (turn: Side | null) => {
    lying = []
    dice.clear()
    for (const side of sides)
      plates[side].show({ name: texts.felt[side] ?? '', thrown: [], hand: '', lit: side === turn })
  }
  const shake = async () => {
    empty('banker')
    await swayed(setting, (x) => {
      bowl.x = x * (layout?.reveal.width ?? 0)
    })
  }
  const rest = () => {
    shaking = null
    empty(null)
    appear(false)
  }
  rest()
  return {
    container,
    begin: () => {
      appear(true)
      shaking = shake()
    },
    show: async ({ to, face }) => {
      const side: Side = to === 'banker' ? 'banker' : 'player'
      appear(true)
      shaking ??= lying.length > 0 ? Promise.resolve() : shake()
      await shaking
      for (const one of sides) plates[one].show({ ...plates[one].content(), lit: one === side })
      lying = facesOf(face)
      await Promise.all([
        dice.tumble(lying, { heading: headings[side], random: looksOf(face) }),
        knock({ ...setting, motion }),
      ])
      const { thrown, ...plate } = plates[side].content()
      plates[side].show({ ...plate, thrown: [...thrown, lying], hand: texts.hand?.(to, [face]) ?? '' })
      await motion.wait(seenMs)
    },
    decided: async (facts) => {
      const [won, lost] = [facts.some((fact) => fact.startsWith('win')), facts.some((fact) => fact.startsWith('loss'))]
      for (const side of sides) plates[side].show({ ...plates[side].content(), lit: side === 'player' ? won : lost })
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
      if (lying.length > 0) dice.lie(lying, looksOf(lying.join('-')))
      appear(isInFront)
    },
  }
}

function createParts(setting: TableSetting, motion: ReturnType<typeof skippableMotion>) {
  const { stage, drawings, config } = setting
  const [room, tray, bowl] = [createRoom(setting), new Sprite(), new Sprite()]
  const whole = new Container()
  const dice = createDice(motion, bone)
  const most = config.terms?.throws ?? 1
  const plates = { banker: createThrowPlate(stage, { most }), player: createThrowPlate(stage, { most }) } as const
  for (const sprite of [tray, bowl]) sprite.anchor.set(0.5)
  whole.addChild(tray, bowl, plates.banker.container, plates.player.container, dice.container)
  return {
    room,
    bowl,
    whole,
    dice,
    plates,
    layOut: (layout: TableLayout): void => {
      const { view, reveal } = layout
      const { x, y, width: side } = reveal
      const { density } = view
      room.layOut(layout)
      for (const [sprite, name] of [
        [tray, 'tray'],
        [bowl, 'bowl'],
      ] as const) {
        const width = side * bowlSize
        stage.retire(sprite.texture)
        sprite.texture = pictureTexture(drawings.picture(`scenery/${name}`), { width, height: width, density })
      }
      whole.position.set(x + side / 2, y + side / 2)
      dice.layOut({ edge: side * edge, density })
      for (const one of sides) {
        plates[one].layOut({ width: side * 0.98, height: side * plateHigh, density })
        plates[one].container.y = (one === 'banker' ? -1 : 1) * side * (0.5 - plateHigh / 2)
      }
    },
  }
}

type Heard = Pick<TableSetting, 'stage' | 'tableSounds'>

/** The bowl slides to and fro on its tray; the same whatever will be thrown. `put` gets parts of the side. */
async function swayed({ stage, tableSounds }: Heard, put: (x: number) => void): Promise<void> {
  if (stage.calm()) return
  let heard = 0
  await stage.play(shakeMs, (progress) => {
    while (heard < rattles && progress * rattles >= heard) tableSounds.tick(heard++)
    put(Math.sin(progress * Math.PI * 6) * (1 - progress) * 0.012)
  })
}

/** Dice that meet the bowl; the same whatever they show. Of a throw that is ended by a tap, the last knock is heard. */
async function knock({
  motion,
  tableSounds,
}: Pick<TableSetting, 'tableSounds'> & { readonly motion: ReturnType<typeof skippableMotion> }): Promise<void> {
  if (motion.calm()) return
  const lastMs = knocks.at(-1) ?? 0
  let heard = 0
  await motion.play(lastMs, (progress) => {
    const due = knocks.filter((at) => at <= progress * lastMs).length
    if (due > heard) tableSounds.tick(due - 1)
    heard = due
  })
}
