import { both, disc, line, trace } from '../kit/pen.ts'
import { ink } from './palette.ts'

/** Contours: of a head, of what is on it, and of fine things. */
export const bold = 8
export const usual = 6
export const fine = 4.5

export const eye = (x: number, y: number, size: number) =>
  disc([x, y], size, ink) + disc([x - size * 0.3, y - size * 0.36], size * 0.34, '#fff')

export const whiskers = (y: number) =>
  both(
    line(trace(`-30,${y} -66,${y - 8} -106,${y - 2}`), ink, fine) +
      line(trace(`-30,${y + 12} -64,${y + 14} -98,${y + 26}`), ink, fine),
  )
