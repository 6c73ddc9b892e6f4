import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  'figure.fieldGoals': 'Field goals',
  'figure.threes': 'Three-pointers',
  'figure.freeThrows': 'Free throws',
  'figure.rebounds': 'Rebounds',
  'figure.assists': 'Assists',
  'figure.biggestLead': 'Biggest lead',
  'moment.two': 'Two points for {team}',
  'moment.twoBy': '{player} makes a two ({team})',
  'moment.three': 'Three points for {team}',
  'moment.threeBy': '{player} makes a three ({team})',
  'moment.freeThrow': 'Free throw made ({team})',
  'moment.freeThrowBy': '{player} makes a free throw ({team})',
  'moment.scoringRun': '{team} on a run of 8 or more unanswered points',
  assisted: '{text}, assist {other}',
  teamFouls: 'Team fouls',
  bonus: 'Bonus',
}
