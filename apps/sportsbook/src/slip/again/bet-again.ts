import type { SportsClient, SportsReply } from '../../page/api.ts'
import { addSelections, mostSelections, type SlipSelection, slipNow } from '../selections.ts'
import { legsOf, systemsFor } from '../slip-bets.ts'
import { changeSlipForm } from '../slip-form.ts'

export type PlacedBet = SportsReply<'showBet'>['bet']
type Part = Pick<SlipSelection, 'selection' | 'event' | 'sport' | 'names'>

/** What became of a bet's selections: those in the slip now, and those that take no more bets or found no room in it. */
export interface TakenAgain {
  readonly added: readonly Part[]
  readonly gone: readonly Part[]
  readonly left: readonly Part[]
}

/** Every selection of a bet, those with a joint price one by one. */
export const partsOf = ({ legs }: Pick<PlacedBet, 'legs'>): Part[] =>
  legs.flatMap(({ selection, names, together, event, about }) =>
    [{ selection, names }, ...together].map((part) => ({ ...part, event, sport: about?.sport ?? '' })),
  )

/**
 * Puts the selections of a bet into the slip at the prices of now, without a stake; an empty slip also gets the bet's system. Throws what the client throws, and
 * then changes nothing.
 */
export async function takeAgain(client: SportsClient, bet: PlacedBet): Promise<TakenAgain> {
  const parts = partsOf(bet).slice(0, mostSelections)
  const { quotes } = await client.call('quoteSlips', {
    slips: parts.map(({ selection }) => ({
      legs: [{ selection, price: 2000 }], // the reply has the price of now
      combine: { type: 'single' as const },
      stake: { total: 100 },
      boosts: false,
    })),
  })
  const found = parts.map((part, at) => ({ part, now: quotes[at]?.legs[0] }))
  const open = found.flatMap(({ part, now }) =>
    now?.open && now.price !== null ? [{ ...part, price: now.price, score: now.score }] : [],
  )
  const wasEmpty = slipNow().length === 0
  addSelections(open)
  if (wasEmpty && open.length === parts.length) fillIn(bet, open)
  const inSlip = new Set(slipNow().map(({ selection }) => selection))
  const isOpen = new Set(open.map(({ selection }) => selection))
  return {
    added: parts.filter(({ selection }) => inSlip.has(selection) && isOpen.has(selection)),
    gone: parts.filter(({ selection }) => !isOpen.has(selection)),
    left: parts.filter(({ selection }) => isOpen.has(selection) && !inSlip.has(selection)),
  }
}

/** The slip combines the selections as the bet did. */
function fillIn({ legs, lines, eachWay, system: { folds } }: PlacedBet, selections: readonly SlipSelection[]): void {
  if (selections.length < 2) return
  if (lines === (eachWay ? 2 : 1)) {
    changeSlipForm({ mode: 'multiple', combinedEachWay: eachWay })
    return
  }
  const bankers = legs.filter(({ banker }) => banker).map(({ selection }) => selection)
  const system = systemsFor(legsOf(selections).length, bankers.length).find(
    (one) => one.folds.join() === [...folds].join(),
  )
  if (system) changeSlipForm({ mode: 'system', system: system.id, bankers })
}
