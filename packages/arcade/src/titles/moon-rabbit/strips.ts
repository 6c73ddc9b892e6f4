import type { ExpandingRules } from '../../engines/slot/expanding/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right. A moon rises on each of the first four; equal symbols stand at least three apart, so a reel shows one of a kind at most. */
export const strips: ExpandingRules['strips'] = {
  base: [
    strip(`
      owl crescent pampas chestnut moon clover dumplings rabbit mortar crescent chestnut ewer dumplings pampas clover
      chestnut pampas dumplings ewer crescent mortar owl rabbit clover ewer
    `),
    strip(`
      dumplings mortar crescent rabbit ewer pampas rabbit mortar clover chestnut moon clover crescent dumplings pampas
      ewer clover chestnut crescent owl ewer crescent pampas owl chestnut
    `),
    strip(`
      pampas mortar dumplings crescent pampas ewer mortar pampas owl moon chestnut clover owl chestnut clover crescent
      dumplings ewer chestnut crescent ewer dumplings chestnut clover rabbit
    `),
    strip(`
      ewer clover rabbit chestnut owl pampas mortar crescent clover dumplings mortar crescent moon pampas dumplings
      crescent ewer clover chestnut ewer pampas chestnut owl clover crescent
    `),
    strip(`
      crescent owl ewer rabbit clover dumplings chestnut crescent ewer mortar chestnut pampas mortar clover chestnut
      dumplings pampas clover crescent chestnut pampas owl dumplings ewer clover
    `),
  ],
  free: [
    strip(`
      pampas chestnut clover ewer rabbit chestnut mortar moon crescent dumplings owl crescent clover dumplings rabbit
      ewer crescent chestnut pampas mortar owl
    `),
    strip(`
      mortar ewer crescent chestnut owl ewer rabbit dumplings clover crescent pampas clover crescent moon pampas
      clover mortar rabbit chestnut dumplings owl
    `),
    strip(`
      owl ewer moon chestnut crescent ewer dumplings mortar crescent chestnut owl pampas clover mortar ewer pampas
      clover chestnut rabbit dumplings pampas
    `),
    strip(`
      crescent mortar pampas ewer rabbit pampas chestnut owl mortar moon chestnut clover rabbit ewer crescent owl
      clover dumplings crescent clover dumplings
    `),
    strip(`
      pampas rabbit crescent dumplings chestnut clover owl pampas ewer chestnut clover crescent ewer pampas mortar
      rabbit owl mortar chestnut ewer dumplings
    `),
  ],
}
