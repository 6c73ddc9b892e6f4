import type { Brush } from '../../src/tabletop/pen.ts'
import { round } from './pen.ts'

/**
 * What a painter of the tabletop paints on a 2D canvas, such as the face of a card, as SVG text. `id` begins the names of its clip paths. It knows the calls that these painters make,
 * and throws at any other.
 */
export function paintedAsSvg(id: string, paint: (brush: Brush) => void): string {
  const before = globalThis.Path2D
  globalThis.Path2D = SvgPath as unknown as typeof Path2D // the painters make paths with it, and Node has none
  try {
    const brush = createSvgBrush(id)
    paint(brush.brush as unknown as Brush) // of a canvas it has what painters use
    return brush.text()
  } finally {
    globalThis.Path2D = before
  }
}

/** Path data, as a canvas collects it. */
class SvgPath {
  d: string
  constructor(d = '') {
    this.d = d
  }
  moveTo(x: number, y: number): void {
    this.d += `M${round(x)} ${round(y)}`
  }
  lineTo(x: number, y: number): void {
    this.d += `L${round(x)} ${round(y)}`
  }
  closePath(): void {
    this.d += 'Z'
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.d += `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`
  }
  /** Whole circles only. */
  arc(x: number, y: number, radius: number): void {
    const r = round(radius)
    this.d += `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * radius)} 0a${r} ${r} 0 1 1 ${round(-2 * radius)} 0Z`
  }
  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    const [r, w, h] = [radius, width - 2 * radius, height - 2 * radius].map(round)
    this.d += `M${round(x + radius)} ${round(y)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 -${r} ${r}h-${w}a${r} ${r} 0 0 1 -${r} -${r}v-${h}a${r} ${r} 0 0 1 ${r} -${r}Z`
  }
}

type Matrix = readonly [number, number, number, number, number, number]

interface Shape {
  readonly d: string
  readonly transform: string
  readonly fill: string | null
  readonly stroke: string | null
  readonly width: number
  readonly alpha: number
}

/** A contour over its own filled shape: one element has both. */
const joins = (before: Shape | undefined, { d, fill, transform, alpha }: Shape) =>
  before !== undefined &&
  fill === null &&
  before.stroke === null &&
  before.d === d &&
  before.transform === transform &&
  before.alpha === alpha

/** So long is path data at least that is written once and used again, such as of a shape and its shadow. In characters. */
const longEnough = 70

/** Shapes as text, those side by side with one transform in a group; long path data that comes again is a reference to its first element. */
function shapesText(id: string, shapes: readonly Shape[], written: Map<string, string>, repeated: Set<string>): string {
  const text = ({ d, fill, stroke, width, alpha }: Shape) => {
    const line = stroke === null ? '' : ` stroke="${stroke}" stroke-width="${round(width)}"`
    const look = `fill="${fill ?? 'none'}"${line}${alpha < 1 ? ` opacity="${alpha}"` : ''}`
    if (d.length < longEnough || !repeated.has(d)) return `<path d="${d}" ${look}/>`
    const name = written.get(d)
    if (name !== undefined) return `<use href="#${name}" ${look}/>`
    written.set(d, `${id}p${written.size}`)
    return `<g ${look}><path id="${written.get(d)}" d="${d}"/></g>`
  }
  return shapes
    .map((shape, index) => {
      const { transform } = shape
      const begins = transform !== '' && shapes[index - 1]?.transform !== transform
      const ends = transform !== '' && shapes[index + 1]?.transform !== transform
      return `${begins ? `<g ${transform}>` : ''}${text(shape)}${ends ? '</g>' : ''}`
    })
    .join('')
}

/** Path data that comes more than once. */
function repeatedIn(shapes: readonly Shape[]): Set<string> {
  return new Set(shapes.map(({ d }) => d).filter((d, index, all) => all.indexOf(d) !== index))
}

interface State {
  readonly matrix: Matrix
  /** Of the clip paths around what is painted, the outermost first. */
  readonly clips: readonly string[]
  readonly fillStyle: string
  readonly strokeStyle: string
  readonly lineWidth: number
  readonly globalAlpha: number
}

const first: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  clips: [],
  fillStyle: '#000',
  strokeStyle: '#000',
  lineWidth: 1,
  globalAlpha: 1,
}

function createSvgBrush(id: string) {
  const parts: { readonly around: string; readonly after: string; readonly shapes: Shape[] }[] = []
  const defs: string[] = []
  const saved: State[] = []
  let state = first
  let current = new SvgPath()
  const add = (path: SvgPath, look: Pick<Shape, 'fill' | 'stroke'>) => {
    const { matrix, lineWidth: width, globalAlpha: alpha } = state
    const shape = { ...look, d: shortened(path.d), transform: transformText(matrix), width, alpha }
    const around = state.clips.map((clip) => `<g clip-path="url(#${clip})">`).join('')
    const part = parts.at(-1)
    if (part?.around !== around) parts.push({ around, after: '</g>'.repeat(state.clips.length), shapes: [shape] })
    else if (!joins(part.shapes.at(-1), shape)) part.shapes.push(shape)
    else part.shapes.push({ ...shape, fill: part.shapes.pop()?.fill ?? null })
  }
  const turn = (by: Matrix) => {
    state = { ...state, matrix: multiplied(state.matrix, by) }
  }
  const brush = {
    save: () => void saved.push(state),
    restore: () => {
      state = saved.pop() ?? first
    },
    translate: (x: number, y: number) => turn([1, 0, 0, 1, x, y]),
    scale: (x: number, y: number) => turn([x, 0, 0, y, 0, 0]),
    rotate: (angle: number) => turn([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]),
    beginPath: () => {
      current = new SvgPath()
    },
    moveTo: (x: number, y: number) => current.moveTo(x, y),
    lineTo: (x: number, y: number) => current.lineTo(x, y),
    closePath: () => current.closePath(),
    arc: (x: number, y: number, radius: number) => current.arc(x, y, radius),
    rect: (x: number, y: number, width: number, height: number) => current.rect(x, y, width, height),
    fill: (shape = current) => add(shape, { fill: state.fillStyle, stroke: null }),
    stroke: (shape = current) => add(shape, { fill: null, stroke: state.strokeStyle }),
    fillRect: (x: number, y: number, width: number, height: number) => {
      const shape = new SvgPath()
      shape.rect(x, y, width, height)
      brush.fill(shape)
    },
    clip: (shape = current) => {
      const clip = `${id}-${defs.length}`
      defs.push(`<clipPath id="${clip}"><path d="${shortened(shape.d)}" ${transformText(state.matrix)}/></clipPath>`)
      state = { ...state, clips: [...state.clips, clip] }
    },
  }
  const styles = {
    set: (_brush: object, name: string | symbol, value: unknown) => {
      if (typeof name === 'string' && name in first) state = { ...state, [name]: value }
      return true // the ends and joins of lines are round in every picture
    },
  }
  return {
    brush: new Proxy(brush, styles),
    text: () => {
      const [written, repeated] = [new Map<string, string>(), repeatedIn(parts.flatMap(({ shapes }) => shapes))]
      const content = parts
        .map(({ around, shapes, after }) => around + shapesText(id, shapes, written, repeated) + after)
        .join('')
      return `${defs.length > 0 ? `<defs>${defs.join('')}</defs>` : ''}${content}`
    },
  }
}

const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

function transformText(matrix: Matrix): string {
  const [a, b, c, d, e, f] = matrix.map((value) => Math.round(value * 100) / 100)
  if (a !== 1 || b !== 0 || c !== 0 || d !== 1) return `transform="matrix(${[a, b, c, d, e, f].join(' ')})"`
  return e === 0 && f === 0 ? '' : `transform="translate(${e} ${f})"`
}

/** Path data with a digit after the point. */
const shortened = (d: string) => d.replace(/-?\d+\.\d{2,}/g, (number) => String(round(Number(number))))
