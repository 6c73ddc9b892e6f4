import type { Drawings } from '../../shell/stage/drawings.ts'
import type { Stage, View } from '../../shell/stage/stage.ts'
import { createPieces } from '../../win/pieces.ts'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Camellia petals that are thrown up from the ruler and come down again. */
export function createPetals(stage: Stage, drawings: Drawings) {
  let from: Rectangle = { x: 0, y: 0, width: 0 }
  const { container, celebration, layOut } = createPieces(stage, drawings, {
    kinds: ['scenery/petal-red', 'scenery/petal-light'],
    countOfTier: { big: 14, super: 22, mega: 32, epic: 42 },
    part: 0.7,
    move: (piece, index, along) => {
      const start = from.x + from.width * ((index * 0.618034 + 0.1) % 1)
      const drift = (((index * 0.754878) % 1) - 0.5) * from.width * 0.5
      const rise = from.y * 0.8 * (0.6 + (index % 4) * 0.12)
      piece.position.set(start + drift * along, from.y - rise * 4 * along * (1 - along * 0.92))
      piece.rotation = index + along * (index % 2 ? 5 : -5)
      piece.alpha = Math.min(1, (1 - along) * 4)
    },
  })
  return {
    container,
    celebration,
    layOut: (view: View, ruler: Rectangle): void => {
      from = ruler
      const side = Math.max(20, Math.min(view.width, view.height) * 0.05)
      layOut({ width: side, height: side, density: view.density })
    },
  }
}
