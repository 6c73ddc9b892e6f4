import { clip, disc, group, line, loop, type Point, path, picture, place, steps } from '../../kit/pen.ts'
import { aquaPale, berry, berryDark, ink, white } from '../palette.ts'

const middle: Point = [150, 150]
const inner = 112

/** The paper scoop, 300 × 420; `torn` counts the misses: 0 is new paper, 3 has none left. */
export function scoopParts(torn: 0 | 1 | 2 | 3): string[] {
  return [
    `<g opacity=".2">${group([disc([162, 168], 122, ink), path('M144 270H180L176 424H148Z', ink)])}</g>`,
    path('M134 262H166L172 392Q150 408 128 392Z', berry, ink, 7),
    path('M154 268H164L168 388Q160 396 154 396Z', berryDark),
    path('M140 276H146L144 380H138Z', '#ff9dc8'),
    ...paper(torn),
    path(ringPath(128, 106), berry, ink, 7).replace('<path', '<path fill-rule="evenodd"'),
    path(arc(117, 200, 300), 'none', '#ff9dc8', 6),
    path(arc(117, 20, 110), 'none', berryDark, 6),
  ]
}

export const scoop = (torn: 0 | 1 | 2 | 3) => () => picture(300, 420, scoopParts(torn))

function paper(torn: 0 | 1 | 2 | 3): string[] {
  const sheet = disc(middle, inner, '#fffdf4', '#d7c9a4', 3)
  const weave = steps(-90, 90, 9).map((at) =>
    line([place(middle, -100, at, 28), place(middle, 100, at, 28)], '#efe4c6', 3),
  )
  const wet = (holes: readonly string[]) => [
    `<defs><mask id="h${torn}"><path fill="#fff" d="M0 0h300v300H0z"/>${holes.map((d) => path(d, '#000')).join('')}</mask>${clip(`r${torn}`, disc(middle, inner, '#fff'))}</defs>`,
    group(
      [
        group([sheet, ...weave, ...holes.map((d) => path(d, 'none', aquaPale, 26))], `mask="url(#h${torn})"`),
        ...holes.map((d) => path(d, 'none', '#c3ab78', 4)),
        ...holes.map((d) => path(d, 'none', white, 2)),
      ],
      `clip-path="url(#r${torn})"`,
    ),
  ]
  if (torn === 0)
    return [`<defs>${clip('r0', disc(middle, inner, '#fff'))}</defs>`, group([sheet, ...weave], 'clip-path="url(#r0)"')]
  if (torn === 1) return wet([tear([176, 128], 34, 0.2)])
  if (torn === 2) return wet([tear([166, 134], 66, 0.5), tear([98, 196], 20, 0.9)])
  return wet([tear([150, 150], 106, 0.34)])
}

/** A ragged hole. */
function tear(centre: Point, size: number, seed: number): string {
  return loop(
    steps(0, 337.5, 16).map((degrees, index) =>
      place(centre, size * (0.74 + (((index + 1) * (0.618 + seed)) % 1) * 0.34), 0, degrees),
    ),
  )
}

function ringPath(outer: number, hole: number): string {
  const circle = (radius: number) =>
    `M${middle[0]} ${middle[1] - radius}a${radius} ${radius} 0 1 1 0 ${radius * 2}a${radius} ${radius} 0 1 1 0 ${radius * -2}Z`
  return circle(outer) + circle(hole)
}

function arc(radius: number, from: number, to: number): string {
  const [a, b] = [place(middle, radius, 0, from), place(middle, radius, 0, to)]
  return `M${Math.round(a[0])} ${Math.round(a[1])}A${radius} ${radius} 0 0 1 ${Math.round(b[0])} ${Math.round(b[1])}`
}
