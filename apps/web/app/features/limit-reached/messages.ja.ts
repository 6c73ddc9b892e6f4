export const messages = {
  reached:
    '{source, select, player {ご自身で決めた} operator {当サイトの} other {法令による}}{limitType, select, deposit {入金の上限} loss {損失の上限} wager {賭け金の上限} other {上限}}（{days}日間で{limit}）を超えるため、{asked}は受け付けられません。',
  used: '今の期間で{used}を使っています。',
  room: '今できるのは{remaining}までです。',
  noRoom: '今は追加できる枠がありません。',
  passes: '{asked}は、ほかに動きがなければ{at}から可能です。',
  never: '{asked}は上限そのものより大きいため、待っても可能にはなりません。',
  session: '{days}日間で{limit}分までのログイン時間を使い切りました。{at}から、また遊べます。',
  lockedUntil:
    '{kind, select, break {休憩中です} other {このアカウントはロックされています}}。{at}まで、ログインしてのプレイと入金はできません。',
  lockedForGood: 'このアカウントは無期限でロックされています。',
  inReview: 'アカウントを確認しています。確認が終わるまで入金とプレイはできません。出金とお問い合わせはできます。',
  lockOver:
    'ロックの期間は終了しました。再開を申し込むまで、プレイと入金はできません。再開の申し込みと出金は「出金と履歴の確認のみでログイン」からできます。',
  lockReturns: '再開のお申し込みを受け付けました。{at}からプレイできます。',
  lockShorter: 'すでに{at}までの休憩またはロックが決まっています。短くすることはできません。',
  lockShorterForGood: 'すでに無期限でロックされています。',
  changeWaits: 'この変更は{at}から確定できます。',
  stakeCap: 'お住まいの国の法令により、スロットの1回の賭け金は{max}までです。',
  bonusStake: '利用中のボーナスで一度に賭けられるのは{max}までです。',
  toLimits: '上限を見る',
  close: '閉じる',
}
