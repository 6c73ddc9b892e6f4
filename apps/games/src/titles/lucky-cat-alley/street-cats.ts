import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const steps = ['walker-0', 'walker-1', 'walker-2', 'walker-3'] as const
const stepMs = 170
const pauseMs = 5200
/** Width of a face's drawing, as a part of the cabinet's. */
const faceWidth = 0.16
/** Cats that look over the cabinet in the greatest wins: along its upper edge, and their size as a part of its width. */
const peeping = [
  { at: 0.14, size: 0.16 },
  { at: 0.3, size: 0.12 },
  { at: 0.68, size: 0.13 },
  { at: 0.86, size: 0.15 },
] as const

/** A ginger cat that walks along a roof and back, and a black one that sits and blinks. */
export function createStreetCats(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const walker = createWalker()
  const sitter = createSitter()
  const peepers = createPeepers()
  container.addChild(walker.sprite, sitter.container)
  let places: Places | null = null
  let leap = 0

  stage.onIdleFrame((elapsedMs) => {
    if (!stage.sways() || !places) return
    walker.walk(elapsedMs, places.walk, leap)
    sitter.sit(elapsedMs, places.seat, leap)
  })

  return {
    container,
    peepers: peepers.container,
    layOut: (next: Places): void => {
      places = next
      stage.retire(sitter.body.texture)
      const sheet = paintCats(drawings, next)
      sitter.layOut(next.seat, sheet)
      peepers.layOut(next.cabinet, sheet.face)
      walker.layOut(steps.map((name) => sheet[name]))
      if (!stage.sways()) walker.stand()
      walker.show(next.walk, leap)
    },
    /** 0 … 1: how high the cats leap. */
    leap: (part: number): void => {
      leap = part
    },
    /** Looks over the cabinet; 0 hides. */
    peep: peepers.peep,
  }
}

/** The ginger cat on its roof. */
function createWalker() {
  const sprite = new Sprite()
  sprite.anchor.set(0.5, 0.93)
  let frames: readonly Texture[] = []
  let [walkedMs, waitMs, back] = [0, 0, false]

  const show = ({ from, to, y, size }: Places['walk'], leap: number) => {
    const length = Math.abs(to - from)
    const along = Math.min(length, (walkedMs / 1000) * size * 0.62)
    sprite.x = back ? to - along : from + along
    sprite.y = y - leap * size * 0.9
    sprite.scale.x = Math.abs(sprite.scale.x) * (back ? -1 : 1)
    const texture = frames[waitMs > 0 ? 1 : Math.floor(walkedMs / stepMs) % frames.length]
    if (texture) sprite.texture = texture
    if (along < length) return
    walkedMs = 0
    back = !back
    waitMs = pauseMs
  }
  return {
    sprite,
    show,
    walk: (elapsedMs: number, way: Places['walk'], leap: number): void => {
      if (waitMs > 0) waitMs -= elapsedMs
      else walkedMs += elapsedMs
      show(way, leap)
    },
    /** Its place where nothing moves. */
    stand: (): void => {
      walkedMs = 4200
    },
    layOut: (next: readonly Texture[]): void => {
      frames = next
      if (frames[0]) sprite.texture = frames[0]
    },
  }
}

/** The black cat on its seat. */
function createSitter() {
  const container = new Container()
  const [body, lids, tail] = [new Sprite(), new Sprite(), new Sprite()]
  for (const sprite of [body, lids]) sprite.anchor.set(0.5, 0.93)
  tail.anchor.set(0.5, 0.05)
  container.addChild(tail, body, lids)
  let satMs = 0
  return {
    container,
    body,
    sit: (elapsedMs: number, { size }: Places['seat'], leap: number): void => {
      satMs += elapsedMs
      lids.alpha = satMs % 4700 < 190 ? 1 : 0
      tail.rotation = Math.sin(satMs / 900) * 0.3 + Math.sin(satMs / 370) * 0.06
      body.y = lids.y = -leap * size * 0.5
    },
    layOut: ({ x, y, size }: Places['seat'], sheet: Sheet): void => {
      body.texture = sheet.sitter
      lids.texture = sheet.lids
      lids.alpha = 0
      tail.texture = sheet.tail
      tail.position.set(size * 0.2, -size * 0.06)
      container.position.set(x, y)
    },
  }
}

/** Faces behind the cabinet. */
function createPeepers() {
  const container = new Container()
  const faces = peeping.map(() => new Sprite())
  for (const face of faces) face.anchor.set(0.5, 0)
  container.addChild(...faces)
  container.visible = false
  let cabinet: Places['cabinet'] | null = null
  return {
    container,
    layOut: (next: Places['cabinet'], texture: Texture): void => {
      cabinet = next
      for (const [index, face] of faces.entries()) {
        const { at, size } = peeping[index] ?? peeping[0]
        face.texture = texture
        face.scale.set((size / faceWidth) * (index % 2 ? -1 : 1), size / faceWidth)
        face.position.set(next.x + next.width * at, next.y)
      }
    },
    peep: (count: number, part: number): void => {
      container.visible = count > 0 && part > 0
      if (!cabinet) return
      for (const [index, face] of faces.entries()) {
        face.alpha = index < count ? 1 : 0
        face.y = cabinet.y + cabinet.height * 0.03 - face.height * 0.62 * part
      }
    },
  }
}

type Sheet = ReturnType<typeof paintCats>

function paintCats(drawings: Drawings, { walk, seat, cabinet, view }: Places) {
  const on = (name: string, width: number, ratio: number) =>
    pictureOn(drawings.picture(`scenery/${name}`), { width, height: width * ratio, density: view.density })
  const walking = (name: (typeof steps)[number]) => on(name, walk.size, 140 / 220)
  return paintedSheet({
    'walker-0': walking('walker-0'),
    'walker-1': walking('walker-1'),
    'walker-2': walking('walker-2'),
    'walker-3': walking('walker-3'),
    sitter: on('sitter', seat.size, 1.25),
    lids: on('sitter-lids', seat.size, 1.25),
    tail: on('sitter-tail', seat.size * 0.38, 2),
    face: on('sitter', cabinet.width * faceWidth, 1.25),
  })
}
