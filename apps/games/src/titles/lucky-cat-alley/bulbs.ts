import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, paintShine } from '../../shell/stage/pictures.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { cabinet, colours } from './colours.ts'
import type { Places } from './places.ts'

/** Half of them on each side of the name. */
const lampCount = 8
const stringBulbs = 9

/** Tangled wires with bulbs over the alley, and the row of lamps on the cabinet. */
export function createBulbs(stage: Stage, drawings: Drawings) {
  const [behind, inFront] = [new Container(), new Container()]
  const [wires, shine] = [new Sprite(), new Sprite()]
  shine.blendMode = 'add'
  behind.addChild(wires, shine)
  const lamps = Array.from({ length: lampCount }, () => new Sprite())
  for (const lamp of lamps) lamp.anchor.set(0.5)
  inFront.addChild(...lamps)
  let textures: Readonly<Record<'on' | 'off', Texture>> | null = null
  let clock = 0

  stage.onIdleFrame((elapsedMs) => {
    if (!stage.sways()) return
    clock += elapsedMs
    shine.alpha = 0.8 + 0.14 * Math.sin(clock / 620) + (clock % 7300 < 90 ? -0.4 : 0)
  })
  const set = (isLit: (index: number) => boolean) => {
    if (!textures) return
    for (const [index, lamp] of lamps.entries()) lamp.texture = isLit(index) ? textures.on : textures.off
  }
  return {
    behind,
    inFront,
    layOut: (places: Places): void => {
      const { view, board, cabinet: box } = places
      for (const sprite of [wires, shine]) stage.retire(sprite.texture)
      wires.texture = painted(view, (brush) => paintWires(brush, places))
      shine.texture = painted({ ...view, density: 0.5 }, (brush) => paintLights(brush, places))
      if (textures) stage.retire(textures.on)
      const size = Math.max(13, box.width * 0.042)
      const lamp = (name: string) =>
        pictureOn(drawings.picture(`scenery/${name}`), { width: size, height: size, density: view.density })
      textures = paintedSheet({ on: lamp('lamp-on'), off: lamp('lamp-off') })
      for (const [index, sprite] of lamps.entries())
        sprite.position.set(
          board.x + board.width * (0.04 + index * 0.062 + (index < lampCount / 2 ? 0 : 0.486)),
          box.y + (box.height * 64) / cabinet.high,
        )
      set(() => true)
    },
    /** Lights that run along the row, from the middle outwards. */
    chase: async (ms: number): Promise<void> => {
      if (stage.calm()) return
      let shown = -1
      await stage.play(ms, (progress) => {
        const step = progress === 1 ? -1 : Math.floor((progress * ms) / 85)
        if (step === shown) return
        shown = step
        const middle = (lampCount - 1) / 2
        set((index) => step < 0 || (Math.abs(index - middle) + 30 - (step % 3)) % 3 < 1)
      })
      set(() => true)
    },
  }
}

interface Wire {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly sag: number
}

function wiresOf({ area, house, rightEdge, upright, cabinet: box }: Places): readonly Wire[] {
  const unit = house.height / 1000
  const [left, right] = [area.x + house.left - 30 * unit, rightEdge - house.right + 20 * unit]
  const top = house.y + 100 * unit
  const room = upright ? Math.max(20, (box.y - top) * 0.24) : Math.max(18, Math.min(90, box.y * 0.55))
  return [
    { from: [left, top + 30 * unit], to: [right, top + 60 * unit], sag: room },
    { from: [left, top - 20 * unit], to: [right, top], sag: room * 0.4 },
    { from: [left, top + 10 * unit], to: [right, top - 40 * unit], sag: room * 0.7 },
    { from: [left - 80 * unit, top + 250 * unit], to: [right, top - 60 * unit], sag: room * 0.2 },
  ]
}

const at = ({ from, to, sag }: Wire, part: number) => ({
  x: from[0] + (to[0] - from[0]) * part,
  y: from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part),
})

function bulbsOf(places: Places): readonly { x: number; y: number; size: number }[] {
  const [wire] = wiresOf(places)
  if (!wire) return []
  const size = Math.max(7, places.view.width * (places.upright ? 0.02 : 0.0085))
  return Array.from({ length: stringBulbs }, (_, index) => ({ ...at(wire, (index + 0.5) / stringBulbs), size }))
}

function paintWires(brush: CanvasRenderingContext2D, places: Places): void {
  brush.strokeStyle = colours.ink
  brush.lineCap = 'round'
  for (const [index, wire] of wiresOf(places).entries()) {
    brush.lineWidth = index === 0 ? 2.6 : 1.7
    brush.beginPath()
    for (let part = 0; part <= 1.001; part += 0.05) {
      const { x, y } = at(wire, part)
      if (part === 0) brush.moveTo(x, y)
      else brush.lineTo(x, y)
    }
    brush.stroke()
  }
  for (const { x, y, size } of bulbsOf(places)) {
    brush.fillStyle = colours.ink
    brush.fillRect(x - size * 0.4, y - 1, size * 0.8, size * 0.9)
    brush.beginPath()
    brush.ellipse(x, y + size * 1.6, size * 0.72, size * 0.95, 0, 0, Math.PI * 2)
    brush.fillStyle = colours.bulb
    brush.fill()
    brush.lineWidth = 1.8
    brush.stroke()
    brush.beginPath()
    brush.ellipse(x - size * 0.15, y + size * 1.4, size * 0.28, size * 0.42, 0, 0, Math.PI * 2)
    brush.fillStyle = '#fffbe6'
    brush.fill()
  }
}

function paintLights(brush: CanvasRenderingContext2D, places: Places): void {
  for (const { x, y, size } of bulbsOf(places)) {
    const radius = size * 5
    paintShine(
      brush,
      { x, y: y + size * 1.5, radius },
      { 0: 'rgb(255 210 110 / .5)', 0.3: 'rgb(255 190 90 / .2)', 1: 'rgb(255 170 80 / 0)' },
    )
  }
}
