import { listBoosts } from '@andon/bookmaker'
import { boostsTopic } from '@andon/bookmaker/sports-api'
import { sportsSource } from '../../compose/topic-source.ts'

export const source = sportsSource({
  topic: boostsTopic,
  start: ({ hub, book }) => {
    const boostsNow = () => ({ boosts: listBoosts(book).boosts })
    return {
      image: async () => boostsNow(),
      stop: book.onBoosts(() => {
        if (hub.isWatched(boostsTopic)) hub.publish(boostsTopic, {}, boostsNow())
      }),
    }
  },
})
