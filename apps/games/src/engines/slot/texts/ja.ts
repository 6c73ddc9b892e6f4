interface BonusGame {
  readonly number: number
  readonly games: number
  readonly won: number
  readonly wins: number
  readonly total: string
}

/** The slot engines' Japanese texts. Arguments are already formatted. */
export const ja = {
  cycle: '1スピンの時間',
  hitNote: 'ベット額に満たない当たりも含みます。',
  /** After the last event of a round. */
  roundWon: (amount: string) => `獲得 ${amount}`,
  lineWins: (lines: number, amount: string) => `${lines}ラインで ${amount}`,
  symbolWins: (amount: string) => `${amount} 獲得`,
  falls: (count: number) => `${count}連鎖`,
  multiplier: (value: number) => `${value}倍`,
  respin: 'リスピン',
  freeSpinsWon: (count: number) => `フリースピン ${count}回`,
  freeSpinsMore: (count: number) => `フリースピン ${count}回追加`,
  freeSpinsLeft: (left: number, total: string) => `フリースピン 残り${left}回・合計 ${total}`,
  freeSpinsWonTotal: (played: number) => `フリースピン ${played}回の合計`,
  freeSpinsEnd: (played: number, amount: string) => `フリースピン ${played}回で ${amount}`,
  lamp: 'ボーナス確定',
  bonus: { big: 'ビッグボーナス', reg: 'レギュラーボーナス' },
  startsBonus: (bonus: string, games: number) => `${bonus} 最大${games}ゲーム`,
  bonusShort: { big: 'BIG', reg: 'REG' },
  /** The run ends after `games` games, or as soon as `wins` of them have won. */
  bonusGame: (bonus: string, { number, games, won, wins, total }: BonusGame) =>
    `${bonus} ${number}/${games}・当たり ${won}/${wins}・合計 ${total}`,
  bonusEnd: (bonus: string, amount: string) => `${bonus}で ${amount}`,
  times: (multiple: string) => `${multiple}倍`,
  /** How often a coin of this value comes. */
  coinShare: (share: string, of: string) => `${of}回に${share}回`,
  /** In rules with a limit to the win of a round. */
  mostWin: (multiple: string) =>
    `1ラウンドの獲得は、すべて合わせてベット額の${multiple}倍までです。達した時点でラウンドは終わり、残りのスピンは行われません。`,
  /** In rules of tumbles: they follow from the reels, and nothing more is drawn. */
  dropsFollow: '降ってくるのは、リール上で続いている絵柄です。連鎖の結果は、リールが止まった位置だけで決まります。',
  greatestRound: (multiple: string) => `1ラウンドの獲得は、最大でもベット額の${multiple}倍です。`,
  maxWin: (amount: string) => `1ラウンドの最大配当 ${amount} に達しました`,
  pays: '配当表',
  paysNote: (stake: string) => `ベット額 ${stake} で、絵柄がそろった個数ごとの配当です。`,
  /** For slots in ways. */
  waysNote: (stake: string) =>
    `ベット額 ${stake} で、1通りあたりの配当です。個数は、左端から続けて出たリールの本数です。`,
  orMore: (count: number) => `${count}個以上`,
  range: (from: number, to: number) => `${from}〜${to}個`,
  exactly: (count: number) => `${count}個`,
  lines: (count: number) => `${count}ライン`,
  role: { pays: '', wild: 'ワイルド', scatter: 'スキャッター', bonus: 'ボーナス', coin: 'ホールド' },
  freeSpins: (count: number) => `フリースピン ${count}回`,
}
