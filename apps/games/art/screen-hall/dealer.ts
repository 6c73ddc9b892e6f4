import { bellflower } from '../../src/tabletop/dealer/dealer-look.ts'
import { seatedParts } from '../../src/tabletop/dealer/paint-figure.ts'
import { type Act, momentOf } from '../../src/tabletop/dealer/poses.ts'
import { group, type Point, round } from '../kit/pen.ts'
import { paintedAsSvg } from '../kit/svg-brush.ts'

/** The dealer at a time of an act in which both arms do the same; `at` is the middle of the figure at the edge of the table. */
export function seatedDealer(
  [x, y]: Point,
  size: number,
  { act, atMs }: { readonly act: Act; readonly atMs: number },
): string {
  const { body, arm, head } = seatedParts(bellflower, momentOf(act, atMs))
  return group(
    [
      paintedAsSvg('body', body),
      group([paintedAsSvg('arm', arm)], 'id="right-arm"'),
      '<use href="#right-arm" transform="scale(-1 1)"/>',
      paintedAsSvg('head', head),
    ],
    `transform="translate(${round(x)} ${round(y)}) scale(${size})"`,
  )
}
