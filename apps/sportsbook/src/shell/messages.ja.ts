export const messages = {
  pages: 'スポーツのページ',
  home: 'スポーツ',
  live: 'ライブ',
  'a-z': '競技一覧',
  favourites: 'お気に入り',
  bets: 'マイベット',
  search: '検索',
  settings: '表示設定',
  offline: '接続が切れています。オッズは最新ではありません',
}
