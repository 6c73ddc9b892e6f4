import type { Language } from '../../shell/text/messages.ts'
import { type Face, faces, type Rank, rankOf, type Suit, suitOf } from './faces.ts'

const suits: Readonly<Record<Language, Readonly<Record<Suit, string>>>> = {
  ja: { s: 'スペード', h: 'ハート', d: 'ダイヤ', c: 'クラブ' },
  en: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' },
}
const ranks: Readonly<Partial<Record<Rank, string>>> = { T: '10' }
const courts: Readonly<Partial<Record<Rank, string>>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

/** A card in words, such as "ハートのQ" and "queen of hearts": signs of suits are pictures on some systems, and read in different ways. */
export function cardName(face: string, language: Language): string {
  const card = faces.find((one): one is Face => one === face)
  if (!card) return ''
  const [rank, suit] = [rankOf(card), suits[language][suitOf(card)]]
  const number = ranks[rank] ?? rank
  return language === 'ja' ? `${suit}の${number}` : `${courts[rank] ?? number} of ${suit}`
}

/** The rank as cards print it, such as "10" or "K"; empty for no card. */
export function rankLabel(face: string): string {
  const card = faces.find((one): one is Face => one === face)
  if (!card) return ''
  const rank = rankOf(card)
  return ranks[rank] ?? rank
}
