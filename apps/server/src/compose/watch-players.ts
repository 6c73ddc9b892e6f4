import type { Topic } from '@andon/contract/topic'
import { createLoop } from '@andon/platform/loop'
import type { TopicContexts } from './topic-source.ts'

const everyMs = 5_000

/**
 * Counts the players of each game every five seconds while somebody subscribes to the topic, and calls `onChange` for each game whose number has
 * changed since the last count; 0 is fewer than are shown.
 */
export function watchPlayers(
  { hub, operator, log }: TopicContexts['site'],
  { topic, onChange }: { topic: Topic; onChange(game: { gameCode: string; players: number }): void },
) {
  /** The numbers that readers were sent last; undefined while there are no readers. */
  let known: ReadonlyMap<string, number> | undefined
  let underWay: Promise<ReadonlyMap<string, number>> | undefined
  async function recount(): Promise<ReadonlyMap<string, number>> {
    const { games } = await operator.catalogue.playersNow()
    const now = new Map(games.map(({ gameCode, players }) => [gameCode, players]))
    const before = known ?? now
    known = now
    for (const gameCode of new Set([...before.keys(), ...now.keys()])) {
      const players = now.get(gameCode) ?? 0
      if (players !== (before.get(gameCode) ?? 0)) onChange({ gameCode, players })
    }
    return now
  }
  const count = () => {
    underWay ??= recount().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  const countWhileWatched = async () => {
    if (hub.isWatched(topic)) await count()
    else known = undefined
  }
  const counting = createLoop(countWhileWatched, { everyMs, log, what: 'counting the players of games' })
  counting.start()
  return { count, stop: () => void counting.stop() }
}
