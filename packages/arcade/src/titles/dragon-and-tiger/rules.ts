import type { DragonTigerRules } from '../../engines/table/dragon-tiger/dragon-tiger-rules.ts'

/** Rules of Dragon and Tiger (龍虎). Any change here changes the hash and the figures. */
export const rules: DragonTigerRules = {
  gameCode: 'dragon-and-tiger',
  mechanic: 'dragon-tiger',
  decks: 8,
  tiePays: 12,
  suitedTiePays: 57,
}
