import type { Match, Side } from '../../../markets/match.ts'
import type { Draw } from '../draw.ts'
import type { SquadPlayer } from '../squads.ts'
import type { Timeline } from '../timeline.ts'
import { bySide } from './parts.ts'
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

/** How often a player is booked beside the others, by place in the line-up, from the goal forwards. */
const booked = [0.2, 1, 1, 1, 1, 1.2, 1.2, 1.2, 0.8, 0.8, 0.8]

/** Who has each card of the record, in its order: nobody has two, and nobody who scores or shoots later was sent off. */
export function cardedPlayers({ frames }: Timeline, players: readonly SquadPlayer[], draw: Draw): (string | null)[] {
  const team = bySide(players)
  const last = frames.at(-1)?.match
  const carded: (string | null)[] = []
  frames.forEach(({ match }, place) => {
    for (const { team: side, kind } of addedTo(frames[place - 1]?.match.cards, match.cards)) {
      const able = team[side].filter(({ id }) => {
        const isActive = last && actionsOf(last, id) > actionsOf(match, id)
        return !carded.includes(id) && (kind === 'yellow' || !isActive)
      })
      const weights = able.map((player) => booked[team[side].indexOf(player)] ?? 1)
      carded.push(able[draw.weighted(weights)]?.id ?? null)
    }
  })
  return carded
}

const actionsOf = ({ playerCounts }: Match, player: string): number => playerCounts?.shotsOnTarget?.[player] ?? 0
