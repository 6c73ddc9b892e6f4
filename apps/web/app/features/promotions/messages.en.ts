import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  promotions: 'Promotions',
  'promotions.lead': 'Only what you can have now, with all of its terms.',
  'promotions.none': 'No promotion is on now',
  'promotions.noneText':
    'We do not list offers that are over or out of reach. Every game returns the same, with an offer or without.',
  tournaments: 'Tournaments',
  'tournaments.lead': 'Those you can join, and those that begin later.',
  'tournaments.none': 'No tournament is running or announced',
  'tournaments.noneText':
    'Once one is set, its dates, its prizes and how places are decided stand here. Until then, the games are open as always.',
  from: 'From {from}',
  period: 'From {from} to {until}',
  more: 'Read more about {title}',
  moreShort: 'Read more',
  terms: 'Terms',
  rules: 'Read the bonus rules',
  toGames: 'See the games',
}
