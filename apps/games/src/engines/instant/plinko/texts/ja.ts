/** Texts of games with a ball and pins. Arguments are already formatted. */
export const ja = {
  start: '玉を落とす',
  startHint: 'スペースキーでも落とせます',
  starting: '玉を落とします。',
  cycle: '1ラウンドの時間',
  hitNote: '',
  rows: '段数',
  risk: 'リスク',
  risks: { low: '低', medium: '中', high: '高' },
  bins: '受け皿の倍率と確率',
  rtp: (percent: string) => `還元率 ${percent} 以上`,
  multiple: (value: string) => `${value}倍`,
  /** The number of the ball's ways that end in the bin, among all its ways. */
  chance: (ways: string, all: string) => `${ways}/${all}`,
  landed: (multiple: string, amount: string) => `${multiple}の受け皿に入りました。${amount} の受け取りです。`,
  note: (multiple: string, amount: string) => `${multiple}　${amount}`,
  won: '受け取り',
  way: (way: string) => `玉の道すじ：${way}`,
  left: '左',
  right: '右',
  pays: '段数とリスクごとの倍率',
  paysMultiple: '倍率',
  paysChance: '確率',
  paysAmount: '受け取り額',
  paysNote: (stake: string) => `ベット額 ${stake} の場合。`,
  figures: (figures: { rtp: string; deviation: string; above: string }) =>
    `還元率（端数処理前）${figures.rtp}、標準偏差 ${figures.deviation}、ベット額を上回る確率 ${figures.above}。`,
}
