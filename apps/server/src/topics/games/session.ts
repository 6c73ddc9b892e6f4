import { sessionOpened } from '@andon/arcade/facts'
import { sessionTopic } from '@andon/arcade/game-topics'
import { sessionEnded } from '@andon/operator/identity'
import { after, gamesSource } from '../../compose/topic-source.ts'
import { namedSession, watchSessions } from '../../compose/watch-sessions.ts'

export const source = gamesSource({
  topic: sessionTopic,
  start: ({ hub, arcade, log }) => {
    /** The sessions whose pages know that another game was opened in their place. */
    const replaced = new Set<string>()
    const sessions = watchSessions(hub, {
      sessionsOver: async (open) => {
        const found = await arcade.stream.sessionsNotOpen(open.map(namedSession))
        for (const { id, state } of found) {
          if (state !== 'replaced' || replaced.has(id)) continue
          replaced.add(id)
          hub.publish(sessionTopic, { to: id }, { state })
        }
        return found.flatMap(({ id, state }) => (state === 'ended' ? [id] : []))
      },
      onOver: (id) => {
        replaced.delete(id)
        hub.publish(sessionTopic, { to: id }, { state: 'ended' })
        hub.endSession(id)
      },
      log,
    })
    const facts = [sessionEnded, sessionOpened].map((fact) => after(fact, ({ key }) => sessions.check(key)))
    return { facts, stop: sessions.stop }
  },
})
