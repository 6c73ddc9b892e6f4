import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const steps = ['walker-0', 'walker-1', 'walker-2', 'walker-3'] as const
const stepMs = 170
const pauseMs = 5200
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
  const peepers = new Container()
  const walker = new Sprite()
  walker.anchor.set(0.5, 0.93)
  const sitter = new Container()
  const [body, lids, tail] = [new Sprite(), new Sprite(), new Sprite()]
  for (const sprite of [body, lids]) sprite.anchor.set(0.5, 0.93)
  tail.anchor.set(0.5, 0.05)
  sitter.addChild(tail, body, lids)
  container.addChild(walker, sitter)
  const faces = peeping.map(() => new Sprite())
  for (const face of faces) face.anchor.set(0.5, 0)
  peepers.addChild(...faces)
  peepers.visible = false
  let frames: readonly Texture[] = []
  let places: Places | null = null
  let [walkedMs, wait, back, clock] = [0, 0, false, 0]
  let leap = 0

  const placeWalker = () => {
    if (!places) return
    const { from, to, y, size } = places.walk
    const length = Math.abs(to - from)
    const along = Math.min(length, (walkedMs / 1000) * size * 0.62)
    walker.x = back ? to - along : from + along
    walker.y = y - leap * size * 0.9
    walker.scale.x = Math.abs(walker.scale.x) * (back ? -1 : 1)
    const texture = frames[wait > 0 ? 1 : Math.floor(walkedMs / stepMs) % frames.length]
    if (texture) walker.texture = texture
    if (along < length) return
    walkedMs = 0
    back = !back
    wait = pauseMs
  }
  stage.onIdleFrame((elapsedMs) => {
    if (!stage.sways() || !places) return
    clock += elapsedMs
    if (wait > 0) wait -= elapsedMs
    else walkedMs += elapsedMs
    placeWalker()
    lids.alpha = clock % 4700 < 190 ? 1 : 0
    tail.rotation = Math.sin(clock / 900) * 0.3 + Math.sin(clock / 370) * 0.06
    body.y = lids.y = -leap * places.seat.size * 0.5
  })

  return {
    container,
    peepers,
    layOut: (next: Places): void => {
      places = next
      const { walk, seat, cabinet, view } = next
      const density = view.density
      const faceSize = cabinet.width * 0.16
      const on = (name: string, width: number, ratio: number) =>
        pictureOn(drawings.picture(`scenery/${name}`), { width, height: width * ratio, density })
      stage.retire(body.texture)
      const walking = (name: (typeof steps)[number]) => on(name, walk.size, 140 / 220)
      const sheet = paintedSheet({
        'walker-0': walking('walker-0'),
        'walker-1': walking('walker-1'),
        'walker-2': walking('walker-2'),
        'walker-3': walking('walker-3'),
        sitter: on('sitter', seat.size, 1.25),
        lids: on('sitter-lids', seat.size, 1.25),
        tail: on('sitter-tail', seat.size * 0.38, 2),
        face: on('sitter', faceSize, 1.25),
      })
      frames = steps.map((name) => sheet[name])
      body.texture = sheet.sitter
      lids.texture = sheet.lids
      lids.alpha = 0
      tail.texture = sheet.tail
      tail.position.set(seat.size * 0.2, -seat.size * 0.06)
      sitter.position.set(seat.x, seat.y)
      for (const [index, face] of faces.entries()) {
        const { at, size } = peeping[index] ?? peeping[0]
        face.texture = sheet.face
        face.scale.set((size / 0.16) * (index % 2 ? -1 : 1), size / 0.16)
        face.x = cabinet.x + cabinet.width * at
        face.y = cabinet.y
      }
      if (frames[0]) walker.texture = frames[0]
      if (!stage.sways()) walkedMs = 4200
      placeWalker()
    },
    /** 0 … 1: how high the cats leap. */
    leap: (part: number): void => {
      leap = part
    },
    /** Looks over the cabinet; 0 hides. */
    peep: (count: number, part: number): void => {
      peepers.visible = count > 0 && part > 0
      if (!places) return
      for (const [index, face] of faces.entries()) {
        face.alpha = index < count ? 1 : 0
        face.y = places.cabinet.y + places.cabinet.height * 0.03 - face.height * 0.62 * part
      }
    },
  }
}
