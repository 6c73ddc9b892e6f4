import type { Face } from '../../../tabletop/cards/faces.ts'

const suits: Readonly<Record<string, string>> = { s: 'スペード', h: 'ハート', d: 'ダイヤ', c: 'クラブ' }
const ranks: Readonly<Record<string, string>> = { A: 'エース', T: '10', J: 'ジャック', Q: 'クイーン', K: 'キング' }

/** The card engine's Japanese texts. Arguments are already formatted. */
export const ja = {
  start: 'スタート',
  startHint: 'スペースキーでもスタートできます',
  starting: 'ラウンドを始めています。',
  cycle: '1ラウンドの時間',
  actions: 'できること',
  /** A playing card, such as スペードのエース. */
  card: (face: Face) => `${suits[face.charAt(1)]}の${ranks[face.charAt(0)] ?? face.charAt(0)}`,
  byRules: '時間切れのため、規則どおりに終了しました',
}
