import type { SliderSkin } from '../../engines/instant/slider/slider-title.ts'
import { bone } from '../../tabletop/dice/paint-die.ts'

type Brush = CanvasRenderingContext2D

/** Places of the five pips on the face that is seen. */
const pips = [
  [0, 0],
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const

function roundedBox(brush: Brush, half: number, corner: number, fill: string): void {
  brush.fillStyle = fill
  brush.beginPath()
  brush.roundRect(-half, -half, half * 2, half * 2, corner)
  brush.fill()
}

/** A bamboo ruler, and a die of bone seen from its side. */
export const skin: SliderSkin = {
  ruler: (brush, { width, height }) => {
    brush.fillStyle = '#1d1620'
    brush.fillRect(0, 0, width, height)
    brush.fillStyle = '#e2bd6e'
    brush.fillRect(2, 2, width - 4, height - 4)
    brush.fillStyle = '#f3dca0'
    brush.fillRect(2, 2, width - 4, height * 0.14)
    brush.fillStyle = '#b98d45'
    for (const node of [0.22, 0.55, 0.83]) brush.fillRect(width * node, 2, 2, height - 4)
  },
  die: (brush) => {
    roundedBox(brush, 0.54, 0.15, '#1d1620')
    roundedBox(brush, 0.5, 0.12, '#d9c8a2')
    roundedBox(brush, 0.44, 0.14, '#fff8ea')
    for (const [index, [x, y]] of pips.entries()) {
      brush.fillStyle = index === 0 ? '#d33b29' : bone.pip
      brush.beginPath()
      brush.arc(x, y, index === 0 ? 0.1 : 0.08, 0, Math.PI * 2)
      brush.fill()
    }
  },
  ink: '#2a1d14',
  wins: '#4f8f4c',
  loses: '#676b76',
}
