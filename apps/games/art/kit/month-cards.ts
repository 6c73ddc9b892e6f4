import { compositionHeight, compositionWidth, drawMonth, monthRatio } from '../../src/tabletop/months/paint-month.ts'
import type { Pen } from '../../src/tabletop/pen.ts'
import { ink, paper } from '../../src/tabletop/pigments.ts'
import { rounded } from './frames.ts'
import { clip, group, type Point, path, round } from './pen.ts'

const contour = 3.4

/** A pen that prints SVG. Contours are as thick on all sides, which takes half as many bytes. */
function printing(id: string): { readonly pen: Pen; content(): readonly string[] } {
  let printed: string[] = []
  let clips = 0
  const short = (d: string) => d.replace(/-?\d+\.\d+/g, (value) => `${round(Number(value))}`)
  const put = (d: string, fill: string, ink?: string, width?: number) =>
    void printed.push(path(short(d), fill, ink, width === undefined ? width : round(width)))
  const inside = (draw: () => void): readonly string[] => {
    const before = printed
    printed = []
    draw()
    const drawn = printed
    printed = before
    return drawn
  }
  const circle = (x: number, y: number, radius: number) =>
    `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0Z`
  const pen: Pen = {
    flat: (d, colour) => put(d, colour),
    inked: (d, colour, width = contour) => put(d, colour, ink, width),
    line: (d, colour, width) => put(d, 'none', colour, width),
    stem: (d, colour, width) => {
      put(d, 'none', ink, width + contour * 1.6)
      put(d, 'none', colour, width)
    },
    disc: (x, y, radius, colour, width = contour) =>
      width > 0 ? put(circle(x, y, radius), colour, ink, width) : put(circle(x, y, radius), colour),
    at: (x, y, { turn = 0, scale = 1, flip = false }, draw) => {
      const parts = [`translate(${round(x)} ${round(y)})`, ...(turn ? [`rotate(${round(turn)})`] : [])]
      if (flip || scale !== 1) parts.push(`scale(${flip ? -scale : scale} ${scale})`)
      printed.push(group(inside(draw), `transform="${parts.join(' ')}"`))
    },
    within: (d, draw) => {
      const name = `${id}-${++clips}`
      printed.push(clip(name, path(short(d), '#000')), group(inside(draw), `clip-path="url(#${name})"`))
    },
  }
  return { pen, content: () => printed }
}

interface Lying {
  /** Unique in the drawing. */
  readonly id: string
  /** The middle of the card. */
  readonly at: Point
  readonly width: number
  /** Degrees. */
  readonly turn?: number
}

/** A card of hanafuda with the picture of a month, as it lies on the table in the game; with its shadow. */
export function monthCard(month: number, { id, at, width, turn = 0 }: Lying): string {
  const { pen, content } = printing(id)
  drawMonth(pen, month)
  const [wide, high] = [compositionWidth, compositionWidth * monthRatio]
  const [dx, dy] = [(wide - wide * 1.03) / 2, (high - compositionHeight * 1.03) / 2]
  return card({ at, width, turn }, [
    clip(id, path(rounded(9, 9, wide - 18, high - 18, 8), '#000')),
    path(rounded(3, 3, wide - 6, high - 6, 13), paper),
    group(
      [group(content(), `transform="translate(${round(dx)} ${round(dy)}) scale(1.03)"`)],
      `clip-path="url(#${id})"`,
    ),
  ])
}

function card({ at: [x, y], width, turn }: Required<Omit<Lying, 'id'>>, inside: readonly string[]): string {
  const [wide, high] = [compositionWidth, compositionWidth * monthRatio]
  const edge = rounded(0, 0, wide, high, 16)
  const place = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${(width / wide).toFixed(3)}) translate(${-wide / 2} ${-high / 2})`
  return group(
    [`<path fill="#1a0507" opacity="0.42" transform="translate(7 12)" d="${edge}"/>`, path(edge, ink), ...inside],
    `transform="${place}"`,
  )
}
