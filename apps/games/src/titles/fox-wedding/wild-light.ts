import { Container, Sprite } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** Light that falls on the reels whose sun multiplies a win. */
export function createWildLight(stage: Stage, { reels }: { reels: number }) {
  const container = new Container()
  const lights = Array.from({ length: reels }, () => new Sprite())
  for (const light of lights) Object.assign(light, { blendMode: 'multiply', visible: false })
  container.addChild(...lights)
  return {
    container,
    shine: async (lit: readonly number[]): Promise<void> => {
      for (const [reel, light] of lights.entries()) light.visible = lit.includes(reel)
      await stage.play(stage.calm() ? 0 : 360, (part) => {
        for (const light of lights) light.alpha = part * 0.6
      })
    },
    hide: (): void => {
      for (const light of lights) light.visible = false
      stage.redraw()
    },
    layOut: ({ board, cell, view }: Places): void => {
      const [wide, high] = [cell.width, board.height]
      const texture = painted({ width: wide, height: high, density: Math.min(1, view.density) }, (brush) => {
        const wash = brush.createLinearGradient(0, 0, 0, high)
        wash.addColorStop(0, 'rgb(255 218 110 / .95)')
        wash.addColorStop(1, 'rgb(255 218 110 / .1)')
        brush.fillStyle = wash
        brush.fillRect(0, 0, wide, high)
        brush.fillStyle = 'rgb(255 244 200 / .35)'
        brush.beginPath()
        brush.moveTo(wide * 0.5, 0)
        brush.lineTo(wide * 0.86, 0)
        brush.lineTo(wide * 0.5, high)
        brush.lineTo(wide * 0.12, high)
        brush.fill()
      })
      if (lights[0]) stage.retire(lights[0].texture)
      lights.forEach((light, reel) => {
        light.texture = texture
        light.position.set(board.x + reel * cell.width, board.y)
      })
    },
  }
}
