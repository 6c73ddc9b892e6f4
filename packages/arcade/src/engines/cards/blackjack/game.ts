import { fraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Figures } from '../../figures.ts'
import { createGame, type Game } from '../../game.ts'
import { exactOf } from '../display.ts'
import { readAction, readLayout } from './actions.ts'
import { insuranceReturn } from './best-play.ts'
import { blackjack } from './play.ts'
import type { BlackjackRules } from './rules.ts'

/** The id of the bet on a place in limits and figures. */
export const handBet = 'hand'

/** Two hands of a split place, each doubled, and insurance of half a stake. */
const mostStaked = fraction(9, 2)

/** Joins the engine, the rules and their figures, which have those of all stakes. */
export function createBlackjack({
  rules,
  figures,
  actWithinHours,
}: {
  rules: BlackjackRules
  figures: Figures
  actWithinHours: number
}): Game {
  const { ofAllStakes } = figures
  assert(ofAllStakes, 'the figures of a game with further stakes say what all stakes return')
  const { mostHands, naturalPays, dealerHitsSoft17, doubleAfterSplit } = rules
  return createGame({
    engine: blackjack,
    rules,
    figures,
    display: {
      engine: 'cards',
      game: {
        play: 'blackjack',
        mostHands,
        naturalPays: { ...naturalPays },
        dealerHitsSoft17,
        doubleAfterSplit,
        insuranceReturn: exactOf(insuranceReturn),
        allStakes: { staked: exactOf(ofAllStakes.staked), rtp: exactOf(ofAllStakes.rtp) },
      },
      actWithinHours,
    },
    parseChoice: readLayout,
    parseAction: readAction,
    onlyForServer: ({ type }) => type === 'timeOut',
    betsOf: (hands) => hands.map(({ stake }) => ({ bet: handBet, amount: stake })),
    mostStaked,
  })
}
