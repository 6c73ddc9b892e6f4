import type { Pen } from '../pen.ts'
import type { DealerLook } from './dealer-look.ts'

/** `flat`: palm down. `palm`: open, with the palm up. `clapper`: holds a wooden clapper. */
export const handStates = ['flat', 'palm', 'clapper'] as const
export type Hand = (typeof handStates)[number]

const wrist = 'M-13 -20C-14 -6 -15 4 -17 14H17C15 4 14 -6 13 -20Z'

/** Hangs down from the wrist; outwards is to the right. */
export function paintHand(pen: Pen, hand: Hand, look: DealerLook): void {
  if (hand === 'flat') flat(pen, look)
  else if (hand === 'palm') palm(pen, look)
  else clapper(pen, look)
}

function flat(pen: Pen, { skin, skinShade }: DealerLook): void {
  pen.inked('M-12 14C-24 20 -31 32 -29 44C-27 52 -20 51 -17 43L-10 30Z', skin, 3)
  pen.inked(
    'M-13 -20C-14 -6 -16 8 -18 24L-18 58C-18 66 -9 67 -8 59C-7 70 3 71 4 61C6 70 15 68 15 58C18 64 24 60 23 52L20 22C17 6 14 -8 13 -20Z',
    skin,
    3,
  )
  pen.line('M-8 58V36M4 60V34M15 57L13 36', skinShade, 2.2)
  pen.line('M-14 22Q2 28 17 21', skinShade, 1.6)
  nails(pen, [
    [-13, 59],
    [-2, 63],
    [9.5, 61],
    [19, 54],
  ])
}

function nails(pen: Pen, places: readonly (readonly [number, number])[]): void {
  for (const [x, y] of places) pen.disc(x, y, 2.6, '#f3b9a8', 0)
}

function palm(pen: Pen, { skin, skinShade, blush }: DealerLook): void {
  pen.inked('M12 10C26 12 38 20 41 32C42 40 34 42 30 36L14 30Z', skin, 3)
  pen.inked(
    'M13 -20C14 -6 17 8 19 22L22 56C22 64 14 66 12 58C11 72 1 73 0 62C-2 72 -12 70 -11 59C-15 67 -23 63 -22 54L-19 20C-16 6 -14 -8 -13 -20Z',
    skin,
    3,
  )
  pen.flat('M-16 26C-8 20 10 20 17 26C17 38 -16 40 -16 26Z', blush)
  pen.line('M12 57L11 40M0 61V41M-11 58L-10 40', skinShade, 2.2)
  pen.line('M16 14C6 16 0 24 -2 34M-15 30Q0 36 15 32', skinShade, 1.8)
}

/** A bar of hard wood, as long as a hand, in a closed hand. */
function clapper(pen: Pen, { skin, skinShade }: DealerLook): void {
  pen.flat(wrist, skin)
  pen.inked('M-58 4H34V26H-58Z', '#8c5226', 3.2)
  pen.flat('M-56 6H32V12H-56Z', '#c08446')
  pen.line('M-50 20H28', '#5e3416', 2)
  pen.inked('M-62 2H-50V28H-62Z', '#c08446', 3)
  pen.inked('M-14 -20C-20 -4 -22 14 -18 30C-8 38 10 38 18 30C22 14 18 -4 14 -20Z', skin, 3)
  pen.line('M-16 12H15M-18 20H17M-16 28H16', skinShade, 2.2)
  pen.inked('M-16 0C-24 2 -26 12 -20 16L0 12C4 8 2 2 -4 1Z', skin, 2.6)
}
