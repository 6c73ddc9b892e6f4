import type { CardTexts } from './card-texts.ts'

const suits: Readonly<Record<string, string>> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' }
const ranks: Readonly<Record<string, string>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' }

export const en: CardTexts = {
  start: 'Start',
  startHint: 'Start, or press space',
  starting: 'Starting the round.',
  cycle: 'Round length',
  actions: 'Your options',
  card: (face) => `${ranks[face.charAt(0)] ?? face.charAt(0)} of ${suits[face.charAt(1)]}`,
  byRules: 'Time ran out: finished as the rules say',
}
