import { Container, Sprite, type Texture } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Places } from './places.ts'

const streaks = 14

/** Strips of white paper in the wind that blows towards a reel which turns on for longer. */
export function createWind(stage: Stage) {
  const container = new Container()
  const strips = Array.from({ length: streaks }, () => new Sprite())
  for (const strip of strips) strip.anchor.set(0.5)
  container.addChild(...strips)
  container.visible = false
  let places: Places | null = null
  let stop: (() => void) | null = null

  const calmDown = () => {
    stop?.()
    stop = null
    container.visible = false
  }
  return {
    container,
    layOut: (next: Places): void => {
      places = next
      give(stage, strips, paintStrip(next.cell.width * 1.5, next.view.density))
    },
    /** The reel that turns on; null: the wind drops. */
    blowTo: (reel: number | null): void => {
      calmDown()
      if (reel === null || stage.calm()) return
      container.visible = true
      let blownMs = 0
      stop = stage.onFrame((elapsedMs) => {
        blownMs += elapsedMs
        if (!places) return
        const { board, cell } = places
        const [from, to] = [board.x - cell.width, board.x + (reel + 1) * cell.width]
        for (const [index, strip] of strips.entries()) {
          const along = ((index * 0.618 + (blownMs / 1000) * (0.9 + (index % 4) * 0.16)) % 1) ** 1.2
          strip.position.set(
            from + (to - from) * along,
            board.y + board.height * ((index * 0.754 + 0.07) % 1) + Math.sin(along * 6 + index) * cell.height * 0.2,
          )
          strip.rotation = Math.cos(along * 6 + index) * 0.16
          strip.alpha = Math.sin(along * Math.PI) * Math.min(1, blownMs / 200)
        }
      })
    },
  }
}

function paintStrip(length: number, density: number): Texture {
  const high = length * 0.17
  return painted({ width: length, height: high, density }, (brush) => {
    brush.fillStyle = colours.white
    brush.shadowColor = 'rgb(7 16 46 / .5)'
    brush.shadowBlur = high * 0.3
    brush.shadowOffsetY = high * 0.15
    brush.beginPath()
    brush.moveTo(2, high * 0.5)
    brush.quadraticCurveTo(length * 0.6, high * 0.1, length - 4, high * 0.46)
    brush.quadraticCurveTo(length * 0.6, high * 0.4, 2, high * 0.5)
    brush.fill()
  })
}
