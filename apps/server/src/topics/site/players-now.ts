import { playersNowTopic } from '@andon/contract/topics/players-now'
import { siteSource } from '../../compose/topic-source.ts'
import { watchPlayers } from '../../compose/watch-players.ts'

export const source = siteSource({
  topic: playersNowTopic,
  start: (context) => {
    const { count, stop } = watchPlayers(context, {
      topic: playersNowTopic,
      onChange: (game) => context.hub.publish(playersNowTopic, {}, game),
    })
    return {
      image: async () => ({ games: [...(await count())].map(([gameCode, players]) => ({ gameCode, players })) }),
      stop,
    }
  },
})
