import { Container, Sprite, type Texture } from 'pixi.js'
import { overshoot } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours, numeralFont } from './colours.ts'

/** The multiplier on a strip of silk beside the climber. `wordOf`: such as 3×. `golden`: from this value the strip is red and gold. */
export function createPlaque(stage: Stage, { wordOf, golden }: { wordOf: (value: number) => string; golden: number }) {
  const container = new Container()
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  container.addChild(sprite)
  let height = 0
  let shown = 1

  const paint = () => {
    if (height === 0) return
    stage.retire(sprite.texture)
    sprite.texture = paintStrip(wordOf(shown), { height, density: stage.view.density, tone: toneOf(shown, golden) })
  }
  const pulse = async () => {
    if (stage.calm()) return
    await stage.play(320, (progress) => sprite.scale.set(0.6 + 0.4 * overshoot(progress, 2.4)))
  }
  return {
    container,
    pulse,
    layOut: (next: number): void => {
      height = next
      paint()
    },
    show: (value: number): void => {
      if (value === shown) return
      shown = value
      paint()
      void pulse()
    },
  }
}

interface Tone {
  readonly face: string
  readonly rim: string
  readonly text: string
}

function toneOf(value: number, golden: number): Tone {
  if (value === 1) return { face: colours.silk, rim: colours.azurite, text: colours.ink }
  if (value < golden) return { face: colours.leafPale, rim: colours.cinnabar, text: colours.cinnabarDark }
  return { face: colours.cinnabarDark, rim: colours.leaf, text: colours.leafPale }
}

function paintStrip(text: string, { height, density, tone }: { height: number; density: number; tone: Tone }): Texture {
  const width = height * (0.9 + text.length * 0.46)
  return painted({ width, height, density }, (brush) => {
    const line = Math.max(2, height * 0.07)
    const strip = (inset: number) => {
      brush.beginPath()
      brush.roundRect(inset, inset, width - inset * 2, height - inset * 2, height * 0.24)
    }
    strip(line)
    brush.fillStyle = tone.face
    brush.fill()
    brush.lineWidth = line * 1.6
    brush.strokeStyle = colours.ink
    brush.stroke()
    strip(line * 2.2)
    brush.lineWidth = line * 0.9
    brush.strokeStyle = tone.rim
    brush.stroke()
    brush.fillStyle = tone.text
    brush.font = `800 ${Math.round(height * 0.56)}px ${numeralFont}`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(text, width / 2, height * 0.53)
  })
}
