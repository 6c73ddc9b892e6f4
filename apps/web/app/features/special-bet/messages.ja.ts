export const messages = {
  title: 'スペシャル',
  description: '試合の勝敗以外を予想するスペシャル。',
  none: 'スペシャルは準備中です',
  noneText: 'スポーツと同時に公開します。それまでは、カジノのゲームをお楽しみください。',
  toCasino: 'カジノへ',
}
