export const messages = {
  title: 'スペシャルベット',
  description: '試合の勝敗以外を予想するスペシャルベット。',
  none: 'スペシャルベットは準備中です',
  noneText: 'スポーツと同時に公開します。それまでは、カジノのゲームをお楽しみください。',
  toCasino: 'カジノへ',
}
