import { type Brush, within } from '../pen.ts'
import { cinnabar, cinnabarDark, ink } from '../pigments.ts'
import { type DieFace, dieFaces, outward } from './die.ts'
import { pips } from './pips.ts'
import { dot, inSpace, scaled, type Turn, type Vector } from './turns.ts'

/** How steeply the player looks down on the table, in radians. */
const elevation = (56 * Math.PI) / 180
const [sinus, cosinus] = [Math.sin(elevation), Math.cos(elevation)]
const toEye: Vector = [0, -cosinus, sinus]
const toLight: Vector = [-0.42, -0.3, 0.86]

/** Parts of the edge. */
const [roundness, contour] = [0.15, 0.045]

export interface DieColours {
  /** Colours of faces in the light, aside, and in the shade. */
  readonly light: string
  readonly middle: string
  readonly dark: string
  readonly edge: string
  readonly pip: string
  readonly one: string
}

export const bone: DieColours = {
  light: '#fffaf0',
  middle: '#ecdfc2',
  dark: '#d2bf98',
  edge: '#fff',
  pip: ink,
  one: cinnabar,
}
export const lacquer: DieColours = {
  light: '#dc4433',
  middle: '#b52c22',
  dark: cinnabarDark,
  edge: '#f07a62',
  pip: '#fff3d6',
  one: '#ffd97a',
}

/** Where a point of the table is on the screen, in edges, seen from in front and above. */
export const onScreen = ([x, y, z]: Vector): readonly [x: number, y: number] => [x, -y * sinus - z * cosinus]

const corners: readonly Vector[] = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x, y, z])))

/** Paints a die around the origin of the brush: a cube with round edges in orthographic view, so that each face is a square in an affine map. */
export function paintDie(brush: Brush, turn: Turn, { edge, colours }: { edge: number; colours: DieColours }): void {
  brush.save()
  brush.scale(edge, edge)
  brush.lineJoin = 'round'
  const inner = 0.5 - roundness
  const body = hull(corners.map((corner) => onScreen(inSpace(turn, scaled(corner, inner)))))
  brush.fillStyle = ink
  brush.strokeStyle = ink
  brush.lineWidth = 2 * roundness + 2 * contour
  brush.translate(contour * 0.3, contour * 0.6)
  brush.stroke(body)
  brush.translate(-contour * 0.3, -contour * 0.6)
  brush.stroke(body)
  brush.fillStyle = colours.edge
  brush.strokeStyle = colours.edge
  brush.lineWidth = 2 * roundness
  brush.stroke(body)
  brush.fill(body)
  for (const face of dieFaces) paintSide(brush, turn, face, colours)
  brush.restore()
}

function paintSide(brush: Brush, turn: Turn, face: DieFace, colours: DieColours): void {
  const normal = inSpace(turn, outward[face])
  if (dot(normal, toEye) <= 0.01) return
  const [across, along] = axesOf(face)
  const [ux, uy] = onScreen(inSpace(turn, across))
  const [vx, vy] = onScreen(inSpace(turn, along))
  const [x, y] = onScreen(scaled(normal, 0.5))
  const lit = dot(normal, toLight)
  brush.save()
  brush.transform(ux, uy, vx, vy, x, y)
  const half = 0.5 - roundness * 0.5
  const side = new Path2D()
  side.roundRect(-half, -half, 2 * half, 2 * half, roundness * 0.9)
  brush.fillStyle = lit > 0.6 ? colours.light : lit > 0.12 ? colours.middle : colours.dark
  brush.fill(side)
  within(brush, side, () => {
    for (const [px, py] of pips[face]) {
      brush.beginPath()
      brush.arc(px * 0.235, py * 0.235, face === 1 ? 0.17 : 0.094, 0, 2 * Math.PI)
      brush.fillStyle = face === 1 ? colours.one : colours.pip
      brush.fill()
    }
  })
  brush.restore()
}

/** Two directions on a face, square to each other. */
function axesOf(face: DieFace): readonly [Vector, Vector] {
  const [x, , z] = outward[face]
  if (z !== 0)
    return [
      [1, 0, 0],
      [0, z, 0],
    ]
  if (x !== 0)
    return [
      [0, 1, 0],
      [0, 0, x],
    ]
  return [
    [1, 0, 0],
    [0, 0, 1],
  ]
}

/** The soft shadow of a die that lies on the table, around the middle of its foot. */
export function paintDieShadow(brush: Brush, edge: number): void {
  const reach = edge * 0.78
  brush.save()
  brush.translate(edge * 0.1, edge * 0.06)
  brush.scale(1, 0.72)
  const shade = brush.createRadialGradient(0, 0, reach * 0.3, 0, 0, reach)
  shade.addColorStop(0, 'rgb(8 6 16 / 0.5)')
  shade.addColorStop(1, 'rgb(8 6 16 / 0)')
  brush.fillStyle = shade
  brush.fillRect(-reach, -reach, 2 * reach, 2 * reach)
  brush.restore()
}

/** The convex outline of points, by Andrew's monotone chain. */
function hull(points: readonly (readonly [number, number])[]): Path2D {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly (readonly [number, number])[]) => {
    const chain: (readonly [number, number])[] = []
    for (const point of list) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2) ?? point, chain.at(-1) ?? point]
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  const shape = new Path2D()
  for (const [x, y] of [...half(sorted), ...half(sorted.toReversed())]) shape.lineTo(x, y)
  shape.closePath()
  return shape
}
