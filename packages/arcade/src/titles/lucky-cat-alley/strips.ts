import type { LinesRules } from '../../engines/slot/lines/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right. On each reel three cats sit on top of one another once. There are no free spins. */
export const strips: LinesRules['strips'] = {
  base: [
    strip(`
      sake bell lantern sake taiyaki sake lantern skewer lantern sake knot skewer sake lantern bell sake lantern bell
      lantern skewer cat cat cat coin lantern skewer coin lantern knot lantern skewer bell bell lantern skewer knot
      lantern knot cat lantern coin bell sake cat bell skewer lantern skewer lantern taiyaki lantern taiyaki skewer
      taiyaki skewer sake lantern skewer
    `),
    strip(`
      lantern bell lantern sake lantern skewer coin skewer taiyaki lantern lantern skewer taiyaki bell lantern knot
      cat cat cat lantern skewer bell lantern cat taiyaki lantern coin bell lantern coin bell lantern skewer lantern
      sake lantern skewer sake lantern bell lantern knot sake lantern skewer lantern cat taiyaki sake skewer lantern
      knot
    `),
    strip(`
      taiyaki coin cat lantern lantern skewer sake lantern taiyaki lantern skewer lantern taiyaki lantern skewer
      lantern cat cat cat knot taiyaki lantern bell coin bell lantern bell lantern skewer bell knot sake lantern sake
      taiyaki lantern sake lantern skewer bell skewer lantern sake lantern skewer sake taiyaki lantern coin skewer
      lantern bell knot
    `),
  ],
  free: [],
}
