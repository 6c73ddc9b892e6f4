export const messages = {
  title: '途中のラウンド',
  waits: '{game}：あなたの番です',
  until: '{time}までに続きをプレイされない場合は、ゲームのルールに従って終了します。',
  goOn: '{game}の続きをプレイ',
  finished: '{game}：ルールに従って終了しました',
  finishedAt: '{time}までに続きのプレイがなかったためです。',
  paid: '配当：',
  look: '{game}の結果を見る',
  later: 'あとで',
  ok: 'OK',
}
