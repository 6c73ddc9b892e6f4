export const messages = {
  title: 'マイゲーム',
  lead: 'お気に入りと、最近遊んだゲームです。',
  favourites: 'お気に入り',
  'favourites.none': 'ハートをタップしたゲームが、ここに表示されます。',
  lastPlayed: '最近遊んだゲーム',
  'lastPlayed.none': 'リアルプレイで遊んだゲームが、新しい順に9件まで表示されます。',
  others: 'ほかのゲーム',
  none: 'まだゲームがありません',
  noneText: 'ハートをタップしたゲームや、リアルプレイで遊んだゲームがここに表示されます。',
  toGames: 'ゲームを見る',
}
