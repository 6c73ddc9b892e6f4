import { cutOut } from '../../kit/contour.ts'
import { path, picture } from '../../kit/pen.ts'
import { ink, paper } from '../palette.ts'

/** A figure on a symbol's square, lifted from paper or night by a pale rim around its silhouettes. */
export function figure(silhouettes: readonly string[], content: readonly string[]): string {
  return picture(240, 240, [cutOut(silhouettes, paper, 15), ...content])
}

/** A limb, neck or tail: a round line in a contour. */
export function limb(d: string, fill: string, width: number, contour = 5): string {
  return path(d, 'none', ink, width + contour * 2) + path(d, 'none', fill, width)
}
