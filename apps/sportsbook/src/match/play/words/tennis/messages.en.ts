import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  'figure.aces': 'Aces',
  'figure.doubleFaults': 'Double faults',
  'figure.firstServesIn': 'First serves in',
  'figure.firstServePointsWon': 'Points won on first serve',
  'figure.servePointsWon': 'Service points won',
  'figure.breakPoints': 'Break points',
  'figure.breakPointsWon': 'Break points won',
  'figure.winners': 'Winners',
  'figure.unforcedErrors': 'Unforced errors',
  'figure.fastestServe': 'Fastest serve (km/h)',
  'figure.pointsWon': 'Points won',
  'moment.ace': 'Ace by {team}',
  'moment.doubleFault': 'Double fault by {team}',
}
