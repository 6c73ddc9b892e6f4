import type { Stage } from '../../../shell/stage/stage.ts'
import { ballPath } from './ball-path.ts'
import { createFieldSprites, type Falling } from './field-sprites.ts'
import type { PlinkoLayout } from './layout.ts'
import type { PinTable } from './plinko-config.ts'
import type { PlinkoSkin } from './plinko-title.ts'

export type PinField = ReturnType<typeof createPinField>

interface FieldDeps {
  readonly stage: Stage
  readonly skin: PlinkoSkin
  /** A multiple as it stands on a bin. */
  readonly label: (multiple: number) => string
  readonly onHit: (column: number) => void
  readonly onLand: () => void
}

/** The board with its pins and bins, and the ball. */
export function createPinField({ stage, skin, label, onHit, onLand }: FieldDeps) {
  const sprites = createFieldSprites(stage, skin, label)
  let layout: PlinkoLayout | null = null
  let table: PinTable | null = null
  let falling: Falling | null = null
  const show = () => {
    if (layout) sprites.show(layout, falling)
    stage.redraw()
  }
  const paint = () => {
    if (layout && table) sprites.paint(layout, table)
    show()
  }
  return {
    container: sprites.container,
    /** The table that is shown; null before the first. */
    table: () => table,
    /** Another table, whose layout follows. */
    setTable: (next: PinTable): void => {
      table = next
      falling = null
    },
    layOut: (next: PlinkoLayout): void => {
      layout = next
      paint()
    },
    /** The ball waits above the pins. */
    wait: (): void => {
      falling = null
      show()
    },
    /** Resolves when the ball lies still in its bin. */
    drop: async (way: string): Promise<void> => {
      const path = ballPath(way)
      let [heard, hasLanded] = [0, false]
      await stage.play(stage.calm() ? 0 : path.durationMs, (progress) => {
        const elapsedMs = progress * path.durationMs
        falling = { path, elapsedMs }
        for (const { atMs, column } of path.hits.slice(heard)) {
          if (atMs > elapsedMs) break
          heard++
          if (!stage.calm()) onHit(column)
        }
        if (!hasLanded && elapsedMs >= path.landsAtMs) {
          hasLanded = true
          onLand()
        }
        show()
      })
    },
  }
}
