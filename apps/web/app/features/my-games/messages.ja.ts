export const messages = {
  title: 'マイゲーム',
  lead: 'お気に入りと、最後に遊んだゲームです。',
  favourites: 'お気に入り',
  'favourites.none': 'ハートを押したゲームが、ここに並びます。',
  lastPlayed: '最近遊んだゲーム',
  'lastPlayed.none': 'リアルプレイで開いたゲームが、新しい順に9つまで並びます。',
  none: '棚はまだ空です',
  noneText: 'ゲームのハートを押すか、リアルプレイで開くと、ここに並びます。',
  toGames: 'ゲームを見る',
}
