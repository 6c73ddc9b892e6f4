import type { messages as ja } from './each-way.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  eachWay: 'Each way',
  explained: 'Two bets: one to win, one to place',
  terms: '{fraction} odds, {places} places',
  marketTerms: 'Each way: {fraction} odds, {places} places',
}
