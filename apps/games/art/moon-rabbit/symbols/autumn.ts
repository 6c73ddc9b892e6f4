import { inked } from '../../kit/contour.ts'
import { brush, disc, line, loop, type Point, path, petal, picture, place, steps, trace } from '../../kit/pen.ts'
import { apricot, dusk, haze, ink, leaf, leafPale, mauve, mauvePale, pale, rice, straw, wood } from '../palette.ts'

interface PlumeColours {
  readonly stem: string
  readonly hair: string
  readonly light: string
  /** Of the contour; without it there is none. */
  readonly ink?: string
}

/** A plume of pampas grass from its root: an arching stem with a heavy head that hangs over to the side of `lean`. */
export function plume([x, y]: Point, height: number, lean: number, { stem, hair, light, ink }: PlumeColours): string[] {
  const at = (part: number, aside = 0): Point => [x + lean * height * part ** 2 + aside * height, y - height * part]
  const way = Math.sign(lean) || 1
  const head = loop([
    at(0.5),
    at(0.66, -0.07 * way),
    at(0.86, -0.07 * way),
    at(1.04, way * 0.02),
    at(1.08, way * 0.13),
    at(0.9, way * 0.14),
    at(0.7, way * 0.12),
    at(0.56, way * 0.07),
  ])
  const strands = steps(0.58, 0.98, 7).map((part, index) =>
    brush(
      [at(part - 0.06), at(part + 0.02, way * 0.04), at(part - 0.02, way * 0.11)],
      height * 0.026,
      index % 2 ? light : stem,
    ),
  )
  const back = steps(0.66, 0.94, 5).map((part) =>
    brush([at(part - 0.06), at(part, -way * 0.03), at(part - 0.01, -way * 0.06)], height * 0.02, light),
  )
  return [
    ...(ink ? [brush([at(0), at(0.3), at(0.58)], height * 0.075, ink, { swell: 0.2 })] : []),
    brush([at(0), at(0.3), at(0.6)], height * 0.042, stem, { swell: 0.2 }),
    ink ? inked(head, hair, { ink, thick: 6 }) : path(head, hair),
    ...strands,
    ...back,
  ]
}

/** Pampas grass in a vase. */
export function pampas(): string {
  const colours = { stem: wood, hair: straw, light: rice, ink }
  return picture(240, 240, [
    brush(trace('118,150 70,110 22,112'), 11, ink),
    brush(trace('118,150 70,112 26,113'), 6, leaf),
    brush(trace('122,150 176,116 222,124'), 11, ink),
    brush(trace('122,150 176,118 218,124'), 6, leaf),
    ...plume([112, 160], 122, -0.46, colours),
    ...plume([128, 160], 120, 0.5, colours),
    ...plume([120, 160], 138, 0.06, colours),
    inked(loop(trace('96,140 144,140 144,154 166,172 172,200 156,226 84,226 68,200 74,172 96,154')), dusk, {
      ink,
      thick: 7,
      lean: [2, 4],
    }),
    path(loop(trace('70,200 120,190 170,200 156,224 84,224')), haze),
    brush(trace('84,180 80,196 86,212'), 6, pale),
    path('M92 138H148V152H92Z', haze, ink, 5),
    disc([122, 190], 15, apricot, ink, 4),
  ])
}

/** A sprig of bush clover: three leaves together, and small flowers in a row. */
export function clover(): string {
  const stem = trace('40,226 70,170 112,112 160,66 214,34')
  const leaves = (at: Point, turn: number, size: number) =>
    [-52, 52, 0].map((off) =>
      inked(petal(at, size * (off ? 0.86 : 1), size * 0.56, turn + off), off ? leaf : leafPale, { ink, thick: 5 }),
    )
  const flower = ([x, y]: Point, turn: number, size: number) => [
    inked(petal([x, y], size, size * 0.84, turn - 44), mauvePale, { ink, thick: 4.6 }),
    inked(petal([x, y], size, size * 0.84, turn + 44), mauvePale, { ink, thick: 4.6 }),
    inked(petal([x, y], size * 1.12, size * 0.8, turn), mauve, { ink, thick: 4.6 }),
    disc(place([x, y], size * 0.26, 0, turn), size * 0.13, apricot, ink, 2.6),
  ]
  return picture(240, 240, [
    line(stem, ink, 11),
    line(stem, leaf, 5),
    line(trace('88,144 130,150 170,170 196,200'), ink, 9),
    line(trace('88,144 130,150 170,170 196,200'), leaf, 4),
    ...leaves([64, 182], -64, 56),
    ...leaves([92, 138], -34, 58),
    ...leaves([136, 154], -158, 48),
    ...leaves([138, 86], 142, 46),
    ...flower([112, 108], -52, 46),
    ...flower([146, 76], -30, 48),
    ...flower([186, 50], -18, 44),
    ...flower([160, 66], 96, 46),
    ...flower([156, 164], 38, 46),
    ...flower([186, 190], 96, 44),
    ...flower([182, 184], 178, 44),
  ])
}
