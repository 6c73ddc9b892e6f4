import type { LinesRules } from '../../engines/slot/lines/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right. Gates stand at least three apart, so a reel shows one at most; in free spins the moon rises in pairs. */
export const strips: LinesRules['strips'] = {
  base: [
    strip(`
      maple bamboo fan lotus wave crane fox plum koi lantern bamboo wave fan fox plum bamboo maple fan maple wave
      plum fan bamboo maple lotus plum koi lotus crane fox bamboo plum lantern wave crane fox koi plum gate wave
    `),
    strip(`
      fan fox wave maple moon bamboo koi plum bamboo lotus lantern fan wave moon lotus crane bamboo fan maple bamboo
      crane fox wave maple fox lantern plum lotus wave bamboo koi plum gate maple fan bamboo maple lotus crane
    `),
    strip(`
      maple lantern wave fox fan bamboo crane plum bamboo lotus fox moon crane maple fox lotus wave gate maple plum
      fan koi gate wave fan plum maple wave koi crane bamboo plum fan lantern bamboo plum maple lotus wave bamboo
      moon fox
    `),
    strip(`
      lantern wave koi moon maple fan lotus lantern plum koi fan wave fox maple bamboo fan plum wave maple lotus fox
      bamboo koi wave fox crane plum gate bamboo crane plum moon fox maple plum bamboo fan plum lotus wave maple
      bamboo
    `),
    strip(`
      maple bamboo fan fox plum koi wave lotus lantern fan plum maple fox maple koi plum bamboo gate crane fox wave
      lantern maple bamboo plum wave crane plum crane bamboo lotus fan fox wave maple bamboo plum fan lotus bamboo
      koi gate
    `),
  ],
  free: [
    strip(`
      koi plum wave bamboo lotus gate fox bamboo crane fan lotus fox crane lantern plum crane wave fan maple koi
      bamboo fox plum wave koi bamboo maple fox lotus lantern plum fan wave maple fan bamboo lantern wave plum maple
    `),
    strip(`
      plum lantern fox gate fan wave lotus crane wave bamboo plum fan maple lotus plum maple wave bamboo fox crane
      moon moon maple lantern koi bamboo lotus crane plum wave koi lantern bamboo fox maple fan lotus moon moon
      bamboo koi fan maple
    `),
    strip(`
      lotus bamboo fox bamboo koi plum maple fox wave crane moon moon wave plum fox fan lantern bamboo maple plum
      lantern crane lotus gate maple wave plum moon moon fan bamboo wave crane lantern fan fox wave lotus plum maple
      koi fan
    `),
    strip(`
      moon moon koi plum lantern fox lotus koi plum wave maple fox lantern plum maple plum wave bamboo maple fan
      lantern wave koi bamboo wave fox crane bamboo fan wave lotus plum maple crane fan moon moon maple lotus wave
      fox fan bamboo gate
    `),
    strip(`
      bamboo lotus plum maple wave fan fox plum bamboo maple wave gate crane fox lantern bamboo wave crane fox fan
      lantern koi plum maple wave bamboo crane koi maple plum lotus fox lantern fan maple koi bamboo plum lotus fan
    `),
  ],
}
