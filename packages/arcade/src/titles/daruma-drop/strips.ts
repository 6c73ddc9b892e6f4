import type { TumbleRules } from '../../engines/slot/tumble/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right: blocks of one to three equal symbols, no two blocks of one symbol beside each other, so that rows win one above the other. */
export const strips: TumbleRules['strips'] = {
  base: [
    strip(`
      top top temari temari kite kite kite drum drum crane crane pinwheel pinwheel pinwheel horse horse horse daruma
    `),
    strip(`
      drum drum drum pinwheel pinwheel kite kite crane crane crane temari temari daruma daruma horse top top top
    `),
    strip(`
      crane crane crane drum drum drum horse horse top top daruma daruma pinwheel pinwheel pinwheel kite kite temari
    `),
    strip(`
      top top top horse horse crane crane pinwheel pinwheel kite kite kite temari temari temari drum drum daruma
    `),
    strip(`
      crane crane horse horse daruma daruma top top top temari temari pinwheel pinwheel pinwheel kite kite drum drum
    `),
  ],
  free: [],
}
