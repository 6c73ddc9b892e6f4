export const messages = {
  title: 'プレイ時間のお知らせ',
  played: '{hours, plural, =0 {} other {#時間}}{minutes}分間プレイしています。',
  question: 'プレイを続けますか？',
  continue: 'プレイを続ける',
  notAccepted: 'サーバーに接続できません。接続が戻り次第、プレイを再開します。',
  leave: 'ゲームを終了する',
  history: 'プレイ履歴を見る',
  break: '24時間休憩する',
  sessionTitle: 'ログイン時間の上限に達しました',
  sessionLimit: '設定した{minutes, number}分のログイン時間を使い切ったため、ログアウトしました。',
  sessionLater: '次にプレイできる時刻は、ログイン時にご案内します。出金はいつでもできます。',
  sessionDone: 'OK',
}
