import { jackpotMeters } from '../player-api/jackpots.ts'
import { topic } from '../topic.ts'

/** Meters of all jackpots of the visitor's brand, by the ids of `getJackpots`; nothing on a brand without jackpots. Each message has all of them. */
export const jackpotsTopic = topic('jackpots', {
  access: 'visitor-place',
  payload: jackpotMeters,
  conflation: { keep: 'latest', everyMs: 1_000 },
})
