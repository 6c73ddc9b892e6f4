import type { Move } from '../advice.ts'
import type { Outcome } from '../shown-table.ts'

const moves: Readonly<Record<Move, string>> = {
  hit: 'ヒット',
  stand: 'スタンド',
  double: 'ダブル',
  split: 'スプリット',
  insure: 'インシュランス',
  decline: '掛けない',
}
const outcomes: Readonly<Record<Outcome, string>> = {
  natural: 'ブラックジャック',
  win: '勝ち',
  push: '引き分け',
  loss: '負け',
  bust: 'バスト',
}

/** The Japanese texts of blackjack. Arguments are already formatted. */
export const ja = {
  start: '配る',
  startHint: 'スペースキーでも配れます',
  starting: 'カードを配ります。',
  cycle: '1ラウンドの時間',
  hitNote: '最善の手順でプレイした場合の値です。',
  won: '勝ち',
  /** `half`: 1 or 2 of a split place, 0 otherwise. */
  hand: (place: number, half: number) => `手${place + 1}${['', 'A', 'B'][half] ?? ''}`,
  dealer: 'ディーラー',
  hands: 'カードと合計',
  bets: 'ベットする場所',
  noBet: '空き',
  seat: (hand: string, amount: string) => `${hand}、${amount}。押すと選んだチップを置き、Deleteキーで戻します`,
  chooseSeat: 'チップを1〜3か所に置いてください',
  total: (total: number, soft: boolean) => (soft ? `ソフト${total}` : String(total)),
  cards: (hand: string, cards: string, total: string) => `${hand}: ${cards}。合計${total}。`,
  drew: (hand: string, card: string, total: string) => `${hand}に${card}。合計${total}。`,
  hiddenCard: '伏せた1枚',
  peeked: 'ディーラーはブラックジャックではありません',
  dealerNatural: 'ディーラーのブラックジャックです',
  /** Names the hand that waits for the player. */
  turn: (hand: string, total: string) => `${hand}（${total}）の番です`,
  insuranceTurn: (hand: string) => `${hand}にインシュランスを掛けますか？`,
  move: (move: Move) => moves[move],
  /** With the hand, for screen readers. */
  spokenMove: (move: Move, hand: string, more: string) => `${hand}、${moves[move]}${more === '' ? '' : `、${more}`}`,
  more: (amount: string) => `＋${amount}`,
  insurancePrice: (price: string, share: string) => `${price}　還元率${share}`,
  tooDear: (amount: string) => `残高不足（${amount}）`,
  isBest: '最善手',
  madeMove: (hand: string, move: Move) => `${hand}: ${moves[move]}`,
  refused: (move: Move) => `${moves[move]}は受け付けられませんでした。同じカードで続けられます`,
  mayTake: (amount: string, balance: string) => `追加ベットは最大${amount}（残高${balance}）`,
  mayTakeShort: (amount: string, balance: string) =>
    `追加ベットは最大${amount}。残高${balance}では足りない場合があります`,
  outcome: (outcome: Outcome) => outcomes[outcome],
  /** The result of a hand, with the amount that it returned, the stake included; null where it returned nothing. */
  settled: (hand: string, total: string, outcome: Outcome, amount: string | null) =>
    `${hand}: ${total}、${outcomes[outcome]}${amount === null ? '' : `、受け取り${amount}`}。`,
  insured: (amount: string) => `インシュランスの受け取り${amount}。`,
  insuredBadge: '保険',
  advice: '最善手の表示',
  best: (hand: string, move: Move) => `${hand}の最善手: ${moves[move]}`,
  bestInsurance: (hand: string) => `${hand}の最善手: インシュランスを掛けない`,
  costNothing: (session: string) => `判断はすべて最善でした。これまでの損失は${session}`,
  cost: (share: string, amount: string, session: string) =>
    `判断による損失は${share}（平均${amount}）。これまでは${session}`,
  worse: (hand: string, made: Move, best: Move) => `${hand}: ${moves[made]}より${moves[best]}が最善`,
  /** On the felt. */
  print: {
    pays: (toOne: string) => `ブラックジャック ${toOne}`,
    soft17: (hits: boolean): string => (hits ? 'ディーラーはソフト17でヒット' : 'ディーラーはソフト17でスタンド'),
    insurance: (share: string) => `インシュランス 2:1（還元率${share}）`,
    deck: 'カードは1枚ごとに新しいデッキから',
    rtp: (first: string, all: string) => `最善の手順でのRTP ${first}（追加を含む全ベット ${all}）`,
  },
  pays: '配当',
  paysNote: (least: string, most: string, layout: string) =>
    `ベットは1か所${least}〜${most}、合計${layout}までです。受け取りは元のベットを含みます。`,
  paysBet: '結果',
  paysReturns: '受け取り',
  paysRows: {
    natural: 'ブラックジャック（最初の2枚で21）',
    win: '勝ち',
    push: '引き分け',
    insurance: 'インシュランス（ディーラーがブラックジャック）',
  },
  multiple: (value: string) => `${value}倍`,
  timeOut: (hours: string) =>
    `${hours}時間操作がないラウンドは、サーバーが規則どおりに終了します。インシュランスは掛けず、残りの手はスタンドします。追加のベットは取りません。`,
}
