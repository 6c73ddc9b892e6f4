/** Lengths are CSS pixels on a card that lies face down; 0, 0 is its top left. */
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}

/** Where a finger takes hold: a corner, or a point of an edge. `inward`: the way to the middle, 0 across an edge's own direction. */
export interface Grip extends Point {
  readonly inward: Point
}

export interface Fold {
  /** A point of the fold line, and the unit normal that points to the lifted part. */
  readonly at: Point
  readonly normal: Point
  /** Corners of the lifted part where it lay. */
  readonly lifted: readonly Point[]
  /** The lifted part's share of the card's area. */
  readonly share: number
  /** From a face that is seen upright to where it is seen on the flap: a, b, c, d, e, f as `setTransform` takes them. */
  readonly face: readonly [number, number, number, number, number, number]
}

/** A finger takes a corner within this part of the card's width. */
const cornerReach = 0.3
/** How far an edge's fold may lean. */
const lean = 0.35

/** The corner or the point of an edge that is nearest to a touch. */
export function gripAt({ width, height }: Size, touch: Point): Grip {
  const x = Math.min(width, Math.max(0, touch.x))
  const y = Math.min(height, Math.max(0, touch.y))
  const [right, low] = [x > width / 2, y > height / 2]
  const [cornerX, cornerY] = [right ? width : 0, low ? height : 0]
  const [acrossX, acrossY] = [right ? -1 : 1, low ? -1 : 1]
  const [dx, dy] = [Math.abs(x - cornerX), Math.abs(y - cornerY)]
  if (Math.max(dx, dy) < width * cornerReach) return { x: cornerX, y: cornerY, inward: { x: acrossX, y: acrossY } }
  return dx < dy ? { x: cornerX, y, inward: { x: acrossX, y: 0 } } : { x, y: cornerY, inward: { x: 0, y: acrossY } }
}

/**
 * The fold of a card whose grip is pulled to a point: half way between them, at right angles to the pull. Null while it is not pulled towards the card. A corner folds in any
 * direction across the card; an edge nearly parallel to itself, or else it would lift half of the card at once.
 */
export function foldAt(size: Size, grip: Grip, to: Point): Fold | null {
  const pull = pullOf(grip, to)
  const length = Math.hypot(pull.x, pull.y)
  if (length < 0.5) return null
  const normal = { x: -pull.x / length, y: -pull.y / length }
  const at = { x: grip.x + pull.x / 2, y: grip.y + pull.y / 2 }
  const lifted = beyond(cornersOf(size), at, normal)
  const share = Math.abs(areaOf(lifted)) / (size.width * size.height)
  const [nx, ny] = [normal.x, normal.y]
  const [xx, xy, yy] = [1 - 2 * nx * nx, -2 * nx * ny, 1 - 2 * ny * ny]
  const off = 2 * (at.x * nx + at.y * ny)
  // the face is seen from its other side, then mirrored at the fold
  const face = [-xx, -xy, xy, yy, xx * size.width + off * nx, xy * size.width + off * ny] as const
  return { at, normal, lifted, share, face }
}

function pullOf(grip: Grip, to: Point): Point {
  const x = to.x - grip.x
  const y = to.y - grip.y
  const { inward } = grip
  if (inward.x !== 0 && inward.y !== 0)
    return { x: inward.x * Math.max(0, x * inward.x), y: inward.y * Math.max(0, y * inward.y) }
  const deep = Math.max(0, x * inward.x + y * inward.y)
  const aside = inward.x === 0 ? x : y
  const kept = Math.max(-deep * lean, Math.min(deep * lean, aside))
  return inward.x === 0 ? { x: kept, y: inward.y * deep } : { x: inward.x * deep, y: kept }
}

/** A point of the card mirrored at the fold. */
export function mirrored({ at, normal }: Pick<Fold, 'at' | 'normal'>, { x, y }: Point): Point {
  const far = 2 * ((x - at.x) * normal.x + (y - at.y) * normal.y)
  return { x: x - far * normal.x, y: y - far * normal.y }
}

export const cornersOf = ({ width, height }: Size): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

/** The part of a convex shape on the side of a line to which `normal` points. */
export function beyond(shape: readonly Point[], at: Point, normal: Point): Point[] {
  const far = ({ x, y }: Point) => (x - at.x) * normal.x + (y - at.y) * normal.y
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point
    const [here, there] = [far(point), far(next)]
    const kept = here >= 0 ? [point] : []
    if (here >= 0 === there >= 0) return kept
    const part = here / (here - there)
    return [...kept, { x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part }]
  })
}

export function areaOf(shape: readonly Point[]): number {
  return shape.reduce((sum, { x, y }, index) => {
    const next = shape[(index + 1) % shape.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}
