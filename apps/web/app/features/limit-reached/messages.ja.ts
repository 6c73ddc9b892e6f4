export const messages = {
  reached:
    '{source, select, player {ご自身で設定した} operator {当サイトの} other {法令による}}{limitType, select, deposit {入金上限} loss {損失上限} wager {ベット上限} other {上限}}（{days, plural, =1 {1日} other {#日}}あたり{limit}）を超えるため、{asked}は受け付けられません。',
  used: '現在の利用額は{used}です。',
  room: 'いまご利用いただけるのは{remaining}までです。',
  noRoom: '上限に達しています。',
  passes: 'それまでにほかの利用がなければ、{asked}は{at}から可能です。',
  never: '{asked}は上限を超える金額のため、時間をおいても受け付けられません。',
  session:
    '{days, plural, =1 {1日} other {#日}}あたり{limit}分のログイン時間を使い切りました。{at}から、またプレイできます。',
  lockedUntil:
    '{kind, select, break {休憩中です} other {アカウントはロックされています}}。{at}まで、プレイと入金はできません。',
  lockedForGood: 'アカウントは無期限でロックされています。',
  inReview: 'アカウントを確認しています。確認が終わるまでプレイと入金はできませんが、出金とお問い合わせはできます。',
  lockOver:
    'ロック期間は終了しました。再開を申し込むまで、プレイと入金はできません。再開の申し込みと出金は「出金と履歴の確認のみでログイン」からできます。',
  lockReturns: '再開の申し込みを受け付けました。{at}からプレイできます。',
  lockShorter: 'すでに{at}までの休憩またはロックが設定されています。短縮はできません。',
  lockShorterForGood: 'すでに無期限でロックされています。',
  changeWaits: 'この変更は{at}から確定できます。',
  stakeCap: 'お住まいの国の法令により、スロットのベット額は1回{max}までです。',
  bonusStake: 'ボーナス利用中のベット額は1回{max}までです。',
  toLimits: '上限を見る',
  stakeRefused: 'ベットを受け付けられませんでした。残高は変わっていません。',
  close: '閉じる',
}
