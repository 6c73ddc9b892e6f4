import type { PokerHand } from '@andon/arcade/engines/cards/events'

const hands: Readonly<Record<PokerHand, string>> = {
  'royal-flush': 'ロイヤルフラッシュ',
  'straight-flush': 'ストレートフラッシュ',
  'four-of-a-kind': 'フォーカード',
  'full-house': 'フルハウス',
  flush: 'フラッシュ',
  straight: 'ストレート',
  'three-of-a-kind': 'スリーカード',
  'two-pair': 'ツーペア',
  'jacks-or-better': 'J以上のワンペア',
  none: '役なし',
}

/** Where a row is narrow. */
const brief: Readonly<Record<PokerHand, string>> = {
  ...hands,
  'royal-flush': 'ロイヤル',
  'straight-flush': 'ストフラ',
  'jacks-or-better': 'J以上のペア',
}

/** Explains each hand to people who do not know poker. */
const explained: Readonly<Record<PokerHand, string>> = {
  'royal-flush': '同じマークの10・J・Q・K・A',
  'straight-flush': '同じマークで、数字が5枚続く',
  'four-of-a-kind': '同じ数字が4枚',
  'full-house': '同じ数字が3枚と2枚',
  flush: '同じマークが5枚',
  straight: '数字が5枚続く',
  'three-of-a-kind': '同じ数字が3枚',
  'two-pair': '同じ数字のペアが2組',
  'jacks-or-better': 'J・Q・K・Aのどれかのペア',
  none: '',
}

/** The Japanese texts of five-card draw. Arguments are already formatted. */
export const ja = {
  start: '配る',
  startHint: 'スペースキーでも配れます',
  starting: 'カードを配っています。',
  hitNote: '毎回、最善のホールドをした場合の値です。',
  won: '配当',
  hands,
  brief,
  explained,
  pays: 'ベット額での配当',
  multiple: (value: string) => `${value}倍`,
  rtp: (percent: string) => `RTP ${percent}`,
  rtpCondition: '最善のホールドの場合',
  hand: '手札',
  faceDown: '裏向き',
  place: (number: number, card: string, isBest: boolean) =>
    `${number}枚目、${card}${isBest ? '、最善ではホールド' : ''}`,
  held: 'ホールド',
  goes: '交換',
  bestMark: '最善',
  draw: 'ドロー',
  exchanges: (count: number) => (count === 0 ? '交換しない' : `${count}枚を交換`),
  choose: '残すカードを選んでドロー',
  dealt: (cards: string, hand: string) => `${cards}。${hand}。残すカードを選んでください。`,
  drawn: (cards: string) => `引いたカード：${cards}。`,
  stood: '交換なし。',
  list: (cards: readonly string[]) => cards.join('、'),
  settled: (hand: string, amount: string) => `${hand} ${amount}`,
  showBest: '最善のホールドを表示',
  searching: '計算しています…',
  notFound: '最善のホールドを計算できませんでした',
  best: (places: readonly number[], multiple: string) => {
    const kept =
      places.length === 5 ? 'このまま' : places.length === 0 ? '5枚とも交換' : `${places.join('・')}枚目をホールド`
    return `最善：${kept}（平均${multiple}倍）`
  },
  wasBest: '最善のホールドでした',
  cost: (percent: string) => `このホールドの損失：平均でベット額の${percent}`,
  paysHand: '役',
  paysAmount: (stake: string) => `ベット額 ${stake} での配当`,
  paysMultiple: '倍率',
  timeOut: (hours: string) =>
    `${hours}時間操作がない場合は、5枚ともホールドしたものとして、サーバーが自動で終了します。`,
}
