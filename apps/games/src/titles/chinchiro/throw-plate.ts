import { Sprite } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { DieFace } from '../../tabletop/dice/die.ts'
import { pips } from '../../tabletop/dice/pips.ts'
import { type Brush, roundedBox } from '../../tabletop/pen.ts'
import { cinnabar, ink, white } from '../../tabletop/pigments.ts'

const letters = '"Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif'
const colours = { usual: '#2b1a1cf2', turn: '#5a2320f7', rim: '#8d6a3c', lit: '#ffcf6b', text: '#fff3dc' } as const

/** Parts of the plate’s width: the name, each throw, and what the last one makes. */
const [nameWide, throwWide] = [0.2, 0.175]

export interface PlateContent {
  readonly name: string
  readonly thrown: readonly (readonly DieFace[])[]
  /** The name of the hand; empty before there is one. */
  readonly hand: string
  /** It is this side’s turn, or it has won. */
  readonly lit: boolean
}

interface PlateSize {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  readonly density: number
}

/** The throws of one side, each as small dice, and its hand. Its origin is the middle. */
export function createThrowPlate(stage: Pick<Stage, 'retire' | 'redraw'>, { most }: { readonly most: number }) {
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  let size: PlateSize = { width: 1, height: 1, density: 1 }
  let shown: PlateContent = { name: '', thrown: [], hand: '', lit: false }
  const paint = () => {
    stage.retire(sprite.texture)
    sprite.texture = painted(size, (brush) => paintPlate(brush, shown, { ...size, most }))
    stage.redraw()
  }
  return {
    container: sprite,
    content: (): PlateContent => shown,
    show: (content: PlateContent): void => {
      shown = content
      paint()
    },
    layOut: (next: PlateSize): void => {
      size = next
      paint()
    },
  }
}

function paintPlate(
  brush: Brush,
  { name, thrown, hand, lit }: PlateContent,
  { width, height, most }: { readonly width: number; readonly height: number; readonly most: number },
): void {
  const line = Math.max(1.5, height * 0.05)
  const box = roundedBox(line, line, width - 2 * line, height - 2 * line, height * 0.2)
  brush.fillStyle = lit ? colours.turn : colours.usual
  brush.fill(box)
  brush.strokeStyle = lit ? colours.lit : colours.rim
  brush.lineWidth = line
  brush.stroke(box)
  write(brush, name, {
    x: (nameWide * width) / 2 + 2 * line,
    y: height / 2,
    size: height * 0.34,
    wide: nameWide * width - 6 * line,
  })
  for (let at = 0; at < most; at++) {
    const middle = { x: width * (nameWide + throwWide * (at + 0.5)), y: height / 2 }
    const side = Math.min(height * 0.42, (throwWide * width * 0.86) / 3)
    const dice = thrown[at]
    brush.globalAlpha = dice ? (at === thrown.length - 1 ? 1 : 0.55) : 0.22
    for (const place of [0, 1, 2])
      paintSmallDie(brush, dice?.[place] ?? null, { x: middle.x + (place - 1) * side * 1.08, y: middle.y, side })
    brush.globalAlpha = 1
  }
  const from = nameWide + throwWide * most
  const wide = (1 - from) * width - 4 * line
  write(brush, hand, { x: from * width + wide / 2 + line, y: height / 2, size: height * 0.38, wide })
}

function write(
  brush: Brush,
  text: string,
  { x, y, size, wide }: { readonly x: number; readonly y: number; readonly size: number; readonly wide: number },
): void {
  brush.fillStyle = colours.text
  brush.font = `800 ${Math.round(size)}px ${letters}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(text, x, y + size * 0.06, wide)
}

/** Seen from above; without a face an empty place. */
function paintSmallDie(
  brush: Brush,
  face: DieFace | null,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const half = side * 0.46
  const box = roundedBox(x - half, y - half, 2 * half, 2 * half, side * 0.18)
  brush.strokeStyle = face ? ink : colours.text
  brush.lineWidth = Math.max(1, side * 0.06)
  if (!face) {
    brush.stroke(box)
    return
  }
  brush.fillStyle = white
  brush.fill(box)
  brush.stroke(box)
  brush.fillStyle = face === 1 ? cinnabar : ink
  for (const [px, py] of pips[face]) {
    brush.beginPath()
    brush.arc(x + px * side * 0.25, y + py * side * 0.25, side * (face === 1 ? 0.18 : 0.095), 0, 2 * Math.PI)
    brush.fill()
  }
}
