import type { Drawings } from '../../shell/stage/drawings.ts'
import type { Stage, View } from '../../shell/stage/stage.ts'
import { createPieces } from '../../win/pieces.ts'

/** Maple leaves that sail down over the whole view, to and fro. */
export function createLeaves(stage: Stage, drawings: Drawings) {
  let view: View = stage.view
  const { container, celebration, layOut } = createPieces(stage, drawings, {
    kinds: ['scenery/leaf-red', 'scenery/leaf-gold'],
    countOfTier: { big: 16, super: 26, mega: 36, epic: 46 },
    part: 0.62,
    move: (piece, index, along) => {
      const sway = Math.sin(along * 9 + index * 1.7)
      piece.position.set(
        view.width * ((index * 0.618034 + 0.08) % 1) + sway * 34,
        view.height * (along * 1.16 - 0.08) + Math.cos(along * 18 + index) * 7,
      )
      piece.rotation = index + sway * 0.9 + along * (index % 2 ? 1.6 : -1.6)
    },
  })
  return {
    container,
    celebration,
    layOut: (next: View): void => {
      view = next
      const side = Math.max(22, Math.min(view.width, view.height) * 0.06)
      layOut({ width: side, height: side, density: view.density })
    },
  }
}
