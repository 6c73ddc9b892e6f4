import { type Brush, roundedBox, within } from '../pen.ts'
import { cardWidth, paintBlank } from './paint-face.ts'

interface BackColours {
  readonly ground: string
  readonly line: string
  readonly sign: string
  readonly ink: string
  readonly light: string
  readonly pattern: 'waves' | 'combs'
  readonly mark: 'lantern' | 'blossom'
}

/** The colours of `leo` and `bee` are those of the brands' themes: `--surface-raised`, `--line-strong`, `--accent`, `--bg-deep`; `--accent`, `--on-accent`. `flowers` is for hanafuda, `dusk` for a room of any brand. */
export const backs = {
  leo: {
    ground: '#2b2052',
    line: '#57468c',
    sign: '#f2b84b',
    ink: '#0e0a1f',
    light: '#f8cd7d',
    pattern: 'waves',
    mark: 'lantern',
  },
  bee: {
    ground: '#ffb300',
    line: '#a86a00',
    sign: '#17130c',
    ink: '#17130c',
    light: '#fbf5e6',
    pattern: 'combs',
    mark: 'lantern',
  },
  flowers: {
    ground: '#1f1a2c',
    line: '#463a58',
    sign: '#f4a9b8',
    ink: '#120d1a',
    light: '#ecc05a',
    pattern: 'waves',
    mark: 'blossom',
  },
  dusk: {
    ground: '#8a2a1c',
    line: '#b5503a',
    sign: '#f4c35a',
    ink: '#2a0d0a',
    light: '#f4d890',
    pattern: 'waves',
    mark: 'lantern',
  },
} as const satisfies Record<string, BackColours>
export type Back = keyof typeof backs

/** Paints the back of a card of this size in CSS pixels. It looks the same upside down, so that it tells nothing of the face. */
export function paintBack(brush: Brush, back: Back, { width, height }: { width: number; height: number }): void {
  const colours: BackColours = backs[back]
  brush.save()
  brush.scale(width / cardWidth, width / cardWidth)
  const high = (height * cardWidth) / width
  paintBlank(brush, width, high)
  const frame = roundedBox(11, 11, cardWidth - 22, high - 22, 8)
  within(brush, frame, () => {
    brush.fillStyle = colours.ground
    brush.fillRect(0, 0, cardWidth, high)
    brush.strokeStyle = colours.line
    brush.lineWidth = Math.max(2.2, (0.6 * cardWidth) / width)
    for (const half of [0, 1]) {
      brush.save()
      if (half) {
        brush.translate(cardWidth, high)
        brush.rotate(Math.PI)
      }
      brush.beginPath()
      brush.rect(0, 0, cardWidth, high / 2)
      brush.clip()
      if (colours.pattern === 'waves') waves(brush, colours.ground)
      else combs(brush, high / 2)
      brush.restore()
    }
  })
  brush.strokeStyle = colours.ink
  brush.lineWidth = 4
  brush.stroke(frame)
  brush.strokeStyle = colours.light
  brush.lineWidth = 2.4
  brush.stroke(roundedBox(17, 17, cardWidth - 34, high - 34, 5))
  medallion(brush, colours, high / 2)
  brush.restore()
}

function waves(brush: Brush, ground: string): void {
  for (let row = 0; row < 15; row++)
    for (let x = row % 2 ? -20 : 0; x <= 220; x += 40)
      for (const radius of [20, 13, 6]) {
        brush.beginPath()
        brush.arc(x, 16 + row * 12, radius, 0, 2 * Math.PI)
        brush.fillStyle = ground
        brush.fill()
        brush.stroke()
      }
}

function combs(brush: Brush, middle: number): void {
  for (let row = -1; row < 9; row++)
    for (let column = -1; column < 8; column++) {
      const [x, y] = [100 + (column - 3) * 32 + (row % 2 ? 16 : 0), middle + (row - 6) * 27.7]
      hexagon(brush, x, y, 18.5)
      brush.stroke()
      hexagon(brush, x, y, 7)
      brush.stroke()
    }
}

function hexagon(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath()
  for (let corner = 0; corner < 6; corner++) {
    const turn = (Math.PI / 3) * corner + Math.PI / 6
    brush.lineTo(x + radius * Math.cos(turn), y + radius * Math.sin(turn))
  }
  brush.closePath()
}

/** The mark in a ring, with a half turn of itself below. */
function medallion(brush: Brush, { pattern, mark, ink, light, sign, ground }: BackColours, middle: number): void {
  const ring = (radius: number) => {
    if (pattern === 'combs') return hexagon(brush, 100, middle, radius * 1.12)
    brush.beginPath()
    brush.arc(100, middle, radius, 0, 2 * Math.PI)
  }
  const fills = [
    [54, ink],
    [50, light],
    [46, ink],
    [43, ground],
  ] as const
  for (const [radius, colour] of fills) {
    ring(radius)
    brush.fillStyle = colour
    brush.fill()
  }
  for (const half of [0, 1]) {
    brush.save()
    brush.translate(100, middle)
    if (half) brush.rotate(Math.PI)
    brush.beginPath()
    brush.rect(-50, -50, 100, 50.3)
    brush.clip()
    ;({ lantern, blossom })[mark](brush, { ink, light, sign })
    brush.restore()
  }
}

/** Six petals, the same upside down. */
function blossom(brush: Brush, { ink, light, sign }: { ink: string; light: string; sign: string }): void {
  for (let petal = 0; petal < 6; petal++) {
    brush.save()
    brush.rotate((Math.PI / 3) * petal)
    const shape = new Path2D('M0-4C-17-14-18-32-9-37L0-32L9-37C18-32 17-14 0-4Z')
    brush.fillStyle = sign
    brush.fill(shape)
    brush.strokeStyle = ink
    brush.lineWidth = 3.4
    brush.stroke(shape)
    brush.lineWidth = 2
    brush.stroke(new Path2D('M0-9V-22'))
    brush.restore()
  }
  brush.beginPath()
  brush.arc(0, 0, 7, 0, 2 * Math.PI)
  brush.fillStyle = light
  brush.fill()
  brush.strokeStyle = ink
  brush.lineWidth = 3
  brush.stroke()
}

function lantern(brush: Brush, { ink, light, sign }: { ink: string; light: string; sign: string }): void {
  const body = new Path2D('M-15-27H15C31-20 33-8 33 0C33 8 31 20 15 27H-15C-31 20-33 8-33 0C-33-8-31-20-15-27Z')
  brush.fillStyle = sign
  brush.fill(body)
  brush.strokeStyle = ink
  brush.lineWidth = 4
  brush.stroke(body)
  brush.lineWidth = 2.4
  brush.strokeStyle = sign === ink ? light : ink
  for (const y of [-18, -9, 0, 9, 18])
    brush.stroke(new Path2D(`M${-30 + Math.abs(y) * 0.4} ${y}Q0 ${y * 1.36} ${30 - Math.abs(y) * 0.4} ${y}`))
  brush.fillStyle = ink
  brush.fill(new Path2D('M-17-34H17V-26H-17ZM-4-39H4V-33H-4Z'))
}
