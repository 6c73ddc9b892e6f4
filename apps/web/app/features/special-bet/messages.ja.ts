export const messages = {
  title: 'スペシャル',
  description: '試合の勝敗以外を予想するスペシャル。',
  none: 'スペシャルは現在ありません',
  noneText: '現在、このサイトではスポーツベットを提供していません。カジノのゲームは今すぐ遊べます。',
  toCasino: 'カジノへ',
}
