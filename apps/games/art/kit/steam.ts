import { brush, type Point } from './pen.ts'

/** A wisp of steam that rises in an S and thins out at both ends; `lean` bends it to the right. */
export function steam(
  [x, y]: Point,
  height: number,
  { fill, width, lean = 0, turns = 1.1 }: { fill: string; width: number; lean?: number; turns?: number },
): string {
  const points = Array.from({ length: 7 }, (_, index): Point => {
    const part = index / 6
    return [
      x + Math.sin(part * Math.PI * 2 * turns) * height * 0.12 * (0.5 + part * 0.5) + lean * part * height,
      y - height * part,
    ]
  })
  return brush(points, width, fill, { swell: 0.42 })
}
