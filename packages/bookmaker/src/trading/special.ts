import type { SettledOutcome } from '../feed/event-record.ts'
import type { Names } from '../model/names.ts'
import type { Sport } from '../model/sports.ts'
import type { CommandBody, OrderedResult } from './trader-command.ts'

/** A special as staff make it: one question with outcomes, of which so many win. */
export interface SpecialTerms {
  readonly name: Names
  readonly sport: Sport
  /** Below which it is listed; null: among the specials of its sport. */
  readonly tournament: Names | null
  /** It takes bets until then. Epoch milliseconds. */
  readonly closesAtMs: number
  readonly winners: number
  readonly outcomes: readonly { readonly id: string; readonly name: Names; readonly price: number }[]
}

/** A special after all orders about it. Another object after each of them. */
export interface Special extends Omit<SpecialTerms, 'outcomes'> {
  readonly market: string
  readonly outcomes: readonly SpecialOutcome[]
  /** The last order about it. */
  readonly order: number
}

export interface SpecialOutcome {
  readonly id: string
  readonly name: Names
  /** In thousandths; null: it takes no bets. */
  readonly price: number | null
  readonly result: SettledOutcome['result'] | null
  /** The share of the stake that plays on, as feeds write it; null without a dead heat. */
  readonly deadHeat: string | null
  readonly isVoid: boolean
}

/** The one market of a special: that with one winner, or with several. */
export const specialMarket = (winners: number) => `${winners === 1 ? 535 : 536}|winners=${winners}`

export function newSpecial({ outcomes, ...terms }: SpecialTerms, order: number): Special {
  return {
    ...terms,
    order,
    market: specialMarket(terms.winners),
    outcomes: outcomes.map((outcome) => ({ ...outcome, result: null, deadHeat: null, isVoid: false })),
  }
}

/** Orders about another market, which it has not, change nothing but the number. */
export function afterOrderOfSpecial(before: Special, body: CommandBody, order: number): Special {
  const special = { ...before, order }
  const each = (change: (outcome: SpecialOutcome) => SpecialOutcome) => ({
    ...special,
    outcomes: special.outcomes.map(change),
  })
  if ('market' in body && body.market !== null && body.market !== before.market) return special
  switch (body.kind) {
    case 'prices': {
      const { prices, closesAtMs } = body
      const changed = each((outcome) => ({ ...outcome, price: priceIn(prices, outcome) }))
      return { ...changed, closesAtMs: closesAtMs ?? before.closesAtMs }
    }
    case 'settle':
      return each((outcome) => {
        const found = body.results.find((one) => one.outcome === outcome.id)
        return found ? { ...outcome, result: found.result, deadHeat: shareOf(found) } : outcome
      })
    case 'takeBack':
      return each((outcome) =>
        body.outcomes.includes(outcome.id) ? { ...outcome, result: null, deadHeat: null } : outcome,
      )
    case 'void':
      if (body.fromMs !== null || body.untilMs !== null) return special
      return each((outcome) => (body.outcomes.includes(outcome.id) ? { ...outcome, isVoid: !body.takenBack } : outcome))
    default:
      return special
  }
}

const priceIn = (prices: Readonly<Record<string, number | null>>, { id, price }: SpecialOutcome) => {
  const changed = Object.hasOwn(prices, id) ? prices[id] : undefined
  return changed === undefined ? price : changed
}

const shareOf = ({ deadHeat }: OrderedResult) =>
  deadHeat && deadHeat.places < deadHeat.tied ? (deadHeat.places / deadHeat.tied).toFixed(12) : null
