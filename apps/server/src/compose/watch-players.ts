import type { Topic } from '@andon/contract/topic'
import type { TopicContext } from './topic-source.ts'

const everyMs = 5_000

/**
 * Counts the players of each game every five seconds while somebody subscribes to the topic, and calls `onChange` for each game whose number has
 * changed since the last count; 0 is fewer than are shown.
 */
export function watchPlayers(
  { hub, operator, log }: TopicContext,
  { topic, onChange }: { topic: Topic; onChange(game: { gameCode: string; players: number }): void },
) {
  /** As readers were told; undefined while there are none. */
  let known: ReadonlyMap<string, number> | undefined
  let counting: Promise<ReadonlyMap<string, number>> | undefined
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
    counting ??= recount().finally(() => {
      counting = undefined
    })
    return counting
  }
  const timer = setInterval(() => {
    if (hub.isWatched(topic)) count().catch((error) => log.warn({ err: error }, 'players of games cannot be counted'))
    else known = undefined
  }, everyMs)
  return { count, stop: () => clearInterval(timer) }
}
