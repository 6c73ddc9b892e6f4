import type { RecentPlay } from '@andon/contract/player-api/catalogue-play'

/** The fewest rounds that are shown: a day's handful says nothing about the games. */
const fewestRounds = 1_000

/** The recent play if it is enough to be shown. */
export const worthTelling = (play: RecentPlay | undefined): RecentPlay | undefined =>
  play !== undefined && play.rounds >= fewestRounds ? play : undefined
