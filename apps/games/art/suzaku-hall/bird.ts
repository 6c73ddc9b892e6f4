import { brush, disc, group, line, loop, type Point, path, petal, place, round, steps } from '../kit/pen.ts'
import { bothSides } from './copies.ts'
import { gold, ink, jade, vermilion } from './palette.ts'

interface Plume {
  readonly fill: string
  readonly light: string
  readonly tip: string
}

const fire: Plume = { fill: vermilion.main, light: vermilion.light, tip: gold.main }
const ember: Plume = { fill: vermilion.mid, light: vermilion.main, tip: vermilion.light }
const leaf: Plume = { fill: gold.mid, light: gold.light, tip: gold.pale }

/** A feather from its root, with a bright vane, a quill and a tip. */
export function feather(root: Point, length: number, width: number, degrees: number, plume: Plume): string {
  const contour = round(Math.max(1.5, width * 0.07))
  return group([
    path(petal(root, length, width, degrees), plume.fill, ink, contour),
    path(petal(place(root, length * 0.56, 0, degrees), length * 0.4, width * 0.52, degrees), plume.tip),
    path(petal(place(root, length * 0.12, 0, degrees), length * 0.56, width * 0.36, degrees), plume.light),
    brush(
      [0.04, 0.5, 0.94].map((along) => place(root, length * along, 0, degrees)),
      Math.max(1.6, width * 0.08),
      ink,
      { swell: 0.2 },
    ),
  ])
}

/** The great bird with its wings spread, around the middle of its breast; `size` is half of its span. Its head looks to the left. */
export function suzaku(centre: Point, size: number): string[] {
  const at = (x: number, y: number): Point => [centre[0] + x * size, centre[1] + y * size]
  return [
    ...bothSides('tail', centre[0], tail(at, size)),
    ...bothSides('wing', centre[0], wing(at, size)),
    ...body(at, size),
    ...head(at, size),
  ]
}

type At = (x: number, y: number) => Point

/** Along the arm of a wing from the shoulder to its tip. */
const arm = (part: number): Point => [0.1 + 0.62 * part, -0.06 - 0.4 * Math.sin(part * 2.1) * (1 - part * 0.42)]

/** The wing at the right. */
function wing(at: At, size: number): string[] {
  const rootAt = (part: number) => {
    const [x, y] = arm(part)
    return at(x, y)
  }
  const layer = (
    count: number,
    {
      long,
      wide,
      plume,
      from = 0,
    }: { long: readonly [number, number]; wide: number; plume: readonly Plume[]; from?: number },
  ) =>
    steps(from, 1, count).map((part, index) => {
      const degrees = 156 - 132 * part
      const length = size * (long[0] + (long[1] - long[0]) * part)
      return feather(rootAt(part), length, size * wide, degrees, plume[index % plume.length] ?? fire)
    })
  const bow = steps(0, 1, 7).map(rootAt)
  return [
    ...layer(12, { long: [0.4, 0.62], wide: 0.15, plume: [ember, fire] }),
    ...layer(10, { long: [0.27, 0.4], wide: 0.12, plume: [fire, leaf] }),
    ...layer(9, { long: [0.16, 0.24], wide: 0.1, plume: [leaf] }),
    path(
      loop([...bow, ...bow.toReversed().map(([x, y]): Point => [x, y + size * 0.07])]),
      vermilion.main,
      ink,
      round(size * 0.012),
    ),
    ...steps(0.05, 0.95, 8).map((part) => {
      const [x, y] = rootAt(part)
      return disc([x, y + size * 0.035], size * 0.021, gold.main, ink, round(size * 0.006))
    }),
  ]
}

/** Long plumes that sweep out to the right and up again, each with an eye of jade at its end. */
function tail(at: At, size: number): string[] {
  const plumes = [
    { to: [0.98, 0.62], by: [0.34, 0.86] },
    { to: [0.8, 0.98], by: [0.18, 0.84] },
    { to: [0.5, 1.2], by: [0.06, 0.8] },
  ] as const
  return plumes.flatMap(({ to, by }, index) => {
    const [from, through, end] = [at(0.03, 0.24), at(by[0], by[1]), at(to[0], to[1])]
    return [
      brush([from, through, end], size * (0.13 - index * 0.015), ink),
      brush([from, through, end], size * (0.1 - index * 0.015), index % 2 ? vermilion.main : vermilion.mid),
      brush([from, through, end], size * 0.03, gold.main),
      ...eye(end, size * 0.12, 70 + index * 26),
    ]
  })
}

/** The end of a plume: a slender leaf with a drop of jade in gold near its tip. */
function eye(middle: Point, radius: number, degrees: number): string[] {
  const root = place(middle, -radius * 1.2, 0, degrees)
  const along = (part: number) => place(root, radius * part, 0, degrees)
  return [
    ...[-1, 1].map((side) =>
      path(
        petal(along(0.5), radius * 2.2, radius * 0.55, degrees + side * 24),
        vermilion.main,
        ink,
        round(radius * 0.08),
      ),
    ),
    path(petal(root, radius * 3.5, radius * 1.15, degrees), vermilion.mid, ink, round(radius * 0.09)),
    path(petal(along(0.5), radius * 2.6, radius * 0.74, degrees), gold.main),
    path(petal(along(1.5), radius * 1.3, radius * 0.5, degrees), jade.mid, ink, round(radius * 0.06)),
    path(petal(along(1.75), radius * 0.75, radius * 0.2, degrees), jade.light),
  ]
}

function body(at: At, size: number): string[] {
  const outline = loop([at(-0.02, -0.3), at(0.13, -0.14), at(0.15, 0.1), at(0, 0.34), at(-0.15, 0.1), at(-0.13, -0.14)])
  const rows = steps(0, 5, 6)
  return [
    path(outline, vermilion.main, ink, round(size * 0.016)),
    ...rows.flatMap((row) =>
      steps(-1, 1, 3 + (row % 2)).map((aside) => {
        const [x, y] = at(aside * (0.085 - row * 0.006), -0.1 + row * 0.072)
        return path(
          petal([x, y - size * 0.03], size * 0.085, size * 0.075, 180),
          row % 2 ? gold.mid : vermilion.light,
          ink,
          round(size * 0.006),
        )
      }),
    ),
  ]
}

/** Rows of small feathers up the neck, narrower towards the head. */
function neck(at: At, size: number): string[] {
  return steps(0, 1, 6).flatMap((part, row) =>
    steps(-1, 1, 2 + (row % 2)).map((aside) => {
      const [x, y] = at(0.008 + aside * (0.058 - 0.03 * part) + 0.012 * part, -0.17 - 0.225 * part)
      const fill = row % 2 ? gold.mid : vermilion.light
      return path(petal([x, y - size * 0.02], size * 0.058, size * 0.05, 182), fill, ink, round(size * 0.005))
    }),
  )
}

/** Long plumes that flow back from the crown, each with a bead. */
function crown(at: At, size: number): string[] {
  const from = at(0.012, -0.525)
  return [6, 30, 54, 78].flatMap((degrees, index) => {
    const long = size * (0.34 - index * 0.035)
    const end = place(from, long, 0, degrees)
    const bowed = place(from, long * 0.55, size * -0.035, degrees)
    return [
      brush([from, bowed, end], size * 0.05, ink),
      brush([from, bowed, end], size * 0.034, index % 2 ? gold.main : vermilion.main),
      disc(end, size * 0.026, jade.mid, ink, round(size * 0.007)),
      disc([end[0] - size * 0.006, end[1] - size * 0.007], size * 0.009, jade.light),
    ]
  })
}

function head(at: At, size: number): string[] {
  const outline = loop([
    at(-0.105, -0.12),
    at(-0.05, -0.28),
    at(-0.034, -0.4),
    at(-0.048, -0.47),
    at(-0.028, -0.53),
    at(0.022, -0.55),
    at(0.062, -0.5),
    at(0.052, -0.39),
    at(0.078, -0.27),
    at(0.115, -0.12),
  ])
  const beak = loop([at(-0.036, -0.525), at(-0.095, -0.512), at(-0.15, -0.448), at(-0.094, -0.468), at(-0.04, -0.47)])
  return [
    ...crown(at, size),
    path(outline, vermilion.main, ink, round(size * 0.014)),
    ...neck(at, size),
    path(petal(at(-0.03, -0.452), size * 0.075, size * 0.036, 176), vermilion.deep, ink, round(size * 0.005)),
    path(beak, gold.main, ink, round(size * 0.009)),
    line([at(-0.04, -0.496), at(-0.09, -0.489), at(-0.134, -0.462)], ink, round(size * 0.006)),
    path(petal(at(-0.03, -0.512), size * 0.078, size * 0.036, 96), gold.light, ink, round(size * 0.006)),
    path(petal(at(-0.022, -0.506), size * 0.056, size * 0.024, 98), gold.pale),
    disc(at(0.002, -0.505), size * 0.0105, ink),
    brush([at(-0.034, -0.528), at(0.006, -0.537), at(0.046, -0.518)], size * 0.016, ink),
  ]
}

/** One feather alone, for what drifts through the hall. */
export const lone = (plume: 'fire' | 'ember' | 'leaf'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 120" width="80" height="120" stroke-linejoin="round" stroke-linecap="round">${feather([40, 116], 110, 56, round(0), { fire, ember, leaf }[plume])}</svg>\n`
