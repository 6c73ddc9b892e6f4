import type { reactions } from '@andon/arcade/game-api/table-fields'
import type { Language } from '../../text/messages.ts'

export type Reaction = (typeof reactions)[number]

/** Arguments are already formatted. */
const ja = {
  seats: 'テーブルのプレイヤー',
  you: 'あなた',
  watching: '観戦中',
  seat: (name: string, staked: string) => `${name}、ベット額 ${staked}`,
  idle: (name: string) => `${name}、まだ賭けていません`,
  left: (name: string, at: string) => `${name}、${at}で降りました`,
  more: (count: number) => `他${count}人`,
  moreSpoken: (count: number) => `と他${count}人`,
  empty: 'このラウンドには、まだ誰も賭けていません',
  alone: 'ほかのプレイヤーはいません',
  reactions: 'リアクション',
  reaction: {
    clap: '拍手',
    bow: 'お辞儀',
    luck: '幸運を',
    tea: 'お茶をどうぞ',
    wow: 'すごい',
    thanks: 'ありがとう',
  } satisfies Record<Reaction, string>,
  reacted: (name: string, reaction: string) => `${name}：${reaction}`,
  tooSoon: '少し待ってから、もう一度お試しください',
  show: '自分をテーブルに表示する',
  showNote: 'ほかのプレイヤーに、伏せ字の名前（例：は＊＊＊）と賭けたチップが見えます。',
  ask: 'テーブルに表示しますか？',
  askNote:
    'ほかのプレイヤーに、伏せ字の名前（例：は＊＊＊）と賭けたチップが見えるようになります。いつでも変更できます。',
  yes: '表示する',
  no: '表示しない',
}
export type SeatTexts = typeof ja

const en: SeatTexts = {
  seats: 'Players at the table',
  you: 'You',
  watching: 'watching',
  seat: (name, staked) => `${name}, bets ${staked}`,
  idle: (name) => `${name}, no bets yet`,
  left: (name, at) => `${name}, left at ${at}`,
  more: (count) => `+${count} more`,
  moreSpoken: (count) => `and ${count} more`,
  empty: 'No bets on this round yet',
  alone: 'No other players right now',
  reactions: 'Reactions',
  reaction: {
    clap: 'Applause',
    bow: 'Bow',
    luck: 'Good luck',
    tea: 'Have some tea',
    wow: 'Wow',
    thanks: 'Thank you',
  },
  reacted: (name, reaction) => `${name}: ${reaction}`,
  tooSoon: 'Give it a moment, then try again',
  show: 'Show me at the table',
  showNote: 'Other players see a masked name, such as は＊＊＊, and your chips.',
  ask: 'Show yourself at the table?',
  askNote: 'Other players would see a masked name, such as は＊＊＊, and your chips. You can change this at any time.',
  yes: 'Show me',
  no: 'Stay hidden',
}

export const seatTexts: Readonly<Record<Language, SeatTexts>> = { ja, en }
