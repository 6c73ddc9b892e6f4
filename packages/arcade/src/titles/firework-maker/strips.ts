import type { BonusGamesRules } from '../../engines/slot/bonus-games/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right. Equal bonus symbols stand at least three apart, so a reel shows one of each at most. */
export const strips: BonusGamesRules['strips'] = {
  base: [
    strip(`
      drum goldfish lantern chime fan chime fan goldfish happi sparkler goldfish fan drum chime fan chime shell
      chime drum sparkler seven lantern chime lantern seven chime fan chime goldfish fan sparkler fan chime goldfish
      drum chime seven fan happi chime
    `),
    strip(`
      fan drum goldfish lantern fan happi lantern drum goldfish chime seven goldfish chime fan sparkler chime fan
      happi fan lantern happi shell chime goldfish drum chime fan seven chime shell happi chime goldfish chime fan
      chime fan chime drum seven chime
    `),
    strip(`
      fan chime sparkler chime lantern chime drum happi lantern goldfish happi drum chime happi goldfish chime shell
      happi seven goldfish fan chime fan chime fan chime seven happi fan shell seven goldfish drum lantern seven
      chime drum chime goldfish fan chime seven
    `),
  ],
  big: [
    strip(`
      fan fan goldfish fan goldfish drum fan drum fan goldfish shell fan lantern fan lantern goldfish
    `),
    strip(`
      lantern goldfish fan goldfish fan fan fan goldfish drum fan fan fan drum goldfish fan shell drum
    `),
    strip(`
      fan goldfish lantern drum lantern goldfish drum fan fan shell goldfish fan fan goldfish fan fan goldfish fan
    `),
  ],
  reg: [
    strip(`
      goldfish shell goldfish drum chime fan chime chime lantern chime fan chime fan chime fan chime
    `),
    strip(`
      fan lantern goldfish fan chime chime shell fan chime fan chime chime goldfish drum chime chime chime
    `),
    strip(`
      drum chime fan chime shell chime fan goldfish lantern chime chime chime goldfish chime fan chime goldfish fan
    `),
  ],
}
