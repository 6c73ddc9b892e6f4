import * as pigments from './pigments.ts'

export type Brush = CanvasRenderingContext2D

/** Draws path data in the manner of a woodblock print: flat colours in an ink contour that is thicker away from the light. */
export interface Pen {
  /** A flat shape without a contour. */
  flat(d: string, colour: string): void
  /** A shape in its contour. */
  inked(d: string, colour: string, width?: number): void
  /** A line of one width. */
  line(d: string, colour: string, width: number): void
  /** A line of `colour` in a contour. */
  stem(d: string, colour: string, width: number): void
  disc(x: number, y: number, radius: number, colour: string, width?: number): void
  /** Draws with the origin moved, turned (degrees) and scaled. */
  at(x: number, y: number, options: { turn?: number; scale?: number; flip?: boolean }, draw: () => void): void
  /** Limits what `draw` draws to a shape. */
  within(d: string, draw: () => void): void
}

export function penOn(brush: Brush, { contour = 3.4, colour = pigments.ink } = {}): Pen {
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  const stroke = (shape: Path2D, style: string, width: number) => {
    brush.strokeStyle = style
    brush.lineWidth = width
    brush.stroke(shape)
  }
  const fill = (shape: Path2D, style: string) => {
    brush.fillStyle = style
    brush.fill(shape)
  }
  const contoured = (shape: Path2D, style: string, width: number) => {
    brush.save()
    brush.translate(width * 0.3, width * 0.5)
    stroke(shape, colour, width)
    brush.restore()
    fill(shape, style)
    stroke(shape, colour, width * 0.8)
  }
  return {
    flat: (d, style) => fill(new Path2D(d), style),
    inked: (d, style, width = contour) => contoured(new Path2D(d), style, width),
    line: (d, style, width) => stroke(new Path2D(d), style, width),
    stem: (d, style, width) => {
      const shape = new Path2D(d)
      stroke(shape, colour, width + contour * 1.6)
      stroke(shape, style, width)
    },
    disc: (x, y, radius, style, width = contour) => {
      const shape = new Path2D()
      shape.arc(x, y, radius, 0, 2 * Math.PI)
      if (width > 0) contoured(shape, style, width)
      else fill(shape, style)
    },
    at: (x, y, { turn = 0, scale = 1, flip = false }, draw) => {
      brush.save()
      brush.translate(x, y)
      brush.rotate((turn * Math.PI) / 180)
      brush.scale(flip ? -scale : scale, scale)
      draw()
      brush.restore()
    },
    within: (d, draw) => within(brush, new Path2D(d), draw),
  }
}

/** Limits what `draw` paints to a shape. */
export function within(brush: Brush, shape: Path2D, draw: () => void): void {
  brush.save()
  brush.clip(shape)
  draw()
  brush.restore()
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const shape = new Path2D()
  shape.roundRect(x, y, width, height, radius)
  return shape
}
