import type { Pen } from '../pen.ts'
import { gold, ink } from '../pigments.ts'

interface Coat {
  readonly back: string
  readonly belly: string
  readonly wing: string
}
interface Seat {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A small bird on a branch, looking left. */
export function perched(pen: Pen, { x, y, scale, back, belly, wing }: Seat & Coat): void {
  pen.at(x, y, { scale }, () => {
    pen.line('M-2 18L-4 27M8 18L8 27', ink, 3)
    pen.inked('M26 6L58 2L56 12L28 16Z', wing)
    pen.inked('M-34-8C-30-24-12-28-2-18C12-12 26-4 32 6C26 18 12 22-2 20C-20 18-26 4-34-8Z', back)
    pen.flat('M-29-2C-20-2-16 12 10 18C-10 20-24 10-29-2Z', belly)
    pen.inked('M-32-13L-46-8L-31-4Z', gold, 2.4)
    pen.inked('M-4-8C10-8 26 0 38 8C24 16 4 14-4 2Z', wing, 2.6)
    pen.line('M8 4L26 9', ink, 2)
    pen.disc(-21, -13, 3, ink, 0)
    pen.disc(-22, -14, 1, '#fff', 0)
  })
}

/** A bird in flight, with both wings up; looks left. */
export function flying(pen: Pen, { x, y, scale, back, belly, wing, turn }: Seat & Coat & { turn: number }): void {
  pen.at(x, y, { scale, turn }, () => {
    pen.inked('M18 0L56-8L48 2L58 10L20 8Z', wing)
    pen.inked('M4-4C8-30 24-46 44-52C42-32 36-14 22 4Z', wing)
    pen.inked('M-36-4C-32-14-18-14-8-8C6-6 18-2 26 4C16 14-4 16-18 12C-28 10-34 4-36-4Z', back)
    pen.flat('M-30 4C-20 6-6 12 12 10C0 14-20 14-30 4Z', belly)
    pen.inked('M-2-4C-14-26-12-44-4-58C10-42 20-24 18 2Z', wing)
    pen.line('M4-12L0-40M10-8L8-32', belly, 2)
    pen.inked('M-34-8L-46-3L-34 0Z', gold, 2.2)
    pen.disc(-24, -5, 2.6, ink, 0)
  })
}
