import type { BaccaratRules } from '../../engines/table/baccarat/baccarat-rules.ts'

/** Rules of Screen Hall (屏風の間). Any change here changes the hash and the figures. */
export const rules: BaccaratRules = {
  gameCode: 'screen-hall',
  mechanic: 'baccarat',
  decks: 8,
  commission: 'commission',
  noCommission: 'no-commission',
}
