const flowers = ['松', '梅', '桜', '藤', '菖蒲', '牡丹', '萩', '芒', '菊', '紅葉', '柳', '桐'] as const
const higher = (month: number, last: number) =>
  month === 1 ? '2月以降' : month === last ? `${last}月だけ` : `${month}月以降`
const lower = (month: number, last: number) =>
  month === 1 ? '1月だけ' : month === last ? `${last - 1}月以前` : `${month}月以前`
const named = (month: number) => `${month}月（${flowers[month - 1]}）`

/** High-low's Japanese texts. Months are 1 to 12; other arguments are already formatted. */
export const ja = {
  hitNote: '確率の高い方を1回当てて受け取る場合の値です。遊び方によって変わります。',
  won: '受け取り',
  month: (month: number) => `${month}月`,
  named,
  /** The months that make a guess right. `last`: the last month of the year. */
  higher,
  lower,
  /** The same on a button. */
  label: { higher, lower },
  chance: (right: number, of: number) => `${of}か月中${right}`,
  offered: (chance: string, amount: string) => `${chance}　${amount}`,
  spokenGuess: (months: string, chance: string, amount: string) =>
    `次は${months}。${chance}か月。当たると${amount}を受け取れます。`,
  notOffered: '上限を超えます',
  skip: '見送る',
  skipsLeft: (count: string) => `残り${count}回`,
  cashOut: '受け取る',
  cashOutAfter: '1回当ててから',
  spokenCashOut: (amount: string) => `${amount}を受け取って終了`,
  ask: '次は何月？',
  shown: (month: number) => `${named(month)}です。次は何月でしょう。`,
  skipped: (month: number) => `見送りました。${named(month)}です。`,
  right: (month: number, steps: string, amount: string) =>
    `${named(month)}。${steps}回目の当たりです。受け取り額は${amount}です。`,
  rightNote: (steps: string, amount: string) => `${steps}回的中　いま受け取ると ${amount}`,
  wrong: (month: number) => `${named(month)}。はずれ。ラウンド終了です。`,
  cashedOut: (amount: string) => `${amount} を受け取りました`,
  run: 'ここまでの流れ',
  runFirst: (month: string) => month,
  runSkipped: (month: string) => `見送り、${month}`,
  runGuess: (months: string, month: string, right: boolean) =>
    `${months}と予想、${month}、${right ? '当たり' : 'はずれ'}`,
  pays: '月ごとの確率と受け取り額',
  paysNote: (stake: string) =>
    `ベット額 ${stake} で、1回目の予想を当てた場合の受け取り額です。2回目からは、それまでの倍率が掛かります。`,
  paysMonth: '今の月',
  paysHigher: '以降',
  paysLower: '以前',
  paysRow: '1回目の予想が当たったとき（当たる月の数ごと）',
  timeOut: (hours: string) =>
    `${hours}時間操作がないラウンドは、サーバーが規則どおりに終了します。1回も当てていない場合は、確率の高い方を1回だけ予想し、当たれば受け取ります。1回以上当てている場合は、その時点の額を受け取ります。`,
}
