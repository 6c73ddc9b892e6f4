import type { TumbleRules } from '../../engines/slot/tumble/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/**
 * Reels left to right: shuffled blocks of one or two equal symbols, in which no two blocks of one symbol touch. Every reel has one wisp; the lanterns are on the
 * two reels in the middle, and in free spins on the four in the middle.
 */
export const strips: TumbleRules['strips'] = {
  base: [
    strip(`
      kappa umbrella umbrella one-eye long-neck kappa wisp cat cat one-eye kettle kettle tengu tengu
      long-neck
    `),
    strip(`
      long-neck long-neck kettle kettle tengu cat wisp tengu cat one-eye one-eye umbrella kappa
      kappa umbrella
    `),
    strip(`
      tengu tengu kettle one-eye umbrella umbrella one-eye wisp lantern kappa kettle kappa long-neck
      cat cat
    `),
    strip(`
      cat kappa kappa wisp tengu umbrella long-neck long-neck kettle kettle long-neck umbrella
      one-eye one-eye lantern
    `),
    strip(`
      kettle kettle cat one-eye wisp kappa cat cat umbrella umbrella one-eye kappa long-neck tengu
      tengu
    `),
    strip(`
      long-neck long-neck kettle tengu kettle kettle umbrella one-eye one-eye cat kappa kappa tengu
      umbrella wisp
    `),
  ],
  free: [
    strip(`
      kettle wisp umbrella umbrella one-eye tengu tengu long-neck long-neck kappa kappa cat cat
    `),
    strip(`
      umbrella umbrella kettle one-eye one-eye tengu lantern long-neck long-neck kappa kappa cat
      wisp
    `),
    strip(`
      lantern kappa umbrella umbrella cat cat one-eye long-neck tengu tengu kettle kettle wisp
    `),
    strip(`
      one-eye one-eye long-neck long-neck umbrella wisp kettle kettle cat kappa kappa lantern tengu
    `),
    strip(`
      cat cat kettle kettle tengu tengu one-eye long-neck kappa wisp lantern umbrella umbrella
    `),
    strip(`
      one-eye one-eye kappa kappa umbrella long-neck long-neck wisp cat cat tengu kettle kettle
    `),
  ],
}
