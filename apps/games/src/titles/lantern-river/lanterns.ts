import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { type Painting, paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { RiverLayout } from './river-layout.ts'

/** For each lantern: the row of waves that it floats behind, where it starts (part of the width), and its drawing. */
const places = [
  { row: 0, at: 0.08, mark: 'raft-wave' },
  { row: 0, at: 0.47, mark: 'raft-moon' },
  { row: 0, at: 0.86, mark: 'raft-flower' },
  { row: 1, at: 0.2, mark: 'raft-flower' },
  { row: 1, at: 0.7, mark: 'raft-wave' },
  { row: 2, at: 0.05, mark: 'raft-moon' },
  { row: 2, at: 0.93, mark: 'raft-moon' },
  { row: 2, at: 0.55, mark: 'raft-flower' },
] as const
const sizes = [0.36, 0.56, 0.86] as const
const paces = [5, 8, 12] as const
/** Position of each row's lanterns in the open water, from its top. */
const depths = [0.3, 0.56, 0.9] as const

/** The lanterns on the water. Each drifts with its row and rocks; its light shows on the waves in front of it. */
export function createLanterns(stage: Stage, drawings: Drawings) {
  const rows = [new Container(), new Container(), new Container(), new Container()] as const
  const gate = new Sprite()
  gate.anchor.set(0.5, 1)
  rows[0].addChild(gate)
  const lanterns = places.map((place) => ({ ...place, ...createLantern(), drift: 0 }))
  for (const { row, whole, gleam } of lanterns) {
    rows[row].addChild(whole)
    rows[row + 1]?.addChild(gleam)
  }
  let layout: RiverLayout | null = null
  let speed = 1
  let used: Texture[] = []

  const move = (elapsedMs: number, nowMs: number) => {
    if (!layout) return
    const t = nowMs / 1000
    const { width } = layout.view
    const { top, bottom } = layout.openWater
    const depth = bottom - top
    const still = !stage.sways()
    lanterns.forEach((lantern, index) => {
      if (!still) lantern.drift += (paces[lantern.row] * speed * elapsedMs) / 1000
      const span = width + 240
      const x = ((((lantern.at * width + lantern.drift) % span) + span) % span) - 120
      const rock = still ? 0 : Math.sin(t * 1.1 + index * 1.7)
      const y = top + depth * depths[lantern.row] + rock * 3
      lantern.whole.position.set(x, y)
      lantern.whole.rotation = rock * 0.035
      lantern.glow.alpha = 0.8 + (still ? 0 : 0.2 * Math.sin(t * 2.3 + index))
      lantern.gleam.position.set(x + rock * 2, y + 4)
      lantern.gleam.scale.x = 1 + rock * 0.08
      lantern.gleam.alpha = 0.6 + 0.15 * rock
    })
  }
  stage.onIdleFrame((elapsedMs, nowMs) => {
    if (stage.sways()) move(elapsedMs, nowMs)
  })

  return {
    rows,
    /** The lanterns drift faster during free spins. */
    setFast: (fast: boolean): void => {
      speed = fast ? 3 : 1
    },
    layOut: (next: RiverLayout): void => {
      layout = next
      const { view, upright, waterline, board } = next
      for (const texture of used) stage.retire(texture)
      const base = upright ? Math.min(110, (next.openWater.bottom - next.openWater.top) * 0.54) : view.height * 0.16
      const { density } = view
      const raft = (name: string) =>
        pictureOn(drawings.picture(`scenery/${name}`), { width: base, height: base * 1.25, density })
      const sheet = paintedSheet({
        'raft-wave': raft('raft-wave'),
        'raft-flower': raft('raft-flower'),
        'raft-moon': raft('raft-moon'),
        gate: pictureOn(drawings.picture('scenery/gate'), { width: base * 1.36, height: base * 1.275, density }),
        glow: paintGlow(base * 1.9, density),
        gleam: paintGleam(base, density),
      })
      used = Object.values(sheet)
      for (const lantern of lanterns) {
        const size = sizes[lantern.row]
        lantern.raft.texture = sheet[lantern.mark]
        lantern.raft.scale.set(size)
        lantern.glow.texture = sheet.glow
        lantern.glow.scale.set(size)
        lantern.glow.y = -base * 0.5 * size
        lantern.gleam.texture = sheet.gleam
        lantern.gleam.scale.set(size)
      }
      move(0, 0)
      gate.texture = sheet.gate
      gate.visible = !upright
      gate.position.set((view.width - board.width) * 0.23, waterline + base * 0.16)
    },
  }
}

/** A raft with its light, and the gleam on the water in front of it. */
function createLantern() {
  const [glow, raft, gleam] = [new Sprite(), new Sprite(), new Sprite()]
  glow.anchor.set(0.5)
  raft.anchor.set(0.5, 0.9)
  gleam.anchor.set(0.5, 0)
  const whole = new Container()
  whole.addChild(glow, raft)
  return { whole, glow, raft, gleam }
}

/** Light as two flat rings. */
function paintGlow(size: number, density: number): Painting {
  const paint = (brush: CanvasRenderingContext2D) => {
    for (const [part, alpha] of [
      [1, 0.12],
      [0.74, 0.2],
    ] as const) {
      brush.beginPath()
      brush.arc(size / 2, size / 2, (size / 2) * part, 0, Math.PI * 2)
      brush.fillStyle = `rgb(244 182 63 / ${alpha})`
      brush.fill()
    }
  }
  return { width: size, height: size, density: Math.min(1, density), paint }
}

function paintGleam(base: number, density: number): Painting {
  const paint = (brush: CanvasRenderingContext2D) => {
    for (let bar = 0; bar < 4; bar++) {
      const [y, half] = [base * (0.06 + bar * 0.11), base * (0.46 - bar * 0.08)]
      const middle = base * 0.6 + (bar % 2 ? 3 : -3)
      brush.beginPath()
      brush.moveTo(middle - half, y)
      brush.quadraticCurveTo(middle, y + base * 0.06, middle + half, y)
      brush.quadraticCurveTo(middle, y - base * 0.04, middle - half, y)
      brush.fillStyle = bar % 2 ? 'rgb(255 240 190 / .85)' : 'rgb(244 182 63 / .85)'
      brush.fill()
    }
  }
  return { width: base * 1.2, height: base * 0.5, density, paint }
}
