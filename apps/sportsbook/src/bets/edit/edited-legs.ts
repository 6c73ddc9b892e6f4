import type { SportsReply, SportsRequest } from '@andon/bookmaker/sports-api'
import { type PlacedBet, partsOf } from '../../slip/again/bet-again.ts'
import type { SlipSelection } from '../../slip/selections.ts'
import { legsOf } from '../../slip/slip-bets.ts'

export type EditRequest = SportsRequest<'editBet'>
type Quote = SportsReply<'quoteSlip'>['quote']

/** A selection that a changed bet may have. */
export type Part = Pick<SlipSelection, 'selection' | 'event' | 'names'>

/** The selections of a bet that may stay, those that are decided, which its value counts, and those of the slip that may be added. */
export interface Choice {
  readonly own: readonly Part[]
  readonly decided: readonly Part[]
  readonly offered: readonly Part[]
}

export function choiceOf(bet: PlacedBet, slip: readonly SlipSelection[]): Choice {
  const open = bet.legs.filter(({ result }) => result === null)
  const all = partsOf(bet)
  const own = partsOf({ legs: open })
  const known = new Set(all.map(({ selection }) => selection))
  const mayStay = new Set(own.map(({ selection }) => selection))
  return {
    own,
    decided: all.filter(({ selection }) => !mayStay.has(selection)),
    offered: slip.filter(({ selection }) => !known.has(selection)),
  }
}

/** Those of the choice that the player has ticked, the bet's own first. `ticked` holds the selections that differ from the start: own ones that go, and others that come. */
export const chosenOf = ({ own, offered }: Choice, ticked: ReadonlySet<string>): Part[] => [
  ...own.filter(({ selection }) => !ticked.has(selection)),
  ...offered.filter(({ selection }) => ticked.has(selection)),
]

/** True if the bet would be another one. */
export const isChanged = ({ own, decided }: Choice, ticked: ReadonlySet<string>): boolean =>
  ticked.size > 0 && (own.length > 0 || decided.length > 0)

/** The legs of a changed bet, selections of one event together, and how they are combined: all must win. */
export function legsToAsk(parts: readonly Part[]): Pick<EditRequest, 'combine'> & {
  readonly legs: readonly { readonly selection: string; readonly together: string[] }[]
} {
  const legs = legsOf(parts.map((part) => ({ ...part, sport: '', price: 0, score: null }))).map(
    ({ first, others }) => ({
      selection: first.selection,
      together: others.map(({ selection }) => selection),
    }),
  )
  return { legs, combine: { type: legs.length === 1 ? 'single' : 'fold' } }
}

/** The legs of a quote as a bet asks for them; null while one has no price or takes no bets. */
export function askedLegs(quote: Quote): EditRequest['legs'] | null {
  const legs = quote.legs.flatMap(({ selection, together, price, open, score, redCards }) =>
    price === null || !open
      ? []
      : [
          {
            selection,
            price,
            score,
            redCards,
            together: together.map((part) => part.selection),
            banker: false,
            eachWay: null,
          },
        ],
  )
  return legs.length === quote.legs.length ? legs : null
}
