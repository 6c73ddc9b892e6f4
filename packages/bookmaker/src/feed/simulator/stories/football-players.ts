import type { Side } from '../../../markets/match.ts'
import type { Timeline } from '../timeline.ts'
import { addedTo } from './phases.ts'

/** A shot on target that was held. */
interface HeldShot {
  readonly second: number
  readonly side: Side
  readonly player: string
}

/** The shots on target of the record that were no goals. */
export function heldShotsOf({ frames }: Timeline): HeldShot[] {
  return frames.flatMap(({ second, match }, place) => {
    const before = frames[place - 1]?.match
    const now = match.playerCounts?.shotsOnTarget ?? {}
    return (match.appearances ?? []).flatMap(({ player, team }) => {
      const scored = addedTo(before?.goals, match.goals).filter(
        (goal) => goal.player === player && goal.kind !== 'ownGoal',
      )
      const more = (now[player] ?? 0) - (before?.playerCounts?.shotsOnTarget?.[player] ?? 0) - scored.length
      return Array.from({ length: more }, () => ({ second, side: team, player }))
    })
  })
}

/** Who has each card of the record, in its order. */
export const cardedPlayers = ({ frames }: Timeline): (string | null)[] =>
  (frames.at(-1)?.match.cards ?? []).map(({ player }) => player)
