import { type BestPlay, bestOf, bestPlay, situationOf } from '@andon/arcade/engines/cards/blackjack/best-play'
import { costOfDecisions, type DecisionCost } from '@andon/arcade/engines/cards/blackjack/decision-costs'
import type { BlackjackTerms } from '@andon/arcade/engines/cards/blackjack/rules'
import type { CardsEvent } from '@andon/arcade/engines/cards/events'
import { sum, toNumber } from '@andon/money/fraction'
import type { KeyValueStorage } from '../../../shell/storage.ts'
import { handOf, openValue, type ShownTable } from './shown-table.ts'

export type Move = DecisionCost['best']

/** The average cost of a player's own decisions against the best ones. In minor units, exact but for the last digits of a float. */
export interface DecisionsCost {
  readonly cost: number
  /** First stakes of the rounds. */
  readonly staked: number
  /** The decisions that were not the best. */
  readonly worse: readonly Pick<DecisionCost, 'hand' | 'made' | 'best'>[]
}

/**
 * The best move of each hand, and what others cost, by the server's own exact maths: every card comes from a fresh deck, so that they depend on nothing but what the player sees. The dealer's hidden card is no part of
 * it.
 */
export function createAdvice(terms: BlackjackTerms) {
  const play: BestPlay = bestPlay(terms)
  return {
    /** For the hand that waits; null if none does. */
    bestMove: (table: ShownTable): Move | null => {
      const { waits } = table
      const dealer = openValue(table)
      if (!waits || dealer === null) return null
      if (waits.actions.includes('insure')) return 'decline'
      return bestOf(play.valuesOf(situationOf(handOf(table, waits.hand)), dealer)).move
    },
    /** `events`: those of a round that has ended. Decisions that the server made, because the player's time had run out, are left out. */
    costOf: (events: readonly CardsEvent[]): DecisionsCost => {
      const dealt = events.find((event) => event.type === 'handsDealt')
      const own = costOfDecisions(play, events).decisions.filter(({ byTimeOut }) => !byTimeOut)
      return {
        cost: toNumber(sum(own.map(({ cost }) => cost))),
        staked: dealt?.hands.reduce((total, { stake }) => total + stake, 0) ?? 0,
        worse: own.filter(({ cost }) => cost.numerator > 0n).map(({ hand, made, best }) => ({ hand, made, best })),
      }
    },
  }
}

export type Advice = ReturnType<typeof createAdvice>

/** The sums of the rounds that were played in this tab, which outlive a reload. */
export function costsKeptIn(storage: KeyValueStorage, key: string) {
  const [cost = 0, staked = 0] = (storage.read(key) ?? '').split(' ').map(Number)
  let sums = Number.isFinite(cost) && Number.isFinite(staked) ? { cost, staked } : { cost: 0, staked: 0 }
  return {
    /** Adds a round; returns what all of them cost, as a share of their first stakes. */
    add: (round: Pick<DecisionsCost, 'cost' | 'staked'>): number => {
      sums = { cost: sums.cost + round.cost, staked: sums.staked + round.staked }
      storage.write(key, `${sums.cost} ${sums.staked}`)
      return shareOf(sums)
    },
  }
}

export function shareOf({ cost, staked }: Pick<DecisionsCost, 'cost' | 'staked'>): number {
  return staked > 0 ? cost / staked : 0
}
