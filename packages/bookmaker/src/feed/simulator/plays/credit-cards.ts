import type { Card, Goal } from '../../../markets/match.ts'
import type { PlayerShare } from '../../../pricing/player-counts.ts'
import type { Draw } from '../draw.ts'
import type { Frame, Timeline } from '../timeline.ts'
import { playerDraw } from './credit-players.ts'

/**
 * A football match whose cards have their players: each card is shown to one of the side's players without one, by their weights, so that nobody has two. Who is sent off scores no more: later goals
 * are another player's of the side. All else of the match is the same as without; who is shown a card is drawn after it.
 */
export function creditCards({ frames }: Timeline, players: readonly PlayerShare[], draw: Draw): Timeline {
  if (!players.some(({ booked = 0 }) => booked > 0)) return { frames }
  let cards: readonly Card[] = []
  let goals: readonly Goal[] = []
  let able = players
  let playing = players
  const credited = (card: Card): Card => {
    const player = playerDraw(able, draw, ({ booked = 0 }) => booked)(card.team)?.id ?? null
    able = able.filter(({ id }) => id !== player)
    if (card.kind !== 'yellow') playing = playing.filter(({ id }) => id !== player)
    return { ...card, player }
  }
  const scored = (goal: Goal): Goal =>
    goal.player === null || playing.some(({ id }) => id === goal.player)
      ? goal
      : { ...goal, player: playerDraw(playing, draw)(goal.team)?.id ?? null }
  return {
    frames: frames.map((frame): Frame => {
      const { match } = frame
      const newGoals = match.goals?.slice(goals.length) ?? []
      const newCards = match.cards?.slice(cards.length) ?? []
      if (newGoals.length > 0) goals = [...goals, ...newGoals.map(scored)]
      if (newCards.length > 0) cards = [...cards, ...newCards.map(credited)]
      return { ...frame, match: { ...match, goals: match.goals && goals, cards: match.cards && cards } }
    }),
  }
}
