import { setImmediate as nextTurn } from 'node:timers/promises'
import { kinds } from '@andon/arcade/engines/kinds'
import { tableBetsChanged } from '@andon/arcade/facts'
import { tableBetTopicOf } from '@andon/arcade/game-topics'
import { createLoop } from '@andon/platform/loop'
import { after, gamesSource } from '../../compose/topic-source.ts'

const tableBetTopic = tableBetTopicOf(kinds)

/** Milliseconds in which changes of bets are gathered: a win that is paid at once is then told once, as paid. */
const gatherMs = 30
/** Bets that could not be read are read again after this time. */
const againEveryMs = 1_000

/** Read in one statement. */
const mostAtOnce = 500
/** Sent in one turn of the event loop: each is checked and written by itself. */
const mostInATurn = 50

interface BetName {
  readonly owner: string
  readonly id: string
}

export const source = gamesSource({
  topic: tableBetTopic,
  start: ({ hub, arcade, log }) => {
    const changed = new Map<string, Map<string, BetName>>()

    function note(tableId: string, bets: Iterable<BetName>): void {
      const waiting = changed.get(tableId) ?? new Map<string, BetName>()
      for (const bet of bets) waiting.set(bet.id, bet)
      changed.set(tableId, waiting)
    }

    /** Reads and sends one batch at a time, so that an older state never follows a newer one. */
    async function sendChanged(): Promise<void> {
      for (const [tableId, bets] of changed) {
        changed.delete(tableId)
        try {
          await send(tableId, [...bets.values()])
        } catch (error) {
          note(tableId, bets.values())
          throw error
        }
      }
    }

    async function send(tableId: string, bets: readonly BetName[]): Promise<void> {
      const following = followers()
      const names = bets.filter(({ owner }) => following.has(owner))
      for (let first = 0; first < names.length; first += mostAtOnce) {
        const shown = await arcade.tables.showBets(tableId, names.slice(first, first + mostAtOnce))
        for (const [at, { owner, bet }] of shown.entries()) {
          if (at > 0 && at % mostInATurn === 0) await nextTurn()
          for (const to of following.get(owner) ?? []) hub.publish(tableBetTopic, { to }, bet)
        }
      }
    }

    /** The sessions that follow their bets, by player. */
    function followers(): ReadonlyMap<string, readonly string[]> {
      const parties = hub.sessions().filter(({ sessionId }) => hub.isFollowed(tableBetTopic, sessionId))
      const byPlayer = Map.groupBy(parties, ({ id }) => id)
      return new Map([...byPlayer].map(([id, of]) => [id, of.map(({ sessionId }) => sessionId)]))
    }

    const loop = createLoop(sendChanged, {
      everyMs: againEveryMs,
      gatherMs,
      log,
      what: 'telling players of their bets at tables',
    })
    loop.start()
    return {
      facts: [
        after(tableBetsChanged, ({ key, data: { bets } }) => {
          note(key, bets)
          loop.wakeSoon()
        }),
      ],
      stop: () => void loop.stop(),
    }
  },
})
