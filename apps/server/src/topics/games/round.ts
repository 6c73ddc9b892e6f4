import { roundTopic } from '@andon/arcade/game-topics'
import { roundWentOn } from '@andon/arcade/rounds/went-on'
import { after, gamesSource } from '../../compose/topic-source.ts'

export const source = gamesSource({
  topic: roundTopic,
  start: ({ hub, arcade, log }) => {
    async function publish(owner: string, id: string): Promise<void> {
      if (hub.sessions(owner).length === 0) return
      const now = await arcade.stream.roundNow({ owner, id })
      if (now) hub.publish(roundTopic, { to: now.sessionId }, { id, status: now.status })
    }
    return {
      facts: [
        after(roundWentOn, ({ key, data }) => {
          publish(key, data.round).catch((error) => log.warn({ err: error }, 'a round that went on could not be read'))
        }),
      ],
    }
  },
})
