/** Drawing functions; each returns SVG text. Lines vary in width like brush strokes. */
export type Point = readonly [x: number, y: number]

/** A brush line through the points, as a closed shape. It is widest at `swell` (0 to 1), by default in the middle. */
export function brush(points: readonly Point[], width: number, fill: string, { swell = 0.45 } = {}): string {
  const [first, middle, last] = points
  if (first && middle && last && points.length === 3) return crescent([first, middle, last], width, fill)
  const spine = dense(points)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach(([x, y], index) => {
    const [ax, ay] = spine[Math.max(0, index - 1)] ?? [x, y]
    const [bx, by] = spine[Math.min(spine.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const along = index / (spine.length - 1)
    const belly = along < swell ? along / swell : (1 - along) / (1 - swell)
    const half = (width / 2) * Math.sin((belly * Math.PI) / 2) ** 0.7
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half])
    right.unshift([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half])
  })
  return path(loop([...left, ...right]), fill)
}

/** Three points need only two curves. A curve passes half of its control point's offset, so the offset is the whole width for half a width on each side. */
function crescent([[ax, ay], [bx, by], [cx, cy]]: readonly [Point, Point, Point], width: number, fill: string): string {
  const length = Math.hypot(cx - ax, cy - ay) || 1
  const [nx, ny] = [(-(cy - ay) / length) * width, ((cx - ax) / length) * width]
  const [x, y] = [2 * bx - (ax + cx) / 2, 2 * by - (ay + cy) / 2]
  return path(
    `M${pair([ax, ay])}Q${pair([x + nx, y + ny])} ${pair([cx, cy])}Q${pair([x - nx, y - ny])} ${pair([ax, ay])}Z`,
    fill,
  )
}

export function path(d: string, fill: string, ink?: string, width = 4): string {
  const stroke = ink ? ` stroke="${ink}" stroke-width="${width}"` : ''
  return `<path fill="${fill}"${stroke} d="${d}"/>`
}

/** A line of one width, for ropes, ribs and hatching. */
export function line(points: readonly Point[], ink: string, width: number): string {
  return path(curve(points), 'none', ink, width)
}

export function disc([x, y]: Point, radius: number, fill: string, ink?: string, width = 4): string {
  const stroke = ink ? ` stroke="${ink}" stroke-width="${width}"` : ''
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${stroke}/>`
}

export function oval([x, y]: Point, rx: number, ry: number, fill: string, ink?: string, width = 4): string {
  const stroke = ink ? ` stroke="${ink}" stroke-width="${width}"` : ''
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${stroke}/>`
}

export function group(content: readonly string[], attributes = ''): string {
  return `<g${attributes ? ` ${attributes}` : ''}>${content.join('')}</g>`
}

export function turned(content: readonly string[], degrees: number, [x, y]: Point): string {
  return group(content, `transform="rotate(${round(degrees)} ${round(x)} ${round(y)})"`)
}

/** What is at the left of a square of 240, at its right. */
export function mirrored(half: readonly string[]): string {
  return group(half, 'transform="matrix(-1 0 0 1 240 0)"')
}

/** What is at both sides of 0. */
export function both(half: string): string {
  return half + group([half], 'transform="scale(-1 1)"')
}

/** A gradient (bokashi), from top to bottom or, with `across`, from left to right. */
export function bokashi(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
  across = false,
): string {
  const to = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')
  return `<linearGradient id="${id}" x1="0" y1="0" ${to}>${marks}</linearGradient>`
}

export function clip(id: string, shape: string): string {
  return `<clipPath id="${id}">${shape}</clipPath>`
}

/** A rounded closed outline through the points (Catmull–Rom as cubic curves). */
export function loop(points: readonly Point[]): string {
  return `${spline([...points], true)}Z`
}

/** A rounded open line through the points. */
export function curve(points: readonly Point[]): string {
  return spline([...points], false)
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

export function box(x: number, y: number, wide: number, high: number): string {
  return polygon([
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ])
}

/** A circle with a hole. */
export function ringOf([x, y]: Point, outer: number, inner: number): string {
  const circle = (radius: number, sweep: 0 | 1) =>
    `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 ${sweep} ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 ${sweep} ${round(-radius * 2)} 0Z`
  return circle(outer, 1) + circle(inner, 0)
}

/** A leaf or petal from `root`, pointing to `degrees` (0 is up), pointed at the end. */
export function petal([x, y]: Point, length: number, width: number, degrees: number): string {
  const at = (along: number, aside: number) => place([x, y], length * along, (width / 2) * aside, degrees)
  const [a, b, c, d, e] = [at(0.18, -1.1), at(0.75, -1), at(1, 0), at(0.75, 1), at(0.18, 1.1)]
  return `M${pair([x, y])}C${pair(a)} ${pair(b)} ${pair(c)}C${pair(d)} ${pair(e)} ${pair([x, y])}Z`
}

export function place([x, y]: Point, along: number, aside: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180
  return [x + Math.sin(turn) * along + Math.cos(turn) * aside, y - Math.cos(turn) * along + Math.sin(turn) * aside]
}

/** Parses points: `'64,84 80,84 75,180'`. */
export function trace(points: string): Point[] {
  return points.split(' ').map((point) => {
    const [x, y] = point.split(',').map(Number)
    return [x ?? 0, y ?? 0]
  })
}

/** `count` numbers from `first` to `last`. */
export function steps(first: number, last: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + ((last - first) * index) / Math.max(1, count - 1))
}

export function picture(width: number, height: number, content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="round" stroke-linecap="round">${content.join('')}</svg>\n`
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

function spline(points: Point[], closed: boolean): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  let d = `M${pair(at(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    d += `C${pair([p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6])} ${pair([p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6])} ${pair(p2)}`
  }
  return d
}

/** More points along the rounded line, so that the brush's width can change smoothly. */
function dense(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const result: Point[] = []
  const cuts = points.length > 4 ? 2 : 3
  for (let index = 0; index < points.length - 1; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let cut = 0; cut < cuts; cut++) {
      const t = cut / cuts
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      result.push([mix(p0[0], p1[0], p2[0], p3[0]), mix(p0[1], p1[1], p2[1], p3[1])])
    }
  }
  result.push(at(points.length - 1))
  return result
}
