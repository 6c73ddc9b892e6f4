import { group, type Point, round } from '../kit/pen.ts'

/** Content at the top of a round and its copies around the middle, clockwise: written once. */
export function around(id: string, [x, y]: Point, count: number, content: readonly string[]): string[] {
  const turns = Array.from({ length: count - 1 }, (_, index) => Math.round(((index + 1) * 36000) / count) / 100)
  return [
    group(content, `id="${id}"`),
    ...turns.map((degrees) => `<use href="#${id}" transform="rotate(${degrees} ${round(x)} ${round(y)})"/>`),
  ]
}

/** Content at the right of an upright line at `x`, and its mirror image at the left. */
export function bothSides(id: string, x: number, content: readonly string[]): string[] {
  return [group(content, `id="${id}"`), `<use href="#${id}" transform="matrix(-1 0 0 1 ${round(2 * x)} 0)"/>`]
}
