import { gamePlayersTopic } from '@andon/contract/topics/game-players'
import { siteSource } from '../../compose/topic-source.ts'
import { watchPlayers } from '../../compose/watch-players.ts'

export const source = siteSource({
  topic: gamePlayersTopic,
  start: (context) => {
    const { count, stop } = watchPlayers(context, {
      topic: gamePlayersTopic,
      onChange: ({ gameCode, players }) => context.hub.publish(gamePlayersTopic, { params: { gameCode } }, { players }),
    })
    return { image: async ({ gameCode }) => ({ players: (await count()).get(gameCode) ?? 0 }), stop }
  },
})
