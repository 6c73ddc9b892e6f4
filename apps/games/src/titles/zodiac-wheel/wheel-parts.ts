import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { TableLayout } from '../../engines/table/layout.ts'
import { createRoom } from '../../engines/table/reveal/room.ts'
import type { TableSetting } from '../../engines/table/table-title.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { segments } from './segments.ts'
import { flapperAt, restOf } from './turns.ts'
import { type Plate, paintLight, paintPlate, paintShutter, paintWheel } from './wheel-painting.ts'

/** Parts of the side of the reveal: the wheel's radius and its top, the flapper's pivot and length, the side of the plate. */
const radiusPart = 0.78
const topPart = 0.12
const pivotPart = 0.035
const flapperPart = 0.13
const platePart = 0.46
/** Where the middle of the plate is, from above. */
export const plateAt = 0.7
/** The opening of the frame is smaller by this on each side. */
const framePart = 0.035
/** The flapper at a peg, in radians. */
const flapperMost = 0.42
/** A wheel that moves more between two frames than this leaves pale copies behind, in radians. */
const blurFrom = 0.03
const darkness = 0.5
const brightness = 0.5

/** The parts of the reveal: the hall, and the wheel in its frame. */
export function createParts(setting: Pick<TableSetting, 'stage' | 'drawings'>) {
  const { stage } = setting
  const room = createRoom(setting)
  const { sprites, shade, opening, turning, whole } = createSprites()
  const { plate, lamp, flapper, ghosts, shutters } = sprites
  let placed = { side: 0, density: 1 }
  return {
    room,
    shade,
    whole,
    put: (rotation: number, moved: number): void => {
      turning.rotation = rotation
      flapper.rotation = flapperMost * flapperAt(rotation, segments.length)
      for (const [index, ghost] of ghosts.entries()) {
        ghost.visible = Math.abs(moved) > blurFrom
        ghost.rotation = (-moved * (index + 1)) / (ghosts.length + 1)
        ghost.alpha = 0.42
      }
      stage.redraw()
    },
    hidePlate: (): void => {
      plate.visible = false
    },
    showPlate: (of: Plate): void => {
      stage.retire(plate.texture)
      plate.texture = paintPlate(setting.drawings, { ...of, side: placed.side * platePart, density: placed.density })
      plate.visible = true
    },
    growPlate: (part: number): void => {
      plate.alpha = part
      plate.scale.set(0.8 + 0.2 * easeOut(part))
    },
    /** After a multiplier the hall is darker and the wheel in light. */
    light: (part: number): void => {
      for (const one of [shade, lamp]) one.visible = part > 0
      shade.alpha = darkness * part
      lamp.alpha = brightness * part
      stage.redraw()
    },
    /** The cats' segments are closed, or open. */
    close: (value: boolean): void => {
      for (const shutter of shutters) shutter.visible = value
      stage.redraw()
    },
    layOut: (layout: TableLayout, prizeOf: (id: string) => string): void => {
      placed = { side: layout.reveal.width, density: layout.view.density }
      room.layOut(layout)
      shade.clear().rect(0, 0, layout.view.width, layout.view.height).fill(0x080406)
      paintAll(sprites, { ...setting, ...placed, prizeOf })
      plate.visible = false
      const { side } = placed
      const inset = side * framePart
      whole.position.set(layout.reveal.x, layout.reveal.y)
      opening
        .clear()
        .roundRect(inset, inset, side - 2 * inset, side - 2 * inset, side * 0.03)
        .fill(0xffffff)
      turning.position.set(side / 2, side * (topPart + radiusPart))
      lamp.position.set(side / 2, side * topPart)
      flapper.position.set(side / 2, side * pivotPart)
      plate.position.set(side / 2, side * plateAt)
    },
  }
}

/** Everything of the wheel, in the order from behind. */
function createSprites() {
  const sprite = () => new Sprite()
  const [back, frame, flapper, plate, lamp, wheel] = [sprite(), sprite(), sprite(), sprite(), sprite(), sprite()]
  const [ghosts, shutters] = [
    [sprite(), sprite()],
    [sprite(), sprite()],
  ]
  const [shade, opening] = [new Graphics(), new Graphics()]
  const [turning, inside, whole] = [new Container(), new Container(), new Container()]
  for (const one of [wheel, ...ghosts, plate, lamp]) one.anchor.set(0.5)
  flapper.anchor.set(0.5, 0.12)
  for (const [index, one] of shutters.entries()) {
    one.anchor.set(0.5, 1)
    one.rotation = -restOf(catPlaces[index] ?? 0, segments.length)
  }
  lamp.blendMode = 'add'
  turning.addChild(wheel, ...ghosts, ...shutters)
  inside.addChild(back, turning, lamp)
  inside.mask = opening
  whole.addChild(inside, opening, frame, flapper, plate)
  for (const one of [shade, lamp, plate, ...ghosts, ...shutters]) one.visible = false
  return { sprites: { back, frame, flapper, plate, lamp, wheel, ghosts, shutters }, shade, opening, turning, whole }
}

const catPlaces = segments.flatMap((id, place) => (id.startsWith('cat') ? [place] : []))

interface Sprites {
  readonly back: Sprite
  readonly frame: Sprite
  readonly flapper: Sprite
  readonly plate: Sprite
  readonly lamp: Sprite
  readonly wheel: Sprite
  readonly ghosts: readonly Sprite[]
  readonly shutters: readonly Sprite[]
}

interface Painting extends Pick<TableSetting, 'stage' | 'drawings'> {
  readonly side: number
  readonly density: number
  readonly prizeOf: (id: string) => string
}

/** Paints every texture at the size at which it is shown. */
function paintAll(sprites: Sprites, { stage, drawings, side, density, prizeOf }: Painting): void {
  const { back, frame, flapper, plate, lamp, wheel, ghosts, shutters } = sprites
  const [firstShutter] = shutters
  for (const one of [back, frame, flapper, plate, lamp, wheel, ...(firstShutter ? [firstShutter] : [])])
    stage.retire(one.texture)
  const radius = side * radiusPart
  const scenery = (name: string, width: number, height: number): Texture =>
    pictureTexture(drawings.picture(`scenery/${name}`), { width, height, density })
  back.texture = scenery('back', side, side)
  frame.texture = scenery('frame', side, side)
  flapper.texture = scenery('flapper', (side * flapperPart) / 2, side * flapperPart)
  lamp.texture = paintLight({ side: side * 1.3, density: density / 2 })
  wheel.texture = paintWheel(drawings, { prizeOf, side: radius * 2, density })
  for (const ghost of ghosts) ghost.texture = wheel.texture
  const shutter = paintShutter({ side: radius, density })
  for (const one of shutters) one.texture = shutter
}
