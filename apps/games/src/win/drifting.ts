import type { Drawings } from '../shell/stage/drawings.ts'
import { easeOut } from '../shell/stage/frames.ts'
import type { Stage, View } from '../shell/stage/stage.ts'
import { createPieces } from './pieces.ts'

interface Place {
  readonly view: View
  /** The middle of the reveal, and its radius. */
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Small things, such as petals, that drift out of the reveal in a great win. `kinds`: their drawings, which take turns; half as high again as wide. */
export function createDrifting(stage: Stage, drawings: Drawings, kinds: readonly string[]) {
  let place: Place | null = null
  const { container, celebration, layOut } = createPieces(stage, drawings, {
    kinds,
    countOfTier: { big: 14, super: 22, mega: 30, epic: 36 },
    part: 0.6,
    move: (piece, index, along) => {
      if (!place) return
      const direction = index * 2.39996 // the golden angle
      const far = place.radius * (0.5 + easeOut(along) * (1.1 + (index % 4) * 0.25))
      piece.position.set(
        place.x + Math.cos(direction) * far,
        place.y + Math.sin(direction) * far + along ** 2 * place.view.height * 0.28,
      )
      piece.rotation = direction + along * (index % 2 ? 2.4 : -2.4)
      piece.alpha = Math.min(1, along * 5, (1 - along) * 2.5)
    },
  })
  return {
    container,
    celebration,
    layOut: (next: Place): void => {
      place = next
      const width = Math.max(18, next.radius * 0.16)
      layOut({ width, height: width * 1.5, density: next.view.density })
    },
  }
}
