import type { HoldRules } from '../../engines/slot/hold/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right. */
export const strips: HoldRules['strips'] = [
  strip(`
    tomoe tomoe tiger bell swirl drum bolt sticks swirl tiger bell tiger swirl tomoe sticks fujin sticks fujin tiger
    swirl bolt raijin bolt drum bell
  `),
  strip(`
    tomoe tomoe tomoe sticks fujin swirl bolt sticks raijin tiger drum bolt swirl bell sticks tiger fujin swirl bolt
    tiger bell drum swirl bell tiger
  `),
  strip(`
    tomoe tomoe swirl sticks swirl bell tiger bell drum sticks fujin bell raijin tomoe swirl tiger fujin tiger drum
    bolt sticks bolt swirl bolt tiger
  `),
  strip(`
    tomoe tomoe tomoe tiger bell sticks swirl bell fujin drum bolt sticks raijin tiger swirl tiger sticks tiger fujin
    bolt swirl bell drum swirl bolt
  `),
  strip(`
    tomoe tomoe tiger sticks tiger fujin sticks drum tiger swirl raijin bolt swirl tomoe sticks tiger fujin bell swirl
    bolt drum bell bolt swirl bell
  `),
]
