import { jackpotList } from '../player-api/jackpots.ts'
import { topic } from '../topic.ts'

/** All jackpots of the brand with their meters, as in `getJackpots`. */
export const jackpotsTopic = topic('jackpots', {
  access: 'public',
  image: jackpotList,
  payload: jackpotList,
  conflation: { keep: 'latest', everyMs: 1_000 },
})
