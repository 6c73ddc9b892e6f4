import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  'strength.rugby': '{team} play {most} against {least}, {time} left',
  'figure.territory': 'Territory',
  'figure.tries': 'Tries',
  'figure.conversions': 'Conversions',
  'figure.penaltyGoals': 'Penalty goals',
  'figure.dropGoals': 'Drop goals',
  'figure.scrumsWon': 'Scrums won',
  'figure.lineOutsWon': 'Line-outs won',
  'figure.penaltiesConceded': 'Penalties conceded',
  'moment.try': 'Try for {team}',
  'moment.conversion': 'Conversion good for {team}',
  'moment.conversionMissed': 'Conversion missed by {team}',
  'moment.penaltyGoal': 'Penalty goal for {team}',
  'moment.dropGoal': 'Drop goal for {team}',
  'moment.backOn': 'Back to fifteen: {team}',
}
