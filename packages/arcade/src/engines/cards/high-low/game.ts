import { fraction } from '@andon/money/fraction'
import type { Figures } from '../../figures.ts'
import { createGame, type Game } from '../../game.ts'
import { exactOf } from '../display.ts'
import { highLow, readAction } from './play.ts'
import { type HighLowRules, multipleOf } from './rules.ts'

/** Joins the engine, the rules and their figures. */
export function createHighLow({
  rules,
  figures,
  actWithinHours,
}: {
  rules: HighLowRules
  figures: Figures
  actWithinHours: number
}): Game {
  return createGame({
    engine: highLow,
    rules,
    figures,
    display: {
      engine: 'cards',
      game: {
        play: 'high-low',
        months: rules.months,
        mostSkips: rules.mostSkips,
        mostMultiple: exactOf(multipleOf(rules, fraction(rules.mostOdds))),
      },
      actWithinHours,
    },
    parseChoice: (choice) => (choice === null ? { choice: null } : null),
    parseAction: readAction,
    onlyForServer: ({ type }) => type === 'timeOut',
  })
}
