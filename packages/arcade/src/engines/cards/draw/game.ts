import type { Figures } from '../../figures.ts'
import { createGame, type Game } from '../../game.ts'
import { pokerHands } from '../events.ts'
import { fiveCardDraw, readAction } from './play.ts'
import type { DrawRules } from './rules.ts'

/** Joins the engine, the rules and their figures. */
export function createFiveCardDraw({
  rules,
  figures,
  actWithinHours,
}: {
  rules: DrawRules
  figures: Figures
  actWithinHours: number
}): Game {
  return createGame({
    engine: fiveCardDraw,
    rules,
    figures,
    display: {
      engine: 'cards',
      game: {
        play: 'draw',
        pays: pokerHands.filter((hand) => rules.pays[hand] > 0).map((hand) => ({ hand, multiple: rules.pays[hand] })),
      },
      actWithinHours,
    },
    parseChoice: (choice) => (choice === null ? { choice: null } : null),
    parseAction: readAction,
    onlyForServer: ({ type }) => type === 'timeOut',
  })
}
