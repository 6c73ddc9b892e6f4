import { group, path } from './pen.ts'

/** A shape in a contour that is thin towards the light and thick away from it, as a loaded brush leaves it. */
export function inked(
  d: string,
  fill: string,
  {
    ink,
    thin = 3,
    thick = 4,
    lean = [2, 3],
  }: { ink: string; thin?: number; thick?: number; lean?: readonly [number, number] },
): string {
  return (
    path(d, ink, ink, thick).replace('<path', `<path transform="translate(${lean[0]} ${lean[1]})"`) +
    path(d, fill, ink, thin)
  )
}

/** Paper cut out around a drawing: the pale rim that lifts it from a dark ground. */
export function cutOut(silhouettes: readonly string[], paper: string, width = 16): string {
  return group([`<path d="${silhouettes.join('')}"/>`], `fill="${paper}" stroke="${paper}" stroke-width="${width}"`)
}
