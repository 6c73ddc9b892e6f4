import { disc, group, type Point, path, petal, place, polygon, round } from '../kit/pen.ts'
import { gold, ink, jade, lacquer, vermilion } from './palette.ts'

const pockets = 37
const step = 360 / pockets
/** Parts of the radius of the whole wheel. */
const rings = { track: 0.93, numbers: 0.8, pockets: 0.66, bowl: 0.655, crest: 0.4, hub: 0.15 } as const

type At = (part: number, degrees: number) => Point

/** The turning part from above: pockets from the zero at the top clockwise, and a bowl of vermilion lacquer with a crest of feathers. It has no numbers. */
export function lacquerWheel(centre: Point, radius: number): string[] {
  const at: At = (part, degrees) => place(centre, radius * part, 0, degrees)
  return [
    disc(centre, radius * rings.track, ink),
    ...ring(at, rings.track, rings.numbers, (index) => colourOf(index)[0]),
    ...ring(at, rings.numbers, rings.pockets, (index) => colourOf(index)[1]),
    ...frets(at),
    disc(centre, radius * rings.bowl, vermilion.deep, gold.mid, radius * 0.022),
    ...flames(at, radius),
    disc(centre, radius * 0.47, lacquer.dark, gold.mid, radius * 0.016),
    ...crest(centre, radius),
    ...hub(centre, radius),
  ]
}

/** What stands still around it: black lacquer with fittings of gold, in which the ball runs. */
export function lacquerRim(centre: Point, radius: number): string[] {
  const at: At = (part, degrees) => place(centre, radius * part, 0, degrees)
  const fittings = Array.from({ length: 16 }, (_, index) => {
    const degrees = index * 22.5
    return group([
      path(petal(at(0.935, degrees), radius * 0.06, radius * 0.06, degrees), gold.main, ink, radius * 0.008),
      disc(at(0.968, degrees), radius * 0.011, lacquer.black),
    ])
  })
  return [
    path(ringOf(centre, radius, radius * rings.track), lacquer.black, ink, radius * 0.012),
    path(ringOf(centre, radius * 0.997, radius * 0.984), gold.main),
    path(ringOf(centre, radius * 0.974, radius * 0.95), lacquer.mid),
    path(ringOf(centre, radius * 0.942, radius * 0.932), gold.mid),
    ...fittings,
  ]
}

function colourOf(index: number): readonly [field: string, pocket: string] {
  if (index === 0) return [jade.mid, jade.light]
  return index % 2 === 1 ? [vermilion.main, vermilion.light] : [lacquer.black, '#5a4a52']
}

function ring(at: At, outer: number, inner: number, colour: (index: number) => string): string[] {
  return Array.from({ length: pockets }, (_, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
    const middle = (from + to) / 2
    return path(
      polygon([at(outer, from), at(outer, middle), at(outer, to), at(inner, to), at(inner, middle), at(inner, from)]),
      colour(index),
      ink,
      2,
    )
  })
}

/** Gold bars between the pockets. */
function frets(at: At): string[] {
  return Array.from({ length: pockets }, (_, index) => {
    const degrees = (index + 0.5) * step
    return path(
      polygon([
        at(rings.track, degrees - 0.45),
        at(rings.track, degrees + 0.45),
        at(rings.pockets, degrees + 0.6),
        at(rings.pockets, degrees - 0.6),
      ]),
      gold.mid,
    )
  })
}

/** Sprinkled gold around the bowl: flames that turn with the wheel. */
function flames(at: At, radius: number): string[] {
  return Array.from({ length: 18 }, (_, index) => {
    const degrees = index * 20
    return group([
      path(petal(at(0.5, degrees - 4), radius * 0.15, radius * 0.1, degrees + 24), vermilion.main, ink, radius * 0.007),
      path(petal(at(0.51, degrees - 3), radius * 0.09, radius * 0.045, degrees + 22), gold.light),
      disc(at(0.615, degrees + 10), radius * 0.013, gold.main),
    ])
  })
}

/** Feathers in a round, as a family crest has them. */
function crest(centre: Point, radius: number): string[] {
  const layer = (
    count: number,
    { from, long, wide, fill, light }: { from: number; long: number; wide: number; fill: string; light: string },
  ) =>
    Array.from({ length: count }, (_, index) => {
      const degrees = from + (index * 360) / count
      return group([
        path(petal(centre, radius * long, radius * wide, degrees), fill, ink, radius * 0.01),
        path(
          petal(place(centre, radius * long * 0.4, 0, degrees), radius * long * 0.5, radius * wide * 0.42, degrees),
          light,
        ),
      ])
    })
  return [
    ...layer(16, { from: 11.25, long: 0.44, wide: 0.16, fill: vermilion.mid, light: vermilion.light }),
    ...layer(16, { from: 0, long: rings.crest, wide: 0.15, fill: gold.mid, light: gold.light }),
    ...layer(8, { from: 22.5, long: 0.28, wide: 0.19, fill: vermilion.main, light: gold.main }),
  ]
}

/** The turret: a gold cross of four arms over a lacquer knob. */
function hub(centre: Point, radius: number): string[] {
  const arms = [45, 135, 225, 315].map((degrees) =>
    group([
      path(petal(centre, radius * 0.25, radius * 0.07, degrees), gold.main, ink, radius * 0.009),
      disc(place(centre, radius * 0.235, 0, degrees), radius * 0.03, gold.light, ink, radius * 0.008),
    ]),
  )
  return [
    disc(centre, radius * rings.hub, gold.deep, ink, radius * 0.012),
    ...arms,
    disc(centre, radius * 0.1, vermilion.deep, ink, radius * 0.01),
    disc(centre, radius * 0.065, gold.main, ink, radius * 0.008),
    disc([centre[0] - radius * 0.02, centre[1] - radius * 0.022], radius * 0.022, gold.pale),
  ]
}

function ringOf([x, y]: Point, outer: number, inner: number): string {
  const circle = (radius: number, sweep: 0 | 1) =>
    `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 ${sweep} ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 ${sweep} ${round(-radius * 2)} 0Z`
  return circle(outer, 1) + circle(inner, 0)
}
