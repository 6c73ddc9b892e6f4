import { brush, disc, group, oval, type Point, path, petal, place, round } from './pen.ts'

/** Drops thrown up in a fan from one place, farther ones smaller. */
export function splash(
  at: Point,
  size: number,
  {
    fill,
    ink,
    width = 4,
    count = 7,
    spread = 70,
  }: { fill: string; ink: string; width?: number; count?: number; spread?: number },
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const degrees = -spread + (2 * spread * index) / (count - 1)
    const long = size * (index % 2 ? 0.74 : 1)
    return [
      path(petal(place(at, long * 0.2, 0, degrees), long * 0.46, long * 0.2, degrees), fill, ink, width),
      disc(place(at, long * 0.86, 0, degrees), long * 0.08, fill, ink, width * 0.8),
    ].join('')
  })
}

/** Rings on still water, seen at a slant. */
export function ripples([x, y]: Point, rx: number, ry: number, ink: string, width: number, rings = 3): string[] {
  return Array.from({ length: rings }, (_, ring) => {
    const part = (ring + 1) / rings
    return oval([x, y], rx * part, ry * part, 'none', ink, width)
  })
}

/** A strip of falling water: strokes of different lengths that end in the strip, so that the strip can be repeated downwards. */
export function fallStrip(
  width: number,
  height: number,
  { strands, colours, stroke }: { strands: number; colours: readonly string[]; stroke: number },
): string[] {
  return Array.from({ length: strands }, (_, index) => {
    const x = ((index + 0.5) / strands) * width
    const top = ((index * 0.618034) % 1) * height
    const long = height * (0.45 + ((index * 0.37) % 0.4))
    const fill = colours[index % colours.length] ?? ''
    const sway = (index % 2 ? 1 : -1) * stroke * 0.5
    const draw = (from: number) =>
      brush(
        [
          [x, from],
          [x + sway, from + long / 2],
          [x, from + long],
        ],
        stroke * (0.7 + ((index * 0.29) % 0.7)),
        fill,
      )
    return draw(top) + (top + long > height ? draw(top - height) : '')
  })
}

/** Foam where water falls: round lobes in two rows. */
export function foam(
  [x, y]: Point,
  width: number,
  size: number,
  { fill, shade, ink, line = 4 }: { fill: string; shade: string; ink: string; line?: number },
): string {
  const count = Math.max(3, Math.round(width / (size * 1.1)))
  const lobes = (down: number, grow: number) =>
    Array.from({ length: count }, (_, index): readonly [Point, number] => [
      [x + (width * (index + (down ? 0.9 : 0.4))) / count - size * 0.2, y + down + Math.sin(index * 2.4) * size * 0.22],
      size * grow * (0.8 + ((index * 0.618034) % 1) * 0.4),
    ])
  const all = [...lobes(0, 0.8), ...lobes(size * 0.6, 0.9)]
  const circles = all.map(([[cx, cy], radius]) => `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}"/>`)
  const curls = all
    .filter((_, index) => index % 2 === 0)
    .map(
      ([[cx, cy], radius]) =>
        `M${round(cx - radius * 0.5)} ${round(cy + radius * 0.1)}a${round(radius * 0.55)} ${round(radius * 0.55)} 0 0 1 ${round(radius)} 0`,
    )
  return (
    group(circles, `stroke="${ink}" stroke-width="${line * 2}"`) +
    group(circles, `fill="${fill}"`) +
    path(curls.join(''), 'none', shade, line * 0.8)
  )
}
