/** The board engine's Japanese texts. Arguments are already formatted. */
export const ja = {
  start: 'スタート',
  startHint: 'スペースキーでも始められます',
  starting: 'ラウンドを始めています。',
  cycle: '1 回の長さ',
  hitNote: '最初の設定のまま 1 マスだけ開けた場合です。遊び方によって変わります。',
  cashOut: (amount: string) => `${amount} を受け取る`,
  /** What cashing out pays after one more cell. */
  next: (amount: string) => `次のマスで ${amount}`,
  cell: (number: number, state: string) => `マス ${number}、${state}`,
  board: '盤面',
  ladder: '開けたマスごとの受け取り額',
  step: (opened: number, amount: string) => `${opened} マスで ${amount}`,
  choose: 'マスを選んでください',
  opened: (opened: number, amount: string) => `${opened} マス成功。いま ${amount} を受け取れます。`,
  hit: 'はずれです。ラウンドは終わりました。',
  won: '受け取り',
  cashedOut: (amount: string) => `${amount} を受け取りました`,
  byTimeOut: '時間が過ぎたため、自動で進みました',
  pays: '受け取り額',
  paysNote: (hazards: string, count: number, stake: string) => `${hazards} ${count} マス、賭け金 ${stake} のとき。`,
  paysOpened: '開けたマス',
  paysAmount: '受け取り額',
  paysMultiple: '賭け金の倍率',
  timeOut: (hours: string) =>
    `${hours} 時間操作がないラウンドは、サーバーが自動で終えます。1 マスも開けていない場合は 1 マスを抽選で開けてから受け取ります。`,
}
