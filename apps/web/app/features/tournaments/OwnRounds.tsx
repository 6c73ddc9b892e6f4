import { ownRoundsTopic } from '@andon/contract/topics/own-rounds'
import { useTopic } from '../../page/use-topic.ts'

/** Shows nothing: hears of a player's own rounds as they are counted, in whatever tab or device they are played. */
export function OwnRounds({ tournamentId, onCounted }: { tournamentId: string; onCounted(): void }) {
  useTopic(ownRoundsTopic, {}, (event) => {
    if (event === null || event.tournamentId === tournamentId) onCounted() // null: some may have been missed
  })
  return null
}
