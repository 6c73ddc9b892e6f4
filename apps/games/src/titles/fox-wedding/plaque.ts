import { Container, Sprite } from 'pixi.js'
import { overshoot } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Places } from './places.ts'

/** The wooden plaque in the middle of the gate. It shows the sun's mark, or what multiplies the win. `wordOf`: such as 4×. */
export function createPlaque(stage: Stage, { wordOf }: { wordOf: (value: number) => string }) {
  const container = new Container()
  const sprite = new Sprite()
  sprite.anchor.set(0.5, 0.42)
  container.addChild(sprite)
  let size = 0
  let shown = 1
  const paint = () => {
    if (size === 0) return
    stage.retire(sprite.texture)
    const text = shown > 1 ? wordOf(shown) : ''
    sprite.texture = painted({ width: size * 1.5, height: size * 1.12, density: stage.view.density }, (brush) =>
      paintPlaque(brush, { wide: size * 1.5, high: size * 1.12, text }),
    )
    stage.redraw()
  }
  return {
    container,
    /** 1 for no multiplier. */
    show: async (value: number, { celebrate }: { celebrate: boolean }): Promise<void> => {
      if (value === shown) return
      shown = value
      paint()
      if (celebrate && !stage.calm())
        await stage.play(420, (progress) => sprite.scale.set(0.4 + 0.6 * overshoot(progress, 2.6)))
      else sprite.scale.set(1)
    },
    layOut: ({ board, cell, flat }: Places): void => {
      size = cell.width * 0.52
      // the game's name hangs in the middle of the gate, except on a phone on its side
      container.position.set(board.x + board.width / 2, board.y - cell.width * (flat ? 0.36 : 0.9))
      paint()
    },
  }
}

function paintPlaque(
  brush: CanvasRenderingContext2D,
  { wide, high, text }: { wide: number; high: number; text: string },
): void {
  const line = high * 0.05
  const shape = (inset: number) => {
    brush.beginPath()
    brush.moveTo(wide / 2, inset)
    brush.lineTo(wide - inset, high * 0.26 + inset * 0.4)
    brush.lineTo(wide - inset, high - inset)
    brush.lineTo(inset, high - inset)
    brush.lineTo(inset, high * 0.26 + inset * 0.4)
    brush.closePath()
  }
  const lit = text !== ''
  shape(line)
  brush.fillStyle = lit ? colours.vermilion : colours.cedarPale
  brush.fill()
  brush.lineWidth = line * 1.5
  brush.lineJoin = 'round'
  brush.strokeStyle = colours.ink
  brush.stroke()
  shape(line * 2.6)
  brush.lineWidth = line * 0.8
  brush.strokeStyle = lit ? colours.sunlight : colours.cedarDeep
  brush.stroke()
  const [x, y] = [wide / 2, high * 0.6]
  if (lit) {
    brush.fillStyle = colours.sunlight
    brush.strokeStyle = colours.ink
    brush.lineWidth = high * 0.1
    brush.font = `800 ${Math.round(high * (text.length > 2 ? 0.46 : 0.56))}px "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.strokeText(text, x, y)
    brush.fillText(text, x, y)
    return
  }
  brush.strokeStyle = colours.cedarDeep
  brush.lineWidth = high * 0.035
  for (let ray = 0; ray < 12; ray++) {
    const turn = (ray * Math.PI) / 6
    brush.beginPath()
    brush.moveTo(x + Math.cos(turn) * high * 0.2, y + Math.sin(turn) * high * 0.2)
    brush.lineTo(x + Math.cos(turn) * high * 0.29, y + Math.sin(turn) * high * 0.29)
    brush.stroke()
  }
  brush.beginPath()
  brush.arc(x, y, high * 0.15, 0, Math.PI * 2)
  brush.fillStyle = colours.gold
  brush.fill()
  brush.stroke()
}
