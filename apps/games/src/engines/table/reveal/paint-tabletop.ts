import { type Brush, roundedBox, within } from '../../../tabletop/pen.ts'

/** In CSS pixels. */
const [rim, corner, inset] = [11, 34, 17] as const
const wave = 22

/** A table seen from above: a rim of wood, and cloth with woven waves and a line around it, in the colours of the title's style sheet (`--cloth`, `--rail`, `--felt-line`). */
export function paintTabletop(brush: Brush, { width, height }: { readonly width: number; readonly height: number }) {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string, usual: string) => style.getPropertyValue(name).trim() || usual
  const [cloth, wood, line, ink] = [
    colour('--cloth', '#173b33'),
    colour('--rail', '#4a2a1c'),
    colour('--felt-line', '#d9c48a'),
    colour('--ink', '#14110f'),
  ]
  const board = roundedBox(1.5, 1.5, width - 3, height - 3, corner)
  brush.fillStyle = wood
  brush.fill(board)
  brush.lineWidth = 3
  brush.strokeStyle = ink
  brush.stroke(board)
  const edge = roundedBox(rim, rim, width - 2 * rim, height - 2 * rim, corner - 8)
  within(brush, edge, () => {
    brush.fillStyle = cloth
    brush.fillRect(0, 0, width, height)
    waves(brush, { width, height, line })
    const shade = brush.createRadialGradient(
      width / 2,
      height * 0.42,
      height * 0.2,
      width / 2,
      height / 2,
      width * 0.62,
    )
    shade.addColorStop(0, 'rgb(255 255 255 / 0.1)')
    shade.addColorStop(0.55, 'rgb(0 0 0 / 0)')
    shade.addColorStop(1, 'rgb(0 0 0 / 0.38)')
    brush.fillStyle = shade
    brush.fillRect(0, 0, width, height)
  })
  brush.lineWidth = 3
  brush.strokeStyle = ink
  brush.stroke(edge)
  brush.lineWidth = 1.6
  brush.strokeStyle = line
  brush.globalAlpha = 0.75
  brush.stroke(roundedBox(inset, inset, width - 2 * inset, height - 2 * inset, corner - 13))
  brush.globalAlpha = 1
}

/** Waves of the sea (`seigaiha`), faint as a weave. */
function waves(brush: Brush, { width, height, line }: { width: number; height: number; line: string }): void {
  brush.save()
  brush.strokeStyle = line
  brush.globalAlpha = 0.07
  brush.lineWidth = 1.2
  brush.beginPath()
  for (let row = 0; row * wave * 0.5 < height + wave; row++)
    for (let x = row % 2 ? wave : 0; x < width + wave; x += 2 * wave)
      for (const part of [1, 0.66, 0.33]) {
        brush.moveTo(x - wave * part, row * wave * 0.5)
        brush.arc(x, row * wave * 0.5, wave * part, Math.PI, 2 * Math.PI)
      }
  brush.stroke()
  brush.restore()
}
