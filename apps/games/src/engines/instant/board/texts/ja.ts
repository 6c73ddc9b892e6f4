/** The board engine's Japanese texts. Arguments are already formatted. */
export const ja = {
  start: 'スタート',
  startHint: 'スペースキーでもスタートできます',
  starting: 'ラウンドを始めています。',
  cycle: '1ラウンドの時間',
  hitNote: '初期設定のまま1マスだけ開けた場合の値です。遊び方によって変わります。',
  cashOut: (amount: string) => `${amount} を受け取る`,
  /** The amount that cashing out pays after one more cell. */
  next: (amount: string) => `次のマスで ${amount}`,
  cell: (number: number, state: string) => `マス${number}、${state}`,
  board: '盤面',
  ladder: '開けたマスごとの受け取り額',
  step: (opened: number, amount: string) => `${opened}マスで ${amount}`,
  choose: 'マスを選んでください',
  opened: (opened: number, amount: string) => `${opened}マス成功。${amount} を受け取れます。`,
  hit: 'はずれ。ラウンド終了です。',
  won: '受け取り',
  cashedOut: (amount: string) => `${amount} を受け取りました`,
  byTimeOut: '時間切れのため、自動で進みました',
  pays: '受け取り額',
  paysNote: (hazards: string, count: number, stake: string) => `${hazards}${count}マス、ベット額 ${stake} の場合。`,
  paysOpened: '開けたマス',
  paysAmount: '受け取り額',
  paysMultiple: '倍率',
  multiple: (value: string) => `${value}倍`,
  timeOut: (hours: string) =>
    `${hours}時間操作がないラウンドは、サーバーが自動で終了します。1マスも開けていない場合は、抽選で1マスを開けてから受け取ります。`,
}
