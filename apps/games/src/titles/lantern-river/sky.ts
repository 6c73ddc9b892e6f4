import { Container, Sprite } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { RiverLayout } from './river-layout.ts'

const fireflyCount = 14

/** Moon and fireflies at night, the sun at dawn. */
export function createSky(stage: Stage) {
  const container = new Container()
  const fireflies = new Container()
  const moon = new Sprite()
  const sun = new Sprite()
  moon.anchor.set(0.5)
  sun.anchor.set(0.5)
  container.addChild(moon, sun)
  const flies = Array.from({ length: fireflyCount }, () => new Sprite())
  fireflies.addChild(...flies)
  let layout: RiverLayout | null = null
  let dawn = 0

  stage.onIdleFrame((_, nowMs) => {
    if (!layout || dawn === 1 || !stage.sways()) return
    const t = nowMs / 1000
    const { width, height } = layout.view
    flies.forEach((fly, index) => {
      const home = {
        x: ((index * 0.618) % 1) * width,
        y: layout ? layout.waterline + ((index * 0.377) % 1) * (height - layout.waterline) * 0.7 : 0,
      }
      fly.position.set(
        home.x + Math.sin(t * 0.4 + index * 2.1) * 46,
        home.y - 40 + Math.sin(t * 0.53 + index * 1.3) * 34,
      )
      fly.alpha = (1 - dawn) * Math.max(0, Math.sin(t * 1.1 + index * 1.9)) ** 2
    })
  })

  return {
    container,
    fireflies,
    layOut: (next: RiverLayout): void => {
      layout = next
      const { view, upright, board, waterline } = next
      const radius = upright
        ? Math.min(view.width * 0.2, board.y * 0.3)
        : Math.min(view.height * 0.1, (view.width - board.width) * 0.19)
      give(
        stage,
        [moon],
        paintDisc(radius, { face: colours.moon, halo: '255 240 190', density: view.density, seas: true }),
      )
      give(
        stage,
        [sun],
        paintDisc(radius * 1.15, { face: colours.vermilion, halo: '255 214 150', density: view.density, seas: false }),
      )
      moon.position.set(
        upright ? view.width * 0.78 : view.width - (view.width - board.width) * 0.24,
        upright ? board.y * 0.46 : view.height * 0.23,
      )
      sun.position.set(moon.x, waterline * (upright ? 0.62 : 0.52))
      const fly = paintFly(view.density)
      if (flies[0]) stage.retire(flies[0].texture)
      for (const sprite of flies) Object.assign(sprite, { texture: fly, blendMode: 'add', alpha: 0 })
    },
    setDawn: (part: number): void => {
      dawn = part
      moon.alpha = 1 - part
      moon.visible = part < 1
      sun.alpha = part
      sun.visible = part > 0
      fireflies.visible = part < 1
    },
  }
}

/** A flat disc with two rings of light. */
function paintDisc(
  radius: number,
  { face, halo, density, seas }: { face: string; halo: string; density: number; seas: boolean },
) {
  const size = radius * 3.2
  return painted({ width: size, height: size, density }, (brush) => {
    const middle = size / 2
    const ring = (reach: number, colour: string) => {
      brush.beginPath()
      brush.arc(middle, middle, reach, 0, Math.PI * 2)
      brush.fillStyle = colour
      brush.fill()
    }
    ring(radius * 1.56, `rgb(${halo} / .10)`)
    ring(radius * 1.28, `rgb(${halo} / .16)`)
    ring(radius, face)
    brush.lineWidth = Math.max(2, radius * 0.035)
    brush.strokeStyle = colours.ink
    brush.stroke()
    if (!seas) return
    brush.fillStyle = 'rgb(240 196 110 / .55)'
    for (const [x, y, rx, ry] of [
      [-0.34, -0.34, 0.26, 0.16],
      [0.3, -0.1, 0.3, 0.2],
      [-0.16, 0.36, 0.34, 0.16],
      [0.42, 0.46, 0.13, 0.1],
    ] as const) {
      brush.beginPath()
      brush.ellipse(middle + x * radius, middle + y * radius, rx * radius, ry * radius, -0.3, 0, Math.PI * 2)
      brush.fill()
    }
  })
}

function paintFly(density: number) {
  return painted({ width: 22, height: 22, density }, (brush) => {
    for (const [radius, alpha] of [
      [10, 0.14],
      [6, 0.28],
      [2.4, 1],
    ] as const) {
      brush.beginPath()
      brush.arc(11, 11, radius, 0, Math.PI * 2)
      brush.fillStyle = `rgb(214 255 150 / ${alpha})`
      brush.fill()
    }
  })
}
