export const messages = {
  pages: 'スポーツのページ',
  home: 'スポーツ',
  live: 'ライブ',
  'a-z': '競技一覧',
  favourites: 'お気に入り',
  bets: 'マイベット',
  search: '検索',
  settings: '表示設定',
  loading: '読み込み中…',
  offline: '接続が切れています。オッズは最新ではありません',
  pageFailed: 'ページを読み込めませんでした。接続を確認して、もう一度お試しください。',
  retry: 'もう一度試す',
}
