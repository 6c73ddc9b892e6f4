import type { TumbleRules } from '../../engines/slot/tumble/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/**
 * Reels left to right: shuffled blocks of one to three equal symbols, in which no two blocks of one symbol touch. The four inner reels have one gate each; with the
 * symbols that fall a reel can show it twice.
 */
export const strips: TumbleRules['strips'] = {
  base: [
    strip(`
      coin coin koi-red turtle turtle koi-white koi-white dragon lily lily koi-gold pebble pebble
    `),
    strip(`
      dragon dragon pebble pebble koi-gold koi-red koi-white koi-white koi-red koi-red coin gate turtle
      turtle coin coin lily lily koi-gold koi-gold pebble
    `),
    strip(`
      dragon pebble pebble pebble lily lily koi-red koi-red gate coin coin pebble koi-gold koi-gold
      koi-white koi-white coin koi-red koi-gold turtle turtle
    `),
    strip(`
      lily lily pebble pebble pebble dragon koi-red koi-red coin pebble coin coin gate turtle turtle
      koi-gold koi-white koi-white koi-red koi-gold koi-gold
    `),
    strip(`
      gate lily lily koi-gold coin coin koi-red pebble pebble koi-red koi-red koi-gold koi-gold dragon
      dragon koi-white koi-white turtle turtle coin pebble
    `),
    strip(`
      dragon turtle turtle koi-white koi-white lily lily koi-red koi-gold coin coin pebble pebble
    `),
  ],
  free: [
    strip(`
      turtle pebble pebble koi-white dragon koi-red coin koi-gold lily
    `),
    strip(`
      turtle turtle coin coin gate koi-white koi-white dragon koi-red koi-red koi-gold lily lily pebble
      pebble pebble
    `),
    strip(`
      koi-red koi-red lily lily koi-gold koi-gold coin coin coin gate dragon dragon turtle pebble pebble
      koi-white
    `),
    strip(`
      koi-gold koi-gold coin coin coin pebble pebble pebble koi-red lily koi-white koi-white gate turtle
      turtle dragon
    `),
    strip(`
      pebble pebble coin coin coin koi-white koi-gold koi-gold turtle gate dragon dragon lily lily koi-red
      koi-red
    `),
    strip(`
      koi-gold lily koi-white koi-red turtle coin pebble pebble dragon
    `),
  ],
}
