/** Texts of the empty slip and of prices, in the first scripts. */
export const messages = {
  slip: 'ベットスリップ',
  toSlip: 'ベットスリップへ',
  empty: 'オッズをタップして選択',
  emptyText: '選択した内容がここに表示されます。',
  clear: 'すべて外す',
  close: '閉じる',
  suspended: '受付停止中',
  suspendedShort: '停止中',
  priceUp: 'オッズ上昇',
  priceDown: 'オッズ下降',
  'result.won': '的中',
  'result.lost': '不的中',
  'result.void': '無効',
  'result.halfWon': '半分的中',
  'result.halfLost': '半分不的中',
  boost: 'ブースト（通常 {before}）',
  loading: '読み込み中…',
  newsMore: 'ほか{count}件',
  newsJoin: '、',
  storageDenied:
    'ブラウザの設定により保存できません。ページを閉じたり再読み込みしたりすると、ベットスリップの内容は消えます。',
}
