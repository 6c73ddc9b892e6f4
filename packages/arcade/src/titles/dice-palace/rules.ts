import type { SicBoRules } from '../../engines/table/sic-bo/sic-bo-rules.ts'

/** Rules of Dice Palace Sic Bo (大小 骰子御殿). Any change here changes the hash and the figures. */
export const rules: SicBoRules = {
  gameCode: 'dice-palace',
  mechanic: 'sic-bo',
  pays: {
    evenMoney: '1',
    anyTriple: '34',
    triple: '209',
    double: '12',
    pair: '6',
    single: ['1', '2', '14'],
    total: ['69', '34', '20', '13', '9', '37/5', '27/4'],
  },
}
