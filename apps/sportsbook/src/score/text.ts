import { messages as en } from './messages.en.ts'
import { messages as ja } from './messages.ja.ts'

/** Parts of play and states of events, as lists, matches and bets show them. */
export const scoreText = { ja, en }
