import { Container, Sprite, type Texture } from 'pixi.js'
import { overshoot } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours, numeralFont } from './colours.ts'
import type { Places } from './places.ts'

/** The multiplier on a wooden plate that stands on the tower. `wordOf`: such as 3×. `golden`: from this value it is red and gold. */
export function createTag(stage: Stage, { wordOf, golden }: { wordOf: (value: number) => string; golden: number }) {
  const container = new Container()
  const sprite = new Sprite()
  sprite.anchor.set(0.5, 1)
  container.addChild(sprite)
  let height = 0
  let shown = 1

  const paint = () => {
    if (height === 0) return
    stage.retire(sprite.texture)
    sprite.texture = paintPlate(wordOf(shown), { height, density: stage.view.density, tone: toneOf(shown, golden) })
  }
  const pulse = async () => {
    if (stage.calm()) return stage.redraw()
    await stage.play(360, (progress) => {
      const size = 0.55 + 0.45 * overshoot(progress, 3)
      sprite.scale.set(size)
      sprite.rotation = Math.sin(progress * Math.PI * 3) * (1 - progress) * 0.14
    })
  }
  return {
    container,
    layOut: ({ tag }: Places): void => {
      height = tag.height
      container.position.set(tag.x, tag.y)
      paint()
    },
    value: () => shown,
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
  if (value === 1) return { face: colours.woodPale, rim: colours.woodDark, text: colours.ink }
  if (value < golden) return { face: colours.paper, rim: colours.red, text: colours.red }
  return { face: colours.red, rim: colours.mustardPale, text: colours.paper }
}

/** A plate with a pointed top on a foot. */
function paintPlate(text: string, { height, density, tone }: { height: number; density: number; tone: Tone }): Texture {
  const width = height * 1.04
  return painted({ width, height, density }, (brush) => {
    const line = Math.max(2, height * 0.045)
    const foot = height * 0.16
    brush.lineJoin = 'round'
    brush.strokeStyle = colours.ink
    brush.lineWidth = line
    brush.fillStyle = colours.wood
    brush.beginPath()
    brush.roundRect(width * 0.16, height - foot, width * 0.68, foot - line / 2, foot * 0.3)
    brush.fill()
    brush.stroke()
    const plate = (inset: number) => {
      brush.beginPath()
      brush.moveTo(width / 2, inset)
      brush.lineTo(width - inset * 1.2, height * 0.24 + inset * 0.2)
      brush.lineTo(width * 0.93 - inset, height - foot - inset * 0.4)
      brush.lineTo(width * 0.07 + inset, height - foot - inset * 0.4)
      brush.lineTo(inset * 1.2, height * 0.24 + inset * 0.2)
      brush.closePath()
    }
    plate(line)
    brush.fillStyle = tone.face
    brush.fill()
    brush.stroke()
    plate(line * 3)
    brush.lineWidth = line * 1.1
    brush.strokeStyle = tone.rim
    brush.stroke()
    brush.fillStyle = tone.text
    brush.font = `900 ${Math.round(height * (text.length > 2 ? 0.28 : 0.36))}px ${numeralFont}`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(text, width / 2, height * 0.53)
  })
}
