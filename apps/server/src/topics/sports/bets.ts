import { betsChanged } from '@andon/bookmaker'
import { betsTopic } from '@andon/bookmaker/sports-api'
import { sessionEnded } from '@andon/operator/identity'
import { after, sportsSource } from '../../compose/topic-source.ts'
import { namedSession, watchSessions } from '../../compose/watch-sessions.ts'

export const source = sportsSource({
  topic: betsTopic,
  start: ({ hub, bettors, log }) => {
    const sessions = watchSessions(hub, {
      sessionsOver: (open) => bettors.sessionsOver(open.map(namedSession)),
      onOver: hub.endSession,
      log,
    })
    /** By player, what changed since it was read; those that are being read now have an entry. */
    const changed = new Map<string, Set<string>>()

    /** Reads and publishes one player's bets at a time, so that an older state never follows a newer one. */
    async function publish(playerId: string): Promise<void> {
      try {
        for (;;) {
          const ids = [...(changed.get(playerId) ?? [])]
          if (ids.length === 0) return
          changed.set(playerId, new Set())
          await sessions.ahead(playerId)
          if (!hub.isFollowed(betsTopic, playerId)) return
          for (const bet of await bettors.showBets(playerId, ids)) hub.publish(betsTopic, { to: playerId }, bet)
        }
      } catch (error) {
        log.error({ err: error }, 'bets that changed could not be read: their pages fetch them')
        hub.resync(betsTopic, playerId)
      } finally {
        changed.delete(playerId)
      }
    }

    function note(playerId: string, bets: readonly string[]): void {
      if (!hub.isFollowed(betsTopic, playerId)) return
      const waiting = changed.get(playerId)
      changed.set(playerId, new Set([...(waiting ?? []), ...bets]))
      if (!waiting) void publish(playerId)
    }

    return {
      facts: [
        after(betsChanged, ({ key, data }) => note(key, data.bets)),
        after(sessionEnded, ({ key }) => sessions.check(key)),
      ],
      stop: sessions.stop,
    }
  },
})
