import { Sprite } from 'pixi.js'
import { painted } from '../../../shell/stage/pictures.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { BoardLayout } from './layout.ts'

/** Paints what is under the cells on a 2D canvas. The origin is the top left of the board; the canvas reaches `margin` px further on each side. */
export interface FramePainter {
  /** In CSS pixels. */
  margin(layout: BoardLayout): number
  paint(brush: CanvasRenderingContext2D, layout: BoardLayout): void
}

export function createFrame(stage: Stage, painter: FramePainter) {
  const sprite = new Sprite()
  return {
    sprite,
    layOut: (layout: BoardLayout): void => {
      const { board, view } = layout
      const margin = Math.round(painter.margin(layout))
      const size = { width: board.width + margin * 2, height: board.height + margin * 2, density: view.density }
      stage.retire(sprite.texture)
      sprite.texture = painted(size, (brush) => {
        brush.translate(margin, margin)
        painter.paint(brush, layout)
      })
      sprite.position.set(board.x - margin, board.y - margin)
    },
  }
}
