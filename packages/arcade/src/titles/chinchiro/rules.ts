import type { ChinchiroRules } from '../../engines/table/chinchiro/chinchiro-rules.ts'

/** Rules of Bowl and Three Dice (振り椀チンチロ). Any change here changes the hash and the figures. */
export const rules: ChinchiroRules = {
  gameCode: 'chinchiro',
  mechanic: 'chinchiro',
  throws: 3,
  pays: { pinZoro: 5, arashi: 3, fourFiveSix: 2, other: 1 },
  oneTwoThreePays: 2,
  commission: '1/25',
}
