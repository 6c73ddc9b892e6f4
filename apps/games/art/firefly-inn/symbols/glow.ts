import { disc, line, type Point, path, picture, round } from '../../kit/pen.ts'

export const cell = (content: readonly string[]): string => picture(240, 240, content)

/** A dark shape in a shining outline: the line has a soft light around it. */
export function lit(d: string, fill: string, colour: string, width = 6): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width * 2.7}" opacity=".17" d="${d}"/>${path(d, fill, colour, width)}`
}

/** An open shining line. */
export function ray(points: readonly Point[], colour: string, width = 5): string {
  return line(points, colour, width)
}

export function gleam([x, y]: Point, radius: number, colour: string): string {
  return (
    [1, 0.68, 0.42]
      .map(
        (part) =>
          `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * part)}" fill="${colour}" opacity=".2"/>`,
      )
      .join('') + disc([x, y], radius * 0.2, '#fdffe2')
  )
}
