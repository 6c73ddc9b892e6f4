import type { ChoHanRules } from '../../engines/table/cho-han/cho-han-rules.ts'

/** Rules of Chō-Han (丁半). Any change here changes the hash and the figures. */
export const rules: ChoHanRules = {
  gameCode: 'cho-han',
  mechanic: 'cho-han',
  pays: { choHan: '24/25', zorome: '24/5', pinZoro: '34' },
}
