import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  'figure.roundsWon': 'Rounds won',
  'figure.kills': 'Kills',
  'figure.firstKills': 'First kills',
  'figure.pistolRounds': 'Pistol rounds won',
  rounds: 'Round history',
  'rounds.map': 'Map {number}: {name}',
  'rounds.won': 'Round {number}: {team}, kills {home}–{away}',
  'rounds.toCome': 'To come',
}
