import type { WaysRules } from '../../engines/slot/ways/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right: shuffled blocks of one to three equal symbols, in which no two blocks of one symbol touch. The three reels in the middle have a sun each. */
export const strips: WaysRules['strips'] = [
  strip(`
    bamboo bamboo umbrella umbrella leaf leaf lantern sake sake bamboo bamboo leaf leaf hydrangea hydrangea groom
    groom lantern lantern bride bride umbrella hydrangea hydrangea sake
  `),
  strip(`
    umbrella lantern leaf leaf sake sake bride umbrella umbrella hydrangea hydrangea leaf leaf groom groom sake
    hydrangea lantern bamboo bamboo sun bamboo bamboo
  `),
  strip(`
    umbrella umbrella lantern lantern bamboo bamboo umbrella groom bride bride sake sake hydrangea hydrangea leaf leaf
    bamboo bamboo leaf leaf hydrangea lantern sun
  `),
  strip(`
    hydrangea hydrangea hydrangea umbrella umbrella sun groom groom umbrella sake sake leaf leaf leaf bamboo lantern
    lantern sake bamboo bamboo bamboo bride leaf
  `),
  strip(`
    bamboo lantern lantern umbrella umbrella umbrella leaf sake sake groom leaf leaf leaf hydrangea hydrangea
    hydrangea sake groom hydrangea bamboo bamboo bamboo bride bride
  `),
]
