import { Sprite } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Layout } from './layout.ts'
import type { FramePainter } from './skin.ts'

/** The skin's frame around the symbols, as two pictures. */
export function createFrame(stage: Stage, painter: FramePainter) {
  const behind = new Sprite()
  const inFront = new Sprite()
  return {
    behind,
    inFront,
    layOut: (layout: Layout): void => {
      const { board, view } = layout
      const margin = Math.round(painter.margin(layout))
      const size = { width: board.width + margin * 2, height: board.height + margin * 2, density: view.density }
      const paintings = [
        [behind, painter.behind],
        [inFront, painter.inFront],
      ] as const
      for (const [sprite, paint] of paintings) {
        stage.retire(sprite.texture)
        sprite.texture = painted(size, (brush) => {
          brush.translate(margin, margin)
          paint(brush, layout)
        })
        sprite.position.set(board.x - margin, board.y - margin)
      }
    },
  }
}
