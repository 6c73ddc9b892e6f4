/** Japanese texts of shared rounds. Arguments are already formatted. */
export const ja = {
  place: '賭ける',
  placeHint: 'スペースキーでも賭けられます',
  closesIn: (seconds: number) => `締切まで ${seconds}秒`,
  locked: 'ベットを締め切りました',
  nextIn: (seconds: number) => `次のラウンドまで ${seconds}秒`,
  waiting: '次のラウンドをお待ちください',
  lost: '接続が切れました。再接続しています…',
  closed: {
    starting: 'テーブルはまもなく開きます',
    draining: '現在、ベットの受付を停止しています',
    chain: '現在、ベットの受付を停止しています',
    signer: '現在、ベットの受付を停止しています',
  },
  placed: (stake: string) => `${stake} を賭けました。`,
  betsClosed: (received: string, closed: string) =>
    `締切に間に合いませんでした（受付 ${received}、締切 ${closed}）。残高からは引かれていません。`,
  tooLate: 'ベットは締め切られています。残高からは引かれていません。',
  stakeReturns: '締切に間に合わなかったため、ベット額を返金します。',
  tooMany: (most: string) => `1ラウンドに賭けられるのは${most}回までです。`,
  tableClosed: '現在、ベットの受付を停止しています。残高からは引かれていません。',
  overLimit: (least: string, most: string) =>
    `ベット額の範囲を外れています。1ラウンドの合計は ${least}〜${most} です。`,
  notTaken: 'ベットを受け付けられませんでした。残高からは引かれていません。',
  seconds: (seconds: string) => `${seconds}秒`,
  withReading: (seconds: string, reading: string) => `${seconds}・${reading}倍`,
  actionTooLate: (received: string, ended: string) =>
    `間に合いませんでした（受付 ${received}、ラウンド終了 ${ended}）。`,
  actionRefused: 'この操作は、もうできません。',
  voided: 'このラウンドは無効となりました。ベット額を返金します。',
  voidedWatching: 'このラウンドは無効となりました。すべてのベット額が返金されます。',
  running: (stake: string) => `このラウンドに ${stake} を賭けています。`,
  lastRound: (stake: string, win: string) => `前回のラウンド：ベット額 ${stake}、受け取り ${win}`,
  returned: (win: string, stake: string) => `ベット額 ${stake} のうち ${win} が戻りました。`,
  players: (count: number) => `${count}人`,
}
