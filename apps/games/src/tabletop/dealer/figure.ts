import { Container, Sprite, type Texture } from 'pixi.js'
import type { DealerLook } from './dealer-look.ts'
import { type PartName, paintFigure, parts } from './figure-sheet.ts'
import type { Gaze } from './gaze.ts'
import { headAt, limbs, shoulder } from './limbs.ts'
import { eyePlaces, faceAbove, type Lids } from './paint-head.ts'
import type { ArmPose, Moment } from './poses.ts'

/** From the edge of the table to the highest pin of the hair, and as wide as the arms reach, in the figure's own units. */
export const figureHeight = 520
export const figureWidth = 560
/** Place of the eyes, from the middle of the figure at the edge of the table. */
export const eyesAt = { x: 0, y: headAt.y - faceAbove } as const
/** How far eyes and face move towards what the dealer looks at. */
const eyeReach = { x: 5.5, y: 3.4 } as const
const faceReach = { x: 4, y: 3 } as const
const bowReach = 40

/** The visible state of a dealer at one moment. */
export interface Seen {
  readonly moment: Moment
  readonly gaze: Gaze
  readonly lids: Lids
  /** 0 … 1. */
  readonly breath: number
}

interface PartSprite {
  readonly sprite: Sprite
  wear(name: PartName): void
}

/** The sprites of a dealer. All of them share one texture, in the order in which they lie, so that a renderer draws them at once. */
export function createFigure(look: DealerLook) {
  const container = new Container()
  const worn: { readonly part: PartSprite; name: PartName }[] = []
  let sheet: Readonly<Record<PartName, Texture>> | null = null
  let scale = 1
  const dress = (sprite: Sprite, name: PartName) => {
    if (!sheet) return
    const { x, y, width, height } = parts[name]
    sprite.texture = sheet[name]
    sprite.anchor.set(-x / width, -y / height)
    sprite.setSize(width, height)
  }
  const partOf = (first: PartName, parent: Container): PartSprite => {
    const sprite = new Sprite()
    parent.addChild(sprite)
    const entry = {
      name: first,
      part: {
        sprite,
        wear: (name: PartName) => {
          if (entry.name === name) return
          entry.name = name
          dress(sprite, name)
        },
      },
    }
    worn.push(entry)
    return entry.part
  }
  const [back, head] = [new Container(), new Container()]
  container.addChild(back)
  partOf('hairBack', back)
  const torso = partOf('torso', container)
  const arms = ([-1, 1] as const).map((side) => createArm(side, { partOf, parent: container }))
  container.addChild(head)
  partOf('face', head)
  const features = createFeatures(partOf, head)
  const hair = partOf('hair', head)
  return {
    container,
    show: ({ moment, gaze, lids, breath }: Seen): void => {
      const rise = -1.6 * breath
      torso.sprite.scale.y = Math.abs(torso.sprite.scale.x) * (1 + 0.006 * breath)
      for (const one of [back, head]) {
        one.position.set(headAt.x + gaze.x * 2, headAt.y + rise + moment.bow * bowReach)
        one.rotation = ((moment.lean + gaze.x * 1.6) * Math.PI) / 180
        one.scale.y = 1 - 0.12 * moment.bow
      }
      features.show(gaze, moment, lids)
      hair.sprite.position.set(-gaze.x * 0.8, -gaze.y * 0.6 + 5 * moment.bow)
      const [left, right] = arms
      left?.show(moment.left, { rise, hand: moment.hands[0] })
      right?.show(moment.right, { rise, hand: moment.hands[1] })
    },
    /** Painted for this size; returns a texture of the sheet that is no longer worn. */
    layOut: (next: { readonly scale: number; readonly density: number }): Texture | null => {
      const before = sheet
      sheet = paintFigure(look, next)
      scale = next.scale
      container.scale.set(scale)
      for (const { part, name } of worn) dress(part.sprite, name)
      return before?.torso ?? null
    },
  }
}

type PartOf = (first: PartName, parent: Container) => PartSprite

function createFeatures(partOf: PartOf, head: Container) {
  const irises = eyePlaces.map((at) => ({ at, sprite: partOf('iris', head).sprite }))
  const lids = partOf('lids-open', head)
  const brows = partOf('brows', head)
  const nose = partOf('nose', head)
  const mouth = partOf('mouth-rest', head)
  return {
    show: (gaze: Gaze, moment: Moment, blink: Lids): void => {
      const [x, y] = [gaze.x * faceReach.x, gaze.y * faceReach.y + 6 * moment.bow]
      const down = gaze.y > 0.55 ? 'half' : 'open'
      const state = moment.lids === 'open' ? (blink === 'open' ? down : blink) : moment.lids
      lids.wear(`lids-${state}`)
      mouth.wear(`mouth-${moment.mouth}`)
      // the whites do not move with the face: eyes stay where they are, and what is around the nose moves
      for (const { at, sprite } of irises) sprite.position.set(at.x + gaze.x * eyeReach.x, at.y + gaze.y * eyeReach.y)
      brows.sprite.position.set(x * 0.4, y * 0.3 + (moment.mouth === 'speak' ? -2 : 0))
      nose.sprite.position.set(x, y)
      mouth.sprite.position.set(x * 0.7, y * 0.7)
    },
  }
}

function createArm(side: -1 | 1, { partOf, parent }: { readonly partOf: PartOf; readonly parent: Container }) {
  const [arm, upper, fore, hand, drape] = [
    new Container(),
    new Container(),
    new Container(),
    new Container(),
    new Container(),
  ]
  arm.scale.x = side
  parent.addChild(arm)
  arm.addChild(drape, upper, hand, fore)
  partOf('drape', drape)
  partOf('upper', upper)
  const held = partOf('hand-flat', hand)
  partOf('fore', fore)
  const turned = (part: Container, degrees: number) => {
    part.rotation = (degrees * Math.PI) / 180
  }
  return {
    show: (pose: ArmPose, { rise, hand: state }: { rise: number; hand: Moment['hands'][0] }): void => {
      const at = limbs(pose)
      arm.position.set(side * shoulder.x, shoulder.y + rise)
      drape.position.copyFrom(at.elbow)
      fore.position.copyFrom(at.elbow)
      hand.position.copyFrom(at.wrist)
      turned(drape, at.drape)
      turned(upper, at.upper)
      turned(fore, at.fore)
      turned(hand, at.hand)
      held.wear(`hand-${state}`)
    },
  }
}
