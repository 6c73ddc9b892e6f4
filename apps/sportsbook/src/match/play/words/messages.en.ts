import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  'threat.safe': '{team} in possession',
  'threat.attack': '{team} attacking',
  'threat.danger': '{team}: dangerous attack',
  strength: '{team} power play, {most} on {least}, {time} left',
  'moment.goal': 'Goal for {team}',
  'moment.goalBy': 'Goal for {team}: {player}',
  'moment.game': 'Game {team}',
  'moment.points': '{team} +{points}',
  'moment.yellow': 'Yellow card for {team}',
  'moment.red': 'Red card for {team}',
  'moment.corner': 'Corner for {team}',
  'moment.part': '{part} begins',
  'moment.abandoned': 'Abandoned',
}
