import { cutOut } from '../../kit/contour.ts'
import { path, picture } from '../../kit/pen.ts'
import { ink, paper } from '../palette.ts'

/** A limb's line and its width. */
export type Limb = readonly [d: string, width: number]

const rim = 15

/** A figure on a symbol's square, lifted from paper or night by a pale rim around its silhouettes and limbs. */
export function figure(
  silhouettes: readonly string[],
  content: readonly string[],
  limbs: readonly Limb[] = [],
): string {
  const pale = limbs.map(([d, width]) => path(d, 'none', paper, width + 10 + rim))
  return picture(240, 240, [cutOut(silhouettes, paper, rim), ...pale, ...content])
}

/** A limb, neck or tail: a round line in a contour. */
export function limb(d: string, fill: string, width: number, contour = 5): string {
  return path(d, 'none', ink, width + contour * 2) + path(d, 'none', fill, width)
}
