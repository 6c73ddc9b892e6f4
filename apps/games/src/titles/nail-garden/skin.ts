import type { PlinkoSkin } from '../../engines/instant/plinko/plinko-title.ts'
import { drawings } from './drawings.ts'

type Brush = CanvasRenderingContext2D

function disc(brush: Brush, { x = 0, y = 0, radius = 1 }, colour: string): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fill()
}

function stroke(brush: Brush, points: readonly (readonly [number, number])[], width: number, colour: string): void {
  const [first = [0, 0], control = first, last = control] = points
  brush.strokeStyle = colour
  brush.lineWidth = width
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(...first)
  brush.quadraticCurveTo(...control, ...last)
  brush.stroke()
}

/** Honey-coloured wood, brass pins, and a glass marble with a twist of gold. */
export const skin: PlinkoSkin = {
  board: (brush, { width, height }) => brush.drawImage(drawings.picture('scenery/board'), 0, 0, width, height),
  pin: (brush) => {
    disc(brush, { x: 0.5, y: 0.75, radius: 1.05 }, 'rgb(74 40 14 / 0.55)')
    disc(brush, { radius: 1.18 }, '#4a2a12')
    disc(brush, {}, '#dca43a')
    disc(brush, { x: -0.28, y: -0.3, radius: 0.45 }, '#fff2bd')
  },
  ball: (brush) => {
    disc(brush, { radius: 1.1 }, '#4d1219')
    disc(brush, {}, '#c9322f')
    disc(brush, { x: -0.08, y: -0.08, radius: 0.84 }, '#ee6c52')
    stroke(
      brush,
      [
        [-0.62, 0.34],
        [0, 0.1],
        [0.62, -0.38],
      ],
      0.3,
      '#ffd66b',
    )
    stroke(
      brush,
      [
        [-0.42, 0.62],
        [0.12, 0.36],
        [0.7, 0.06],
      ],
      0.16,
      '#fff8e4',
    )
    stroke(
      brush,
      [
        [-0.72, 0],
        [-0.3, -0.2],
        [0.28, -0.62],
      ],
      0.12,
      '#fff8e4',
    )
    disc(brush, { x: -0.34, y: -0.4, radius: 0.2 }, '#ffffff')
  },
  glow: 'rgb(255 244 200 / 0.95)',
  bins: [
    { from: 10, fill: '#a82c27', text: '#fff3d6' },
    { from: 3, fill: '#b9501c', text: '#fff3d6' },
    { from: 1.5, fill: '#d99a2b', text: '#2b1608' },
    { from: 1, fill: '#56762f', text: '#fffbe6' },
    { from: 0, fill: '#3f5560', text: '#f4f7f2' },
  ],
  wall: '#5a3416',
  reached: '#fff0a8',
}
