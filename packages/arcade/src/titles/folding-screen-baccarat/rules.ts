import type { BaccaratRules } from '../../engines/table/baccarat/baccarat-rules.ts'

/** Rules of Folding-Screen Baccarat (屏風バカラ). Any change here changes the hash and the figures. */
export const rules: BaccaratRules = {
  gameCode: 'folding-screen-baccarat',
  mechanic: 'baccarat',
  decks: 8,
  commission: 'commission',
  noCommission: 'no-commission',
}
