import { svg } from '../../../engines/table/svg.ts'

const grounds = ['#2c6ab4', '#8f1f1a', '#14523d', '#67386f', '#a06a16', '#22306e'] as const
/** A petal that is turned around the middle of a crest, and how often. */
const petals = [
  ['M0 -2C-6 -6 -6 -12 0 -15C6 -12 6 -6 0 -2Z', 5],
  ['M0 -3L-4 -9L0 -15L4 -9Z', 4],
  ['M0 -2C-3 -7 -3 -12 0 -15C3 -12 3 -7 0 -2Z', 8],
  ['M-5 -5A6 6 0 1 1 5 -5L0 -3Z', 3],
  ['M-4 -4L0 -15L4 -4Z', 6],
] as const

/** A number for a name, the same on every screen. */
const numberOf = (name: string) => [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7)

/** A family crest for a seat, always the same one. */
export function crestPicture(seat: string): SVGSVGElement {
  const number = numberOf(seat)
  const [d, count] = petals[Math.floor(number / grounds.length) % petals.length] ?? petals[0]
  return svg(
    'svg',
    { viewBox: '-20 -20 40 40', class: 'crest', 'aria-hidden': 'true' },
    svg('circle', {
      r: 19,
      fill: grounds[number % grounds.length] ?? grounds[0],
      stroke: '#1c1826',
      'stroke-width': 2,
    }),
    svg('circle', { r: 16.6, fill: 'none', stroke: '#ffdb83', 'stroke-width': 1 }),
    ...Array.from({ length: count }, (_, index) =>
      svg('path', { d, fill: '#fbf4e2', transform: `rotate(${(360 * index) / count})` }),
    ),
    svg('circle', { r: 2.2, fill: '#ffdb83' }),
  )
}
