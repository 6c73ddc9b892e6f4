import { Container } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut, overshoot } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { createDragonGate } from './dragon-gate.ts'
import type { Gorge } from './places.ts'
import type { Spray } from './spray.ts'

const [riseMs, openMs, passMs] = [620, 900, 620] as const

/** The entry to free spins: the dragon gate rises before the scroll, its doors open, and the viewer passes through. */
export function createGateOpening(stage: Stage, { drawings, spray }: { drawings: Drawings; spray: Spray }) {
  const gate = createDragonGate(stage, drawings)
  const container = new Container()
  container.addChild(gate.container)
  container.visible = false
  let gorge: Gorge | null = null

  return {
    container,
    layOut: (next: Gorge): void => {
      gorge = next
      gate.layOut(Math.min(next.board.width * 0.86, next.board.height * 0.95))
    },
    /** `passing` is called as the viewer begins to pass through. Nothing is shown under reduced motion. */
    play: async (passing: () => Promise<void>): Promise<void> => {
      if (stage.calm() || !gorge) return passing()
      const { board, cell } = gorge
      const foot = { x: board.x + board.width / 2, y: board.y + board.height + cell.height * 0.1 }
      container.visible = true
      container.alpha = 1
      container.position.set(foot.x, 0)
      container.scale.set(1)
      gate.open(0)
      await stage.play(riseMs, (progress) => {
        container.y = foot.y + (1 - overshoot(progress, 1)) * board.height * 1.2
        container.alpha = Math.min(1, progress * 2)
      })
      const row = [-0.3, -0.1, 0.1, 0.3].map((aside) => ({
        x: foot.x + board.width * aside,
        y: foot.y - cell.height * 0.5,
      }))
      void spray.burst(row, { size: 2 })
      await stage.play(openMs, (progress) => gate.open(easeInOut(progress)))
      const turned = passing()
      await stage.play(passMs, (progress) => {
        container.scale.set(1 + progress ** 2 * 1.6)
        container.y = foot.y + progress ** 2 * board.height * 0.5
        container.alpha = 1 - progress
      })
      container.visible = false
      await turned
    },
  }
}
