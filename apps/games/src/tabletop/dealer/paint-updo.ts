import type { Pen } from '../pen.ts'
import type { DealerLook } from './dealer-look.ts'

type Hair = Pick<DealerLook, 'hair' | 'hairLight' | 'ornament'>

/** The bun, the hair in the neck and the pins behind; 0, 0 is the middle of the face. */
export function paintUpdoBack(pen: Pen, { hair, hairLight, ornament }: Hair): void {
  pen.inked('M-38 20C-62 36 -60 74 -34 76C-22 76 -16 60 -15 40H15C16 60 22 76 34 76C60 74 62 36 38 20Z', hair)
  for (const [from, to] of [
    [-92, -132],
    [-104, -112],
  ] as const) {
    pen.stem(`M-58 ${from}L62 ${to}`, ornament.base, 3.6)
    pen.disc(-60, from + 1, 6, ornament.heart, 2.4)
  }
  pen.inked('M-46 -88C-58 -124 -34 -148 0 -148C34 -148 58 -124 46 -88Z', hair)
  pen.line('M-34 -112C-30 -130 -12 -140 8 -138', hairLight, 3.4)
  pen.line('M-24 -104C-18 -120 -4 -126 14 -124', hairLight, 2.2)
  pen.inked('M-34 -98Q0 -114 34 -98L32 -86Q0 -102 -32 -86Z', ornament.heart, 2.6)
}

/** Wings at both temples, the hairline, a comb, and flowers with strands of beads. */
export function paintUpdo(pen: Pen, { hair, hairLight, ornament }: Hair): void {
  const shape =
    'M-45 22C-66 28 -82 2 -79 -28C-76 -68 -48 -100 0 -101C48 -100 76 -68 79 -28C82 2 66 28 45 22C51 4 49 -16 43 -29C36 -45 22 -55 9 -57Q0 -51 -9 -57C-22 -55 -36 -45 -43 -29C-49 -16 -51 4 -45 22Z'
  pen.inked(shape, hair)
  pen.within(shape, () => {
    for (const flip of [false, true])
      pen.at(0, 0, { flip }, () => {
        pen.line('M70 -14C70 -48 52 -76 18 -86', hairLight, 3.6)
        pen.line('M61 -4C64 -36 46 -64 20 -73', hairLight, 2.4)
        pen.line('M75 -6C72 4 66 12 58 16', hairLight, 2)
      })
  })
  pen.inked('M-25 -94Q0 -122 25 -94Q0 -104 -25 -94Z', ornament.base, 2.8)
  pen.line('M-14 -102Q0 -112 14 -102', ornament.flower, 2)
  strands(pen, ornament)
  for (const [x, y, scale, turn] of [
    [64, -62, 1, 12],
    [46, -84, 0.74, -20],
    [76, -40, 0.62, 40],
  ] as const)
    bellflowerAt(pen, { x, y, scale, turn }, ornament)
}

function strands(pen: Pen, { base, heart }: Hair['ornament']): void {
  for (const [x, long] of [
    [70, 46],
    [79, 58],
    [88, 42],
  ] as const) {
    pen.line(`M${x} -42V${-42 + long}`, base, 2)
    for (let bead = 12; bead <= long; bead += 15) pen.disc(x, -42 + bead, 3.6, heart, 1.6)
    pen.disc(x, -38 + long, 4.6, base, 1.8)
  }
}

interface FlowerPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** Path data turned around 0, 0, of whole curves: pairs of numbers after each letter. */
function turnedBy(d: string, degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => {
    const [px, py] = [Number(x), Number(y)]
    return `${Math.round((px * cos - py * sin) * 10) / 10} ${Math.round((px * sin + py * cos) * 10) / 10}`
  })
}

const fifths = [0, 72, 144, 216, 288] as const
const fivefold = (d: string) => fifths.map((degrees) => turnedBy(d, degrees)).join('')
const petals = `${fifths.map((degrees, index) => turnedBy(`${index === 0 ? 'M' : 'L'}-8 -11C-11 -17 -6 -21 0 -25C6 -21 11 -17 8 -11`, degrees)).join('')}Z`
const veins = fivefold('M0 -4L0 -16')

/** A bellflower seen from the front: five pointed petals. */
export function bellflowerAt(
  pen: Pen,
  { x, y, scale, turn }: FlowerPlace,
  { flower, heart }: Pick<DealerLook['ornament'], 'flower' | 'heart'>,
): void {
  pen.at(x, y, { turn, scale }, () => {
    pen.inked(petals, flower, 2.6)
    pen.line(veins, heart, 2.2)
    pen.disc(0, 0, 4.4, heart, 1.8)
  })
}
