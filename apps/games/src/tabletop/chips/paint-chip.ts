import { letter } from '../glyphs.ts'
import type { Brush } from '../pen.ts'
import { goldPale, ink } from '../pigments.ts'
import { type ChipLook, chipLabel, chipLook } from './chip-colours.ts'

/** Smaller chips have a larger plate and no inner ring. */
const ringFrom = 34
/** A chip's thickness, as a part of its width. */
export const chipThickness = 0.1

/** Paints a chip seen from above around the origin, `size` CSS pixels wide. */
export function paintChip(brush: Brush, value: number, size: number): void {
  const look = chipLook(value)
  const small = size < ringFrom
  brush.save()
  brush.scale(size / 100, size / 100)
  disc(brush, 50, ink)
  const rim = Math.max(3, 100 / size)
  disc(brush, 50 - rim, look.body)
  const plate = small ? 36 : 31
  stripes(brush, look, { from: small ? plate : 36, to: 50 - rim })
  if (!small) {
    disc(brush, 36.5, look.dark)
    disc(brush, 34.5, look.body)
    ring(brush, look)
  }
  disc(brush, plate + 1.6, look.dark)
  disc(brush, plate, look.plate)
  letter(brush, chipLabel(value), {
    x: 0,
    y: 0,
    height: small ? 38 : 29,
    widest: plate * 1.66,
    weight: small ? 21 : 20,
    colour: look.text,
  })
  brush.restore()
}

const disc = (brush: Brush, radius: number, colour: string) => {
  brush.beginPath()
  brush.arc(0, 0, radius, 0, 2 * Math.PI)
  brush.fillStyle = colour
  brush.fill()
}

function stripes(
  brush: Brush,
  { stripe, stripes: count, mark }: ChipLook,
  { from, to }: { from: number; to: number },
): void {
  const sector = (middle: number, half: number, inner = from) => {
    brush.beginPath()
    brush.arc(0, 0, to, middle - half, middle + half)
    brush.arc(0, 0, inner, middle + half, middle - half, true)
    brush.closePath()
    brush.fill()
  }
  brush.fillStyle = stripe
  for (let index = 0; index < count; index++) {
    const middle = (2 * Math.PI * index) / count - Math.PI / 2
    const width = Math.PI / count
    if (mark === 'bar') sector(middle, width * 0.46)
    if (mark === 'pair') for (const side of [-1, 1]) sector(middle + side * width * 0.34, width * 0.19)
    if (mark === 'wedge') {
      brush.beginPath()
      brush.arc(0, 0, to, middle - width * 0.6, middle + width * 0.6)
      brush.lineTo(from * Math.cos(middle), from * Math.sin(middle))
      brush.closePath()
      brush.fill()
    }
    if (mark === 'disc') {
      brush.beginPath()
      const radius = (from + to) / 2
      brush.arc(radius * Math.cos(middle), radius * Math.sin(middle), (to - from) * 0.4, 0, 2 * Math.PI)
      brush.fill()
    }
  }
}

function ring(brush: Brush, { stripe, stripes: count }: ChipLook): void {
  brush.fillStyle = stripe
  for (let index = 0; index < count * 2; index++) {
    const turn = (Math.PI * (index + 0.5)) / count
    brush.beginPath()
    brush.arc(33.2 * Math.cos(turn), 33.2 * Math.sin(turn), 1, 0, 2 * Math.PI)
    brush.fill()
  }
}

/** Most chips that a stack shows; a taller one says its number. */
const tallest = 6

/** Paints a stack around the middle of its lowest chip, with its number on a plate where it is more than one. */
export function paintStack(brush: Brush, { value, count, size }: { value: number; count: number; size: number }): void {
  const shown = Math.max(1, Math.min(tallest, count))
  const look = chipLook(value)
  const step = size * chipThickness
  brush.save()
  brush.fillStyle = 'rgb(8 6 16 / 0.34)'
  brush.beginPath()
  brush.ellipse(size * 0.07, size * 0.08, size * 0.52, size * 0.52, 0, 0, 2 * Math.PI)
  brush.fill()
  for (let chip = 0; chip < shown - 1; chip++) {
    brush.save()
    brush.translate(((chip * 37) % 5) * size * 0.006 - size * 0.012, -chip * step)
    edge(brush, look, size)
    brush.restore()
  }
  brush.translate(0, -(shown - 1) * step)
  paintChip(brush, value, size)
  if (count > 1) plate(brush, count, size)
  brush.restore()
}

/** Paints the visible edge of a chip below another one. */
function edge(brush: Brush, look: ChipLook, size: number): void {
  brush.save()
  brush.scale(size / 100, size / 100)
  disc(brush, 50, ink)
  disc(brush, 50 - Math.max(3, 100 / size), look.dark)
  stripes(brush, look, { from: 38, to: 50 - Math.max(3, 100 / size) })
  brush.restore()
}

function plate(brush: Brush, count: number, size: number): void {
  const text = `×${count}`
  const height = Math.max(11, size * 0.34)
  const width = height * (0.55 + 0.46 * text.length)
  brush.save()
  brush.translate(size * 0.5 - width * 0.28, -size * 0.42)
  brush.beginPath()
  brush.roundRect(-width / 2, -height / 2, width, height, height / 2)
  brush.fillStyle = ink
  brush.fill()
  letter(brush, text, { x: 0, y: 0, height: height * 0.58, widest: width * 0.8, weight: 18, colour: goldPale })
  brush.restore()
}
