import type { Texture } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import type { Layout } from './layout.ts'

/** Light along both sides of a reel on which something may still come. `reach`: where it ends, as a part of the reel's width. */
export function paintSideLight(
  { cell: { width }, board: { height } }: Pick<Layout, 'cell' | 'board'>,
  { side, middle, reach }: { side: string; middle: string; reach: number },
): Texture {
  return painted({ width, height, density: 0.5 }, (brush) => {
    const light = brush.createLinearGradient(0, 0, width, 0)
    light.addColorStop(0, side)
    light.addColorStop(reach, middle)
    light.addColorStop(1 - reach, middle)
    light.addColorStop(1, side)
    brush.fillStyle = light
    brush.fillRect(0, 0, width, height)
  })
}
