import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  'figure.rallyWinners': 'Winners',
  'moment.rallyWinner': 'Winner by {team}',
}
