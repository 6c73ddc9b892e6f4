import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'

/** The drawing of the gate, with its opening and one leaf of its door. */
const drawn = { width: 480, height: 520, opening: { x: 110, y: 238, width: 260, height: 264 }, leaf: 130 } as const

export type DragonGate = ReturnType<typeof createDragonGate>

/** A gate whose doors open, with golden light behind them. The middle of its foot is at the container's position. */
export function createDragonGate(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const [glow, frame, left, right] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  glow.anchor.set(0.5, 1)
  frame.anchor.set(0.5, 1)
  container.addChild(glow, left, right, frame)

  const open = (part: number) => {
    // a leaf that swings away from the viewer becomes narrow
    const narrow = Math.max(0.1, Math.cos((part * Math.PI) / 2))
    left.scale.x = narrow
    right.scale.x = -narrow
    glow.alpha = 0.25 + 0.75 * part
  }
  return {
    container,
    open,
    layOut: (width: number): void => {
      const { density } = stage.view
      const scale = width / drawn.width
      const { opening } = drawn
      const picture = (path: string, across: number, down: number) =>
        pictureTexture(drawings.picture(`scenery/${path}`), { width: across * scale, height: down * scale, density })
      give(stage, [frame], picture('dragon-gate', drawn.width, drawn.height))
      give(stage, [left, right], picture('gate-door', drawn.leaf, opening.height))
      const top = (opening.y - drawn.height) * scale
      left.position.set((opening.x - drawn.width / 2) * scale, top)
      right.position.set((opening.x + opening.width - drawn.width / 2) * scale, top)
      give(stage, [glow], paintGlow(opening.width * scale, opening.height * scale))
      glow.y = top + opening.height * scale
      open(0)
    },
  }
}

function paintGlow(width: number, height: number) {
  return painted({ width, height, density: 1 }, (brush) => {
    const wash = brush.createLinearGradient(0, 0, 0, height)
    wash.addColorStop(0, '#fff6d2')
    wash.addColorStop(0.5, '#ffdf86')
    wash.addColorStop(1, '#eda63a')
    brush.fillStyle = wash
    brush.fillRect(0, 0, width, height)
    brush.fillStyle = 'rgb(255 255 255 / .5)'
    for (let thread = 0; thread < 6; thread++) brush.fillRect(width * (0.08 + thread * 0.16), 0, width * 0.05, height)
  })
}
