import type { Brush } from './pen.ts'

/** Figures and letters as strokes of one width, 100 high, so that cards and chips look the same with every system's fonts. */
const strokes: Readonly<Record<string, readonly [width: number, d: string]>> = {
  '0': [60, 'M9 50C9-5 51-5 51 50C51 105 9 105 9 50Z'],
  '1': [40, 'M6 26L25 10V91'],
  '2': [60, 'M10 31C10 1 50 1 50 30C50 51 14 64 9 91H52'],
  '3': [60, 'M10 21C20 2 49 5 48 28C47 42 37 47 26 47C41 47 52 54 51 69C50 95 17 98 8 78'],
  '4': [62, 'M43 91V9L8 66H56'],
  '5': [60, 'M48 9H16L13 45C30 34 52 42 51 66C50 94 18 98 8 80'],
  '6': [60, 'M46 12C24 6 9 30 9 64M9 66C9 34 51 34 51 66C51 99 9 99 9 66Z'],
  '7': [60, 'M8 9H52C38 34 28 58 26 91'],
  '8': [60, 'M30 47C6 44 6 9 30 9C54 9 54 44 30 47C2 49 2 91 30 91C58 91 58 49 30 47Z'],
  '9': [60, 'M14 88C36 94 51 70 51 36M51 34C51 66 9 66 9 34C9 1 51 1 51 34Z'],
  A: [62, 'M7 91L31 9L55 91M17 64H45'],
  J: [54, 'M44 9V66C44 99 8 98 9 68'],
  Q: [62, 'M9 50C9-5 51-5 51 50C51 105 9 105 9 50ZM35 68L55 95'],
  K: [60, 'M11 9V91M51 9L13 58M25 43L53 91'],
  T: [84, 'M6 24L18 10V91M38 50C38-5 75-5 75 50C75 105 38 105 38 50Z'],
  M: [74, 'M10 91V9L37 62L64 9V91'],
  '×': [52, 'M10 34L42 70M42 34L10 70'],
  '.': [22, 'M11 90V91'],
}

const gap = 11

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (strokes[sign]?.[0] ?? 0) + gap, -gap)

interface Lettering {
  /** The middle of the text. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly colour: string
  /** The text is made narrower until it fits. */
  readonly widest?: number
  /** Width of the strokes, in hundredths of the height. */
  readonly weight?: number
  /** A contour around the strokes. */
  readonly rim?: string
}

/** Paints figures, rank letters, `K`, `M` and `×`. */
export function letter(brush: Brush, text: string, lettering: Lettering): void {
  const { x, y, height, colour, widest = Number.POSITIVE_INFINITY, weight = 17, rim } = lettering
  const scale = height / 100
  const across = scale * Math.min(1, widest / (widthOf(text) * scale))
  for (const pass of rim === undefined ? [colour] : [rim, colour]) {
    brush.save()
    brush.translate(x - (widthOf(text) * across) / 2, y - height / 2)
    brush.scale(across, scale)
    brush.lineJoin = 'round'
    brush.lineCap = 'round'
    brush.strokeStyle = pass
    brush.lineWidth = pass === colour ? weight : weight * 2.1
    for (const sign of text) {
      const [width, d] = strokes[sign] ?? [0, '']
      brush.stroke(new Path2D(d))
      brush.translate(width + gap, 0)
    }
    brush.restore()
  }
}
