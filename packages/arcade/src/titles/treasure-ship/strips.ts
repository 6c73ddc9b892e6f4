import type { Strips } from '../../engines/slot/kernel/window.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right. Most symbols come in stacks, so that a window shows few kinds of them; the three reels in the middle have one sail each. */
export const strips: Strips = [
  strip(`
    laughing laughing laughing bales warrior warrior coral coral dancer dancer fan fan fan fan mallet mallet mallet coral coral fisher fisher
    bales bales bream bream bream
  `),
  strip(`
    laughing laughing laughing bales bales sail dancer mallet mallet mallet coral coral fisher fisher bales bream bream bream warrior warrior
    fan fan fan fan coral coral
  `),
  strip(`
    dancer coral coral sail mallet mallet mallet bales fan fan fan fan coral coral fisher fisher laughing laughing laughing warrior warrior
    bream bream bream bales bales
  `),
  strip(`
    fan fan fan fan coral coral mallet mallet mallet warrior warrior laughing laughing laughing bream bream bream sail bales bales coral coral
    fisher fisher bales dancer
  `),
  strip(`
    mallet mallet mallet coral coral bream bream bream warrior warrior fan fan fan fan fisher fisher coral coral bales bales dancer dancer bales
    laughing laughing laughing
  `),
]
