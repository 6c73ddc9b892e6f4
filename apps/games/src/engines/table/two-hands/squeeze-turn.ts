import { Container, Sprite, Texture } from 'pixi.js'
import { deviceStorage } from '../../../shell/storage.ts'
import { easeInOut } from '../../../shell/stage/frames.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import { type Card, createCard } from '../../../tabletop/cards/card.ts'
import { type CardSheet, paintOneCard } from '../../../tabletop/cards/card-sheet.ts'
import type { Face } from '../../../tabletop/cards/faces.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
import { type Place, slideAt } from '../../../tabletop/cards/places.ts'
import { createSqueeze } from '../../../tabletop/cards/squeeze.ts'
import { toolButton } from '../bar.ts'
import type { TableLayout } from '../layout.ts'
import type { TableSetting } from '../table-title.ts'
import { createSqueezeOffer } from './squeeze-offer.ts'
import { createSqueezePad } from './squeeze-pad.ts'
import { squeezePlaces } from './squeeze-places.ts'
import type { SqueezeTexts } from './squeeze-texts.ts'

/** A card of a hand that has been told its face and lies face down; `number` counts from 0. */
export interface TurnedCard {
  readonly to: string
  readonly number: number
  readonly card: Card<Face>
  readonly face: Face
  /** Of the card where it lies, in CSS pixels. */
  readonly width: number
}

const flyMs = 320
/** A card that has been turned over stays in view before it goes back to its place. */
const seenMs = 620
const tableShade = 0.5

interface SqueezeDeps {
  readonly setting: Pick<TableSetting, 'stage' | 'hud' | 'config' | 'texts'>
  readonly back: Back
  readonly words: SqueezeTexts
}

export type SqueezeTurn = ReturnType<typeof createSqueezeTurn>

/**
 * Cards that the player turns over: each comes forward from its place, larger, and goes back open. It is drawn already, and what a flap shows of it is what it is; nothing is told of a hand before its cards are turned
 * over. Points of `container` are those of the cards.
 */
export function createSqueezeTurn({ setting, back, words }: SqueezeDeps) {
  const { stage, hud, config, texts } = setting
  const control = createControl(words, `squeeze:${config.gameCode}`)
  const offer = createSqueezeOffer({ isWanted: control.isOn })
  const [container, shade] = [new Container(), new Sprite(Texture.WHITE)]
  const squeeze = createSqueeze(stage, back)
  shade.anchor.set(0.5)
  shade.tint = 0x0c0614
  shade.alpha = tableShade
  shade.visible = false
  container.addChild(shade, squeeze.container)
  let layout: TableLayout | null = null
  let shown: Shown | null = null
  let isAcross = false

  const middle = (): Place => {
    if (!layout) return { x: 0, y: 0, turn: 0 }
    const { x, y } = squeezePlaces(layout)
    const { reveal } = layout
    return { x: x - reveal.x - reveal.width / 2, y: y - reveal.y - reveal.width / 2, turn: isAcross ? Math.PI / 2 : 0 }
  }
  const onTable = ({ x, y }: { x: number; y: number }) => {
    const { left, top } = hud.root.getBoundingClientRect()
    const reveal = layout?.reveal ?? { x: 0, y: 0, width: 0 }
    return { x: x - left - reveal.x - reveal.width / 2, y: y - top - reveal.y - reveal.width / 2 }
  }
  const take = () => {
    if (!shown || !layout) return
    shown.card.put(middle())
    squeeze.take(shown.card, { width: shown.sheet.width, density: layout.view.density })
  }
  const pad = createSqueezePad({
    stage,
    words,
    onGrip: (at) => squeeze.grip(onTable(at)),
    onMove: (to) => squeeze.move(onTable(to)),
    onRelease: squeeze.release,
    onRotate: async () => {
      const turned = shown
      if (!turned || turned.isRotating) return
      isAcross = !isAcross
      turned.isRotating = true
      squeeze.letGo()
      await turned.card.slide(middle())
      turned.isRotating = false
      if (layout) pad.layOut(squeezePlaces(layout), { isAcross })
      if (shown === turned && turned.isWaiting) take()
    },
  })
  hud.root.append(pad.root)

  const bringForward = async ({ card: small, face, width: from }: TurnedCard): Promise<Shown> => {
    const { width, density } = sizeIn(layout)
    const sheet = paintOneCard(face, { width, density, back })
    const card = createCard(stage, sheet)
    card.tell(face)
    container.addChild(card.container)
    small.container.visible = false
    shade.visible = true
    await fly(stage, card, { from: { place: small.place(), scale: from / width }, to: { place: middle(), scale: 1 } })
    return { card, sheet, isWaiting: true, isRotating: false }
  }
  const putBack = async ({ card, sheet }: Shown, { card: small, width }: TurnedCard): Promise<void> => {
    shade.visible = false
    const to = { place: small.place(), scale: width / sheet.width }
    await Promise.all([
      small.face() === null ? null : small.turnOver(),
      fly(stage, card, { from: { place: card.place(), scale: 1 }, to }),
    ])
    remove({ card, sheet })
    small.container.visible = small.face() !== null
  }
  const remove = ({ card, sheet }: Pick<Shown, 'card' | 'sheet'>) => {
    card.container.destroy({ children: true })
    stage.retire(sheet.back)
    shade.visible = false
  }

  return {
    container,
    /** The button of the setting. */
    control: control.button,
    /** The player has sent a hand. */
    begin: offer.begin,
    /** The hand has been shown, or is no longer shown. */
    end: (): void => {
      offer.end()
      pad.leave()
    },
    turn: async (one: TurnedCard): Promise<void> => {
      if (!offer.isOpen()) return one.card.turnOver()
      shown = await bringForward(one)
      const now = shown
      take()
      if (layout) pad.layOut(squeezePlaces(layout), { isAcross })
      const by = await pad.ask(words.waiting(texts.name(one.to), one.number + 1))
      now.isWaiting = false
      offer.turned(by)
      squeeze.letGo()
      if (by === 'gone') {
        shown = null
        return remove(now)
      }
      await now.card.turnOver()
      hud.announce(texts.drawn(one.to, one.face))
      if (!stage.calm()) await stage.wait(by === 'player' ? seenMs : seenMs / 2)
      shown = null
      await putBack(now, one)
    },
    layOut: (next: TableLayout): void => {
      layout = next
      shade.width = 2 * next.view.width
      shade.height = 2 * next.view.height
      const places = squeezePlaces(next)
      pad.layOut(places, { isAcross })
      if (!shown) return
      const face = shown.card.face()
      if (!face) return
      squeeze.letGo()
      stage.retire(shown.sheet.back)
      shown.sheet = paintOneCard(face, { ...sizeIn(next), back })
      shown.card.wear(shown.sheet)
      shown.card.put(middle())
      if (shown.isWaiting) take()
    },
  }
}

/** The card that is forward now. */
interface Shown {
  readonly card: Card<Face>
  sheet: CardSheet<Face>
  isWaiting: boolean
  isRotating: boolean
}

const sizeIn = (layout: TableLayout | null) => ({
  width: layout ? squeezePlaces(layout).width : 1,
  density: layout?.view.density ?? 1,
})

interface Seen {
  readonly place: Place
  readonly scale: number
}

async function fly(
  stage: Pick<Stage, 'play' | 'calm'>,
  card: Card<Face>,
  { from, to }: { readonly from: Seen; readonly to: Seen },
): Promise<void> {
  const at = (progress: number) => {
    card.put(slideAt(from.place, to.place, progress))
    card.container.scale.set(from.scale + (to.scale - from.scale) * easeInOut(progress))
  }
  if (!stage.calm()) await stage.play(flyMs, at)
  at(1)
}

/** Whether cards are squeezed, kept on the device; they are until the player says otherwise. */
function createControl(words: SqueezeTexts, key: string) {
  let isOn = deviceStorage.read(key) !== 'dealt'
  const button = toolButton('squeeze', words.setting)
  const show = () => button.setAttribute('aria-pressed', String(isOn))
  button.addEventListener('click', () => {
    isOn = !isOn
    deviceStorage.write(key, isOn ? 'squeezed' : 'dealt')
    show()
  })
  show()
  return { button, isOn: () => isOn }
}
