import { roundWentOn } from '@andon/arcade/facts'
import { roundTopic } from '@andon/arcade/game-topics'
import { after, gamesSource } from '../../compose/topic-source.ts'

export const source = gamesSource({
  topic: roundTopic,
  start: ({ hub, arcade, log }) => {
    /** To the player's open sessions of the round's game, but the one whose request it was. */
    async function publish(owner: string, { round: id, by }: { round: string; by: string | null }): Promise<void> {
      const sessions = hub.sessions(owner).flatMap(({ sessionId }) => (sessionId === by ? [] : [sessionId]))
      if (sessions.length === 0) return
      const now = await arcade.stream.roundNow({ owner, id, sessions })
      for (const to of now?.sessions ?? []) hub.publish(roundTopic, { to }, { id, status: now?.status })
    }
    return {
      facts: [
        after(roundWentOn, ({ key, data }) => {
          publish(key, data).catch((error) => log.warn({ err: error }, 'a round that went on could not be read'))
        }),
      ],
    }
  },
})
