import { kinds } from '@andon/arcade/engines/kinds'
import { tableBetsChanged } from '@andon/arcade/facts'
import { tableBetTopicOf } from '@andon/arcade/game-topics'
import { after, gamesSource } from '../../compose/topic-source.ts'

const tableBetTopic = tableBetTopicOf(kinds)

/** Read in one statement. */
const mostAtOnce = 500

interface BetName {
  readonly owner: string
  readonly id: string
}

export const source = gamesSource({
  topic: tableBetTopic,
  start: ({ hub, arcade, log }) => {
    const changed = new Map<string, Map<string, BetName>>()
    let isReading = false

    /** Reads and sends one batch at a time, so that an older state never follows a newer one. */
    async function sendChanged(): Promise<void> {
      if (isReading) return
      isReading = true
      for (const [tableId, bets] of changed) {
        changed.delete(tableId)
        const following = followers()
        const names = [...bets.values()].filter(({ owner }) => following.has(owner))
        for (let first = 0; first < names.length; first += mostAtOnce) {
          const shown = await arcade.tables.showBets(tableId, names.slice(first, first + mostAtOnce))
          for (const { owner, bet } of shown)
            for (const to of following.get(owner) ?? []) hub.publish(tableBetTopic, { to }, bet)
        }
      }
      isReading = false
    }

    /** The sessions that follow their bets, by player. */
    function followers(): ReadonlyMap<string, readonly string[]> {
      const parties = hub.sessions().filter(({ sessionId }) => hub.isFollowed(tableBetTopic, sessionId))
      const byPlayer = Map.groupBy(parties, ({ id }) => id)
      return new Map([...byPlayer].map(([id, of]) => [id, of.map(({ sessionId }) => sessionId)]))
    }

    return {
      facts: [
        after(tableBetsChanged, ({ key, data: { bets } }) => {
          const waiting = changed.get(key) ?? new Map<string, BetName>()
          for (const bet of bets) waiting.set(bet.id, bet)
          changed.set(key, waiting)
          sendChanged().catch((error) => {
            isReading = false
            log.warn({ err: error }, 'bets at a table that changed could not be read')
          })
        }),
      ],
    }
  },
})
