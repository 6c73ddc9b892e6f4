import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut, overshoot } from '../../shell/stage/frames.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { createConfetti } from './confetti.ts'
import type { Places } from './places.ts'

const turnMs = { on: 900, off: 600 } as const
/** Slips that fall as long as the festival lasts. */
const quiet = 34
/** Size of the drawn cloth. */
const drawn = { width: 1600, height: 170 } as const

/** A festival afternoon: golden light in the shop, a cloth of red and white, and paper that falls. */
export function createFestival(stage: Stage, drawings: Drawings) {
  const [light, front] = [new Container(), new Container()]
  const [gold, sun, cloth] = [new Sprite(), new Sprite(), new Sprite()]
  gold.blendMode = 'multiply'
  sun.blendMode = 'add'
  light.addChild(gold, sun)
  const confetti = createConfetti(stage, drawings)
  light.addChild(cloth)
  front.addChild(confetti.container)
  let places: Places | null = null
  let lit = false
  let part = 0

  const show = (next: number) => {
    part = next
    light.visible = part > 0
    gold.alpha = part
    sun.alpha = part
    if (places) cloth.y = clothTop(places) - (1 - part) * clothHeight(places) * 1.2
  }
  show(0)

  return {
    /** Over the shop, behind the tower. */
    light,
    front,
    confetti,
    layOut: (next: Places): void => {
      places = next
      const { view } = next
      const high = clothHeight(next)
      const wide = (high * drawn.width) / drawn.height
      give(
        stage,
        [cloth],
        pictureTexture(drawings.picture('scenery/curtain'), { width: wide, height: high, density: view.density }),
      )
      cloth.x = (view.width - wide) / 2
      give(stage, [gold], paintGold(next))
      give(stage, [sun], paintSun(next))
      confetti.layOut(next)
      show(part)
    },
    isOn: () => lit,
    turn: async (on: boolean): Promise<void> => {
      if (on === lit) return
      lit = on
      if (on) confetti.pour(quiet)
      else confetti.pour(0)
      if (stage.calm()) {
        show(on ? 1 : 0)
        return stage.redraw()
      }
      const from = part
      await stage.play(on ? turnMs.on : turnMs.off, (progress) => {
        if (lit === on) show(on ? from + (1 - from) * overshoot(progress, 0.8) : from * (1 - easeOut(progress)))
      })
    },
    /** More paper for a while. */
    pour: (count: number): void => confetti.pour(Math.max(count, lit ? quiet : 0)),
    settle: (): void => confetti.pour(lit ? quiet : 0),
  }
}

const clothHeight = ({ view, flat, upright }: Places) =>
  Math.max((view.width * drawn.height) / drawn.width, upright ? 74 : flat ? 56 : 96)
const clothTop = ({ flat, upright }: Places) => (upright ? -4 : flat ? -8 : -34)

/** Multiplied with the shop, so that its lines stay. */
function paintGold({ view }: Places): Texture {
  return painted({ width: view.width, height: view.height, density: 0.5 }, (brush) => {
    const wash = brush.createLinearGradient(0, 0, view.width, view.height)
    wash.addColorStop(0, '#ffe2a0')
    wash.addColorStop(0.5, '#ffc97c')
    wash.addColorStop(1, '#f7a468')
    brush.fillStyle = wash
    brush.fillRect(0, 0, view.width, view.height)
  })
}

/** Low sun through the window; added to what is there. */
function paintSun({ view, window }: Places): Texture {
  return painted({ width: view.width, height: view.height, density: 0.5 }, (brush) => {
    const [x, y] = [window.x + window.width * 0.5, window.y + window.height * 0.45]
    const glow = brush.createRadialGradient(x, y, 0, x, y, window.width * 0.9)
    glow.addColorStop(0, 'rgb(255 210 120 / .55)')
    glow.addColorStop(0.5, 'rgb(255 170 60 / .22)')
    glow.addColorStop(1, 'rgb(255 160 40 / 0)')
    brush.fillStyle = glow
    brush.fillRect(0, 0, view.width, view.height)
    brush.fillStyle = 'rgb(255 214 130 / .14)'
    for (const turn of [0.05, 0.22, 0.42, 0.64]) {
      const far = view.width * 1.4
      brush.beginPath()
      brush.moveTo(x, y)
      brush.lineTo(x + Math.cos(turn - 0.045) * far, y + Math.sin(turn - 0.045) * far)
      brush.lineTo(x + Math.cos(turn + 0.045) * far, y + Math.sin(turn + 0.045) * far)
      brush.fill()
    }
  })
}
