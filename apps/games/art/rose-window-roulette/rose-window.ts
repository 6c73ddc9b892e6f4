import { disc, group, type Point, path, petal, place, polygon, ringOf } from '../kit/pen.ts'
import { glass, lead, stone } from './palette.ts'

const pockets = 37
/** Parts of the radius of the whole wheel. */
const rings = { rim: 1, track: 0.93, numbers: 0.8, pockets: 0.66, tracery: 0.5, petals: 0.46, heart: 0.15 } as const

/** The wheel from above: a rose window whose outer lights are the pockets, from the zero at the top clockwise. It has no numbers. */
export function roseWindow(centre: Point, radius: number): string[] {
  const at = (part: number, degrees: number) => place(centre, radius * part, 0, degrees)
  return [
    disc(centre, radius * rings.track, lead),
    ...ring(at, rings.track, rings.numbers, (index) => colourOf(index)[0]),
    ...ring(at, rings.numbers, rings.pockets, (index) => colourOf(index)[1]),
    ...frets(at),
    disc(centre, radius * rings.pockets, stone.mid, lead, radius * 0.02),
    ...roundels(centre, radius),
    ...petals(centre, radius),
    ...heart(centre, radius),
  ]
}

/** The stone around the wheel, in which the ball runs. */
export function rim(centre: Point, radius: number): string[] {
  const cusps = Array.from({ length: 24 }, (_, index) =>
    disc(place(centre, radius * 0.965, 0, index * 15), radius * 0.018, stone.pale),
  )
  return [
    path(ringOf(centre, radius, radius * rings.track), stone.dark, lead, radius * 0.012),
    path(ringOf(centre, radius * 0.985, radius * 0.945), stone.light),
    path(ringOf(centre, radius * 0.975, radius * 0.952), stone.mid),
    ...cusps,
  ]
}

function colourOf(index: number): readonly [field: string, pocket: string] {
  if (index === 0) return [glass.green, glass.greenLight]
  return index % 2 === 1 ? [glass.red, glass.redLight] : [glass.night, glass.nightLight]
}

type At = (part: number, degrees: number) => Point

function ring(at: At, outer: number, inner: number, colour: (index: number) => string): string[] {
  const step = 360 / pockets
  return Array.from({ length: pockets }, (_, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
    const middle = (from + to) / 2
    return path(
      polygon([at(outer, from), at(outer, middle), at(outer, to), at(inner, to), at(inner, middle), at(inner, from)]),
      colour(index),
      lead,
      2.5,
    )
  })
}

/** Gold bars between the pockets. */
function frets(at: At): string[] {
  const step = 360 / pockets
  return Array.from({ length: pockets }, (_, index) => {
    const degrees = (index + 0.5) * step
    return path(
      polygon([
        at(rings.track, degrees - 0.5),
        at(rings.track, degrees + 0.5),
        at(rings.pockets, degrees + 0.6),
        at(rings.pockets, degrees - 0.6),
      ]),
      glass.gold,
    )
  })
}

/** A ring of round lights between the pockets and the flower. */
function roundels(centre: Point, radius: number): string[] {
  const colours = [glass.sky, glass.rose, glass.gold, glass.violet]
  return Array.from({ length: 24 }, (_, index) => {
    const middle = place(centre, radius * 0.585, 0, index * 15)
    const colour = colours[index % colours.length] ?? glass.sky
    return group([
      disc(middle, radius * 0.055, colour, lead, radius * 0.012),
      disc([middle[0] - radius * 0.014, middle[1] - radius * 0.016], radius * 0.02, glass.goldLight),
    ])
  })
}

function petals(centre: Point, radius: number): string[] {
  const layer = (
    count: number,
    {
      length,
      wide,
      from,
      fill,
      light,
    }: { length: number; wide: number; from: number; fill: readonly string[]; light: string },
  ) =>
    Array.from({ length: count }, (_, index) => {
      const degrees = from + (index * 360) / count
      const colour = fill[index % fill.length] ?? light
      return group([
        path(petal(centre, radius * length, radius * wide, degrees), colour, lead, radius * 0.014),
        path(
          petal(
            place(centre, radius * length * 0.34, 0, degrees),
            radius * length * 0.5,
            radius * wide * 0.36,
            degrees,
          ),
          light,
        ),
      ])
    })
  return [
    disc(centre, radius * rings.tracery, stone.dark, lead, radius * 0.014),
    ...layer(16, {
      length: rings.petals,
      wide: 0.19,
      from: 11.25,
      fill: [glass.night, glass.violet],
      light: glass.skyLight,
    }),
    ...layer(16, { length: 0.42, wide: 0.17, from: 0, fill: [glass.rose, glass.red], light: glass.roseLight }),
    ...layer(8, { length: 0.3, wide: 0.2, from: 22.5, fill: [glass.gold], light: glass.goldLight }),
  ]
}

function heart(centre: Point, radius: number): string[] {
  const seeds = Array.from({ length: 8 }, (_, index) =>
    disc(place(centre, radius * 0.085, 0, index * 45), radius * 0.026, glass.goldLight, lead, 1.5),
  )
  return [
    disc(centre, radius * rings.heart, glass.green, lead, radius * 0.014),
    ...seeds,
    disc(centre, radius * 0.045, glass.gold, lead, radius * 0.01),
  ]
}
