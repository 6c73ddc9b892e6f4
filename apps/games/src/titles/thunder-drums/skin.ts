import type { Layout } from '../../engines/slot/layout.ts'
import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'
import { placesOf, rim } from './places.ts'

export const skin: SlotSkin = {
  symbolSize: 0.9,
  cellRatio: { upright: 1.1, wide: 1 },
  roof: { upright: 2, wide: 0.98, flat: 0.46 },
  beside: { left: 1.1, right: 1.1 },
  rim,
  colours: {
    ink: colours.ink,
    strokes: [colours.gold, colours.crimsonPale, colours.white, colours.cream, colours.haze],
    sign: { face: colours.gold, rim: colours.crimson, text: colours.ink },
  },
  dimmed: 0.3,
  frame: {
    margin: ({ cell }) => cell.width * 0.9,
    behind: paintCloth,
    inFront: paintRing,
  },
  timings: { ...usualTimings, firstStopMs: 940, nextStopMs: 280, anticipationMs: 1050 },
}

/** Dark cloth with gold threads between the reels. */
function paintCloth(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  const wash = brush.createLinearGradient(0, 0, 0, board.height)
  wash.addColorStop(0, 'rgb(16 13 46 / .95)')
  wash.addColorStop(0.55, 'rgb(34 29 84 / .93)')
  wash.addColorStop(1, 'rgb(16 13 46 / .96)')
  brush.fillStyle = wash
  brush.fillRect(0, 0, board.width, board.height)
  brush.strokeStyle = 'rgb(244 180 44 / .26)'
  brush.lineWidth = 1.5
  for (let x = cell.width; x < board.width - 1; x += cell.width) {
    brush.beginPath()
    brush.moveTo(x, 0)
    brush.lineTo(x, board.height)
    brush.stroke()
  }
}

/** The hoop that carries the drums: black lacquer with gold edges, and a gold line around the field. */
function paintRing(brush: CanvasRenderingContext2D, layout: Layout): void {
  const { board } = layout
  const { drum } = placesOf(layout)
  const out = drum * 0.52
  const hoop = (width: number, style: string) => {
    brush.beginPath()
    brush.roundRect(-out, -out, board.width + out * 2, board.height + out * 2, out * 0.9)
    brush.lineWidth = width
    brush.strokeStyle = style
    brush.stroke()
  }
  brush.save()
  brush.shadowColor = 'rgb(0 0 0 / .6)'
  brush.shadowBlur = drum * 0.3
  hoop(drum * 0.44, colours.ink)
  brush.restore()
  hoop(drum * 0.36, colours.goldDark)
  hoop(drum * 0.28, colours.ink)
  hoop(drum * 0.05, colours.gold)
  brush.strokeStyle = colours.gold
  brush.lineWidth = Math.max(2, drum * 0.06)
  brush.strokeRect(0, 0, board.width, board.height)
  for (const [from, to] of [
    [0, drum * 0.5],
    [board.height, board.height - drum * 0.4],
  ] as const) {
    const shade = brush.createLinearGradient(0, from, 0, to)
    shade.addColorStop(0, 'rgb(4 3 16 / .6)')
    shade.addColorStop(1, 'rgb(4 3 16 / 0)')
    brush.fillStyle = shade
    brush.fillRect(0, Math.min(from, to), board.width, Math.abs(to - from))
  }
}
