import { Container, Sprite, Texture } from 'pixi.js'
import type { Hud } from '../../../shell/hud/hud.ts'
import { easeInOut } from '../../../shell/stage/frames.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import { type Card, createCard } from '../../../tabletop/cards/card.ts'
import { type CardSheet, paintOneCard } from '../../../tabletop/cards/card-sheet.ts'
import type { Face } from '../../../tabletop/cards/faces.ts'
import type { Point } from '../../../tabletop/cards/fold.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
import { type Place, slideAt } from '../../../tabletop/cards/places.ts'
import { createSqueeze } from '../../../tabletop/cards/squeeze.ts'
import type { TableLayout } from '../layout.ts'
import type { ToldCard } from './hands.ts'
import { squeezePlaces } from './squeeze-places.ts'

const flyMs = 320
/** How dark the table is behind the card. */
const shadeAlpha = 0.5

interface ForwardDeps {
  readonly stage: Pick<Stage, 'play' | 'calm' | 'redraw' | 'retire'>
  readonly hud: Pick<Hud, 'root'>
  readonly back: Back
}

/** The larger card, in place of the one of the hand. */
interface Shown {
  readonly card: Card<Face>
  readonly face: Face
  sheet: CardSheet<Face>
  /** True if it lies there to be squeezed. */
  isWaiting: boolean
}

/** One card of a hand at a time, larger and before the others, which the player peeks at. Points of the table are from the middle of the reveal; those of a finger are on the page. */
export function createForwardCard({ stage, hud, back }: ForwardDeps) {
  const container = new Container()
  const shade = createShade(stage)
  const squeeze = createSqueeze(stage, back)
  container.addChild(shade.sprite, squeeze.container)
  let layout: TableLayout | null = null
  let shown: Shown | null = null
  let isAcross = false
  let isRotating = false

  const middle = (): Place => placeOf(layout, isAcross)
  const take = () => {
    if (!shown?.isWaiting || isRotating) return
    shown.card.put(middle())
    squeeze.take(shown.card, sizeIn(layout))
  }
  const remove = () => {
    squeeze.letGo()
    if (!shown) return
    shown.card.container.destroy({ children: true })
    stage.retire(shown.sheet.back)
    shown = null
  }
  return {
    container,
    isAcross: (): boolean => isAcross,
    dim: (on: boolean): Promise<void> => shade.fadeTo(on ? shadeAlpha : 0),
    /** The card comes forward face down, and may then be squeezed. */
    bring: async ({ card: small, face, width }: ToldCard): Promise<void> => {
      const sheet = paintOneCard(face, { ...sizeIn(layout), back })
      const card = createCard(stage, sheet)
      card.tell(face)
      shown = { card, face, sheet, isWaiting: false }
      container.addChild(card.container)
      small.container.visible = false
      await fly(stage, card, { from: { place: small.place(), scale: width / sheet.width }, to: large(middle()) })
      shown.isWaiting = true
      take()
    },
    squeeze,
    grip: (at: Point): void => squeeze.grip(pointOf(layout, at, hud.root)),
    move: (to: Point): void => squeeze.move(pointOf(layout, to, hud.root)),
    /** It lies the other way, and so do the next ones. */
    rotate: async (): Promise<void> => {
      if (!shown?.isWaiting || isRotating) return
      isAcross = !isAcross
      isRotating = true
      squeeze.letGo()
      await shown.card.slide(middle())
      isRotating = false
      take()
    },
    turnOver: async (): Promise<void> => {
      squeeze.letGo()
      if (shown) shown.isWaiting = false
      await shown?.card.turnOver()
    },
    /** Open, into its place in the hand; not if the hand has been taken away meanwhile. */
    putBack: async ({ card: small, width }: ToldCard): Promise<void> => {
      if (!shown) return
      const to = { place: small.place(), scale: width / shown.sheet.width }
      const turned = small.face() === null ? null : small.turnOver()
      await Promise.all([turned, fly(stage, shown.card, { from: large(shown.card.place()), to })])
      remove()
      small.container.visible = small.face() !== null
    },
    remove,
    layOut: (next: TableLayout): void => {
      layout = next
      shade.cover(next.view)
      if (!shown) return
      squeeze.letGo()
      stage.retire(shown.sheet.back)
      shown.sheet = paintOneCard(shown.face, { ...sizeIn(next), back })
      shown.card.wear(shown.sheet)
      shown.card.put(middle())
      take()
    },
  }
}

const sizeIn = (layout: TableLayout | null) => ({
  width: layout ? squeezePlaces(layout).width : 1,
  density: layout?.view.density ?? 1,
})

/** The middle of the card on the table. */
function placeOf(layout: TableLayout | null, isAcross: boolean): Place {
  if (!layout) return { x: 0, y: 0, turn: 0 }
  const { x, y } = squeezePlaces(layout)
  const { reveal } = layout
  return { x: x - reveal.x - reveal.width / 2, y: y - reveal.y - reveal.width / 2, turn: isAcross ? Math.PI / 2 : 0 }
}

/** A point of the page on the table. */
function pointOf(layout: TableLayout | null, { x, y }: Point, root: HTMLElement): Point {
  const { left, top } = root.getBoundingClientRect()
  const reveal = layout?.reveal ?? { x: 0, y: 0, width: 0 }
  return { x: x - left - reveal.x - reveal.width / 2, y: y - top - reveal.y - reveal.width / 2 }
}

interface Seen {
  readonly place: Place
  readonly scale: number
}

const large = (place: Place): Seen => ({ place, scale: 1 })

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

/** Darkness over the table, which stays from one card to the next. */
function createShade(stage: Pick<Stage, 'play' | 'calm' | 'redraw'>) {
  const sprite = new Sprite(Texture.WHITE)
  sprite.anchor.set(0.5)
  sprite.tint = 0x0c0614
  sprite.alpha = 0
  return {
    sprite,
    cover: ({ width, height }: TableLayout['view']): void => {
      sprite.width = 2 * width
      sprite.height = 2 * height
    },
    fadeTo: async (alpha: number): Promise<void> => {
      const from = sprite.alpha
      if (from === alpha) return
      const at = (progress: number) => {
        sprite.alpha = from + (alpha - from) * progress
      }
      if (!stage.calm()) await stage.play(flyMs, at)
      at(1)
      stage.redraw()
    },
  }
}
