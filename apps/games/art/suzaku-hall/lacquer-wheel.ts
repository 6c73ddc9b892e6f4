import { disc, type Point, path, petal, place, polygon, ringOf, round } from '../kit/pen.ts'
import { around } from './copies.ts'
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
    ...ring(at, rings.track, rings.numbers, 0),
    ...ring(at, rings.numbers, rings.pockets, 1),
    frets(at),
    disc(centre, radius * rings.bowl, vermilion.deep, gold.mid, radius * 0.022),
    ...flames(centre, at, radius),
    disc(centre, radius * 0.47, lacquer.dark, gold.mid, radius * 0.016),
    ...crest(centre, radius),
    ...hub(centre, radius),
  ]
}

/** What stands still around it: black lacquer with fittings of gold, in which the ball runs. */
export function lacquerRim(centre: Point, radius: number): string[] {
  const at: At = (part, degrees) => place(centre, radius * part, 0, degrees)
  const fittings = around('fitting', centre, 16, [
    path(petal(at(0.935, 0), radius * 0.06, radius * 0.06, 0), gold.main, ink, round(radius * 0.008)),
    disc(at(0.968, 0), radius * 0.011, lacquer.black),
  ])
  return [
    path(ringOf(centre, radius, radius * rings.track), lacquer.black, ink, radius * 0.012),
    path(ringOf(centre, radius * 0.997, radius * 0.984), gold.main),
    path(ringOf(centre, radius * 0.974, radius * 0.95), lacquer.mid),
    path(ringOf(centre, radius * 0.942, radius * 0.932), gold.mid),
    ...fittings,
  ]
}

/** Of a number's field and of its pocket. */
const colours = {
  red: [vermilion.main, vermilion.light],
  black: [lacquer.black, '#5a4a52'],
  zero: [jade.mid, jade.light],
} as const

function colourOf(index: number): keyof typeof colours {
  if (index === 0) return 'zero'
  return index % 2 === 1 ? 'red' : 'black'
}

/** Places of one colour are one path. */
function ring(at: At, outer: number, inner: number, shade: 0 | 1): string[] {
  const places = Array.from({ length: pockets }, (_, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
    const middle = (from + to) / 2
    const corners = [
      at(outer, from),
      at(outer, middle),
      at(outer, to),
      at(inner, to),
      at(inner, middle),
      at(inner, from),
    ]
    return { colour: colourOf(index), d: polygon(corners) }
  })
  return (['red', 'black', 'zero'] as const).map((colour) => {
    const shapes = places.filter((one) => one.colour === colour).map(({ d }) => d)
    return path(shapes.join(''), colours[colour][shade], ink, 2)
  })
}

/** Gold bars between the pockets. */
function frets(at: At): string {
  const bars = Array.from({ length: pockets }, (_, index) => {
    const degrees = (index + 0.5) * step
    return polygon([
      at(rings.track, degrees - 0.45),
      at(rings.track, degrees + 0.45),
      at(rings.pockets, degrees + 0.6),
      at(rings.pockets, degrees - 0.6),
    ])
  })
  return path(bars.join(''), gold.mid)
}

/** Sprinkled gold around the bowl: flames that turn with the wheel. */
function flames(centre: Point, at: At, radius: number): string[] {
  return around('flame', centre, 18, [
    path(petal(at(0.5, -4), radius * 0.15, radius * 0.1, 24), vermilion.main, ink, round(radius * 0.007)),
    path(petal(at(0.51, -3), radius * 0.09, radius * 0.045, 22), gold.light),
    disc(at(0.615, 10), radius * 0.013, gold.main),
  ])
}

/** Feathers in a round, as a family crest has them. */
function crest(centre: Point, radius: number): string[] {
  const layer = (
    count: number,
    {
      id,
      from,
      long,
      wide,
      fill,
      light,
    }: { id: string; from: number; long: number; wide: number; fill: string; light: string },
  ) =>
    around(id, centre, count, [
      path(petal(centre, radius * long, radius * wide, from), fill, ink, round(radius * 0.01)),
      path(petal(place(centre, radius * long * 0.4, 0, from), radius * long * 0.5, radius * wide * 0.42, from), light),
    ])
  return [
    ...layer(16, { id: 'outer', from: 11.25, long: 0.44, wide: 0.16, fill: vermilion.mid, light: vermilion.light }),
    ...layer(16, { id: 'middle', from: 0, long: rings.crest, wide: 0.15, fill: gold.mid, light: gold.light }),
    ...layer(8, { id: 'inner', from: 22.5, long: 0.28, wide: 0.19, fill: vermilion.main, light: gold.main }),
  ]
}

/** The turret: a gold cross of four arms over a lacquer knob. */
function hub(centre: Point, radius: number): string[] {
  const arms = around('arm', centre, 4, [
    path(petal(centre, radius * 0.25, radius * 0.07, 45), gold.main, ink, round(radius * 0.009)),
    disc(place(centre, radius * 0.235, 0, 45), radius * 0.03, gold.light, ink, round(radius * 0.008)),
  ])
  return [
    disc(centre, radius * rings.hub, gold.deep, ink, radius * 0.012),
    ...arms,
    disc(centre, radius * 0.1, vermilion.deep, ink, radius * 0.01),
    disc(centre, radius * 0.065, gold.main, ink, radius * 0.008),
    disc([centre[0] - radius * 0.02, centre[1] - radius * 0.022], radius * 0.022, gold.pale),
  ]
}
