import { Container, Sprite } from 'pixi.js'
import { painted } from '../../../shell/stage/pictures.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import { roundedBox } from '../../../tabletop/pen.ts'

export interface PlateColours {
  readonly ground: string
  readonly rim: string
  readonly text: string
}

interface PlateSize {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  readonly density: number
}

/** A plate with the name of a side and what its cards count. */
export function createHandPlate(stage: Pick<Stage, 'retire' | 'redraw'>, colours: PlateColours) {
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  const container = new Container()
  container.addChild(sprite)
  let size: PlateSize = { width: 0, height: 0, density: 1 }
  let shown = ''
  const paint = () => {
    stage.retire(sprite.texture)
    sprite.texture = painted(size, (brush) => paintPlate(brush, shown, { ...size, ...colours }))
    stage.redraw()
  }
  return {
    container,
    show: (text: string): void => {
      if (text === shown) return
      shown = text
      paint()
    },
    layOut: (next: PlateSize): void => {
      size = next
      paint()
    },
  }
}

function paintPlate(
  brush: CanvasRenderingContext2D,
  text: string,
  { width, height, ground, rim, text: ink }: PlateSize & PlateColours,
): void {
  const line = Math.max(1.5, height * 0.07)
  const box = roundedBox(line, line, width - 2 * line, height - 2 * line, height * 0.24)
  brush.fillStyle = ground
  brush.fill(box)
  brush.strokeStyle = rim
  brush.lineWidth = line
  brush.stroke(box)
  brush.fillStyle = ink
  brush.font = `800 ${Math.round(height * 0.58)}px "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(text, width / 2, height * 0.53, width - height * 0.5)
}
