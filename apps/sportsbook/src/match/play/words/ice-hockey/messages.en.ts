import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  'figure.shotsOnGoal': 'Shots on goal',
  'figure.powerPlays': 'Power plays',
  'figure.powerPlayGoals': 'Power-play goals',
  'figure.faceoffsWon': 'Face-offs won',
  'figure.hits': 'Hits',
  'figure.penaltyMinutes': 'Penalty minutes',
  'moment.penalty': '2-minute penalty ({team})',
  'moment.penaltyBy': '2-minute penalty: {player} ({team})',
  'moment.powerPlayOver': '{team} at full strength',
}
