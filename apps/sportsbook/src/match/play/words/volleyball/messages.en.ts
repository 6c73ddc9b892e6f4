import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  'figure.attackPoints': 'Attack points',
  'figure.blocks': 'Block points',
  'figure.ownErrors': 'Points lost by errors',
  'figure.longestRun': 'Most points in a row',
  'figure.averageRally': 'Strokes in rallies won (average)',
  'figure.longestRally': 'Strokes in rallies won (most)',
  'figure.timeOuts': 'Time-outs',
  'moment.attackPoint': 'Attack point for {team}',
  'moment.block': 'Block point for {team}',
  'moment.serveError': 'Point for {team} on a serve error',
  'moment.rallyError': 'Point for {team} on an error',
  'moment.timeOut': 'Time-out for {team}',
}
